import { categoryLink } from '../content/links.ts';
import { scenePath } from '../images/picture-path.ts';
import type { DemoSettings } from '../types.ts';
import { company } from './company.ts';

/**
 * What the owner has set; the contract's setting entries say what each means. Several values of one are separated by line
 * breaks.
 */
export const demoSettings: DemoSettings = {
  shopName: company.shopName,
  currency: 'EUR',
  shopCountryId: '1',
  homepageTitle: 'Startseite',
  homepageTitleEn: 'Home',

  companyName: company.name,
  companyStreet: company.street,
  companyHouseNumber: company.houseNumber,
  companyPostcode: company.postcode,
  companyTown: company.town,
  companyCountryIso: company.countryIso,
  companyEmail: company.email,
  companyPhone: company.phone,
  companyPhoneHours: 'Mo–Fr 8–17 Uhr',
  companyPhoneHoursEn: 'Mon–Fri, 8 am–5 pm (Berlin time)',
  companyManagers: company.managers,
  companyRegister: `${company.registerCourt}, ${company.registerNumber}`,
  companyVatId: company.vatId,

  bankName: company.bank.name,
  bankAccountOwner: company.bank.accountOwner,
  bankAccount: company.bank.account,
  bankCode: company.bank.code,
  bankIban: company.bank.iban,
  bankBic: company.bank.bic,
  preferredDayAdditionalCharge: '1.90',
  preferredDayCutOffHour: '12',
  preferredDayCutOffMinute: '0',
  prepaymentDays: '7',
  invoiceDueDays: '14',

  takeBackPage: categoryLink(912, 'de'),
  takeBackPageEn: categoryLink(912, 'en'),

  dispatchCutOff: '14:00',
  warehouseState: 'HH',

  announcement: 'Versandkostenfrei in Deutschland ab 250 € Warenwert (bis 63 kg)',
  announcementEn: 'Free delivery within Germany on orders of €250 or more (up to 63 kg)',
  footerFacts:
    'Liefertermin mit Datum vor der Bestellung\nNachkauffrist bei vielen Geschirrserien genannt\nKauf auf Rechnung in Deutschland und Österreich\nErsatz bei Transportbruch ohne Rücksendung',
  footerFactsEn:
    'Delivery date stated before you order\nReorder period stated for many tableware ranges\nPurchase on invoice in Germany and Austria\nTransport breakages replaced without a return',

  headerLogo: '/media/logo.svg',
  favicon: '/media/favicon.svg',
  ogTitle: 'Tafelwerk: Ausstattung für Hotels, Restaurants und Caterer',
  ogTitleEn: 'Tafelwerk: equipment for hotels, restaurants and caterers',
  ogImg: scenePath('laid-table', 'desktop'),
  useAvif: 'true',
  useWebp: 'true',

  font: 'Figtree',
  primaryColor: '#14493B',
  secondaryColor: '#B4622D',
  blockSize: 'm',

  metaTitle: 'Tafelwerk: Ausstattung für Hotels, Restaurants und Caterer',
  metaTitleEn: 'Tafelwerk: equipment for hotels, restaurants and caterers',
  metaDescription:
    'Geschirr, Gläser, Besteck, Küchenbedarf und Textilien für Hotels, Restaurants und Caterer. Staffelpreise, Versand ab Lager Hamburg.',
  metaDescriptionEn:
    'Tableware, glassware, cutlery, kitchen equipment and linen for hotels, restaurants and caterers. Quantity discounts, dispatch from Hamburg.',
  metaKeywords: 'Gastronomiebedarf, Hotelbedarf, Geschirr, Gläser, Besteck, Gastronorm, Tischwäsche',
  metaKeywordsEn: 'catering equipment, hotel supplies, tableware, glassware, cutlery, gastronorm, table linen',
  robots: 'all',

  robotsHomepage: 'all',
  robotsContactPage: 'all',
  robotsCancellationRights: 'noindex, nofollow',
  robotsCancellationForm: 'noindex, nofollow',
  robotsLegalDisclosure: 'noindex, nofollow',
  robotsPrivacyPolicy: 'noindex, nofollow',
  robotsTermsAndConditions: 'noindex, nofollow',
  robotsSearchResult: 'noindex',
  robotsAccessibilityDeclarationResult: 'noindex, nofollow',

  cartReaction: 'sideCart',
  quickCheckoutSeconds: '10',

  returnDays: '14',
  areReturnsFree: 'false',

  isOrderContactWishShown: 'true',
  isOrderCustomerSignShown: 'true',
  isTermsConsentRequired: 'true',
  areGuestReviewsAllowed: 'true',
  areReviewsForBuyersOnly: 'false',
  areReviewsShownAtOnce: 'false',
  showConfigurationDrawer: 'false',
};
