import { scenePath } from '../images/picture-path.ts';
import type { DemoSettings } from '../types.ts';
import { company } from './company.ts';

/**
 * Public settings of the shop. A setting that is read aloud stands under its key in the shop's default language (German)
 * and under the key with the language appended ("announcementEn") in the others; several values of one setting are
 * separated by line breaks, lists of codes and numbers by commas.
 */
export const demoSettings: DemoSettings = {
  /** Name in header, page titles and mails. */
  shopName: company.shopName,
  /** Languages of the shop, the default one first. */
  languages: 'de,en',
  defaultLanguage: 'de',
  /** Currency of all prices (ISO 4217). */
  currency: 'EUR',
  /** Country the shop delivers from; decides between domestic, EU and export deliveries. */
  shopCountryId: '1',
  /** Customer class of visitors who are not logged in. */
  defaultCustomerClassId: '1',
  /** Identifier of the page that stands at "/". */
  homepageIdentifier: 'index',
  /** Name of the home page in breadcrumbs and page lists. */
  homepageTitle: 'Startseite',
  homepageTitleEn: 'Home',

  /** Who sells: legal disclosure, mails, documents, structured data. */
  companyName: company.name,
  companyStreet: company.street,
  companyHouseNumber: company.houseNumber,
  companyPostcode: company.postcode,
  companyTown: company.town,
  companyCountryIso: company.countryIso,
  companyEmail: company.email,
  companyPhone: company.phone,
  companyFax: company.fax,
  /** When the telephone is answered. */
  companyPhoneHours: 'Mo–Fr 8–17 Uhr',
  companyPhoneHoursEn: 'Mon–Fri, 8 am–5 pm CET',
  companyManagers: company.managers,
  companyRegister: `${company.registerCourt}, ${company.registerNumber}`,
  companyVatId: company.vatId,

  /** Account for bank transfers: shown on confirmation, mail and documents. */
  bankName: company.bank.name,
  bankAccountOwner: company.bank.accountOwner,
  bankAccount: company.bank.account,
  bankCode: company.bank.code,
  bankIban: company.bank.iban,
  bankBic: company.bank.bic,
  /** Days until a bank transfer in advance must have arrived. */
  prepaymentDays: '7',
  /** Days from receipt of an invoice until it is due. */
  invoiceDueDays: '14',

  /** Line above the header; empty: no line. */
  announcement: 'Versandkostenfrei in Deutschland ab 250 € Warenwert (bis 63 kg)',
  announcementEn: 'Free delivery within Germany on orders of €250 or more (up to 63 kg)',
  /** Short promises above the footer, one per line. */
  footerFacts:
    'Lagerware verlässt am selben Tag das Haus\nNachkaufgarantie zu jeder Geschirrserie\nKauf auf Rechnung in Deutschland und Österreich\nBruchersatz ohne Rücksendung',
  footerFactsEn:
    'Stock items leave the house on the same day\nReorder guarantee for every tableware range\nPurchase on invoice in Germany and Austria\nBreakages replaced without a return',

  /** Branding. Paths are served by the shop itself. */
  headerLogo: '/media/logo.svg',
  favicon: '/media/favicon.svg',
  ogTitle: 'Tafelwerk: Ausstattung für Hotels, Restaurants und Caterer',
  ogTitleEn: 'Tafelwerk: equipment for hotels, restaurants and caterers',
  ogImg: scenePath('laid-table', 'desktop'),
  /** Formats that photographs are converted to. */
  useAvif: 'true',
  useWebp: 'true',

  /** Look: font family, the two colours of the palettes, spacing between blocks (s, m, l, xl). */
  font: 'system-ui',
  primaryColor: '#14493B',
  secondaryColor: '#B4622D',
  blockSize: 'm',

  /** Defaults for pages that set none of their own. */
  metaTitle: 'Tafelwerk: Ausstattung für Hotels, Restaurants und Caterer',
  metaTitleEn: 'Tafelwerk: equipment for hotels, restaurants and caterers',
  metaDescription:
    'Geschirr, Gläser, Besteck, Küchenbedarf und Textilien für Hotels, Restaurants und Caterer. Staffelpreise, Versand am selben Tag ab Lager Hamburg.',
  metaDescriptionEn:
    'Tableware, glassware, cutlery, kitchen equipment and linen for hotels, restaurants and caterers. Quantity prices, same-day dispatch from Hamburg.',
  metaKeywords: 'Gastronomiebedarf, Hotelbedarf, Geschirr, Gläser, Besteck, Gastronorm, Tischwäsche',
  metaKeywordsEn: 'catering equipment, hotel supplies, tableware, glassware, cutlery, gastronorm, table linen',
  robots: 'all',

  /** Robots of the pages that are no category (getRobots answers these). */
  robotsHomepage: 'all',
  robotsContactPage: 'all',
  robotsCancellationRights: 'noindex, nofollow',
  robotsCancellationForm: 'noindex, nofollow',
  robotsLegalDisclosure: 'noindex, nofollow',
  robotsPrivacyPolicy: 'noindex, nofollow',
  robotsTermsAndConditions: 'noindex, nofollow',
  robotsSearchResult: 'noindex',
  robotsAccessibilityDeclarationResult: 'noindex, nofollow',

  /** Lists: default and choices of items per page. */
  defaultItemsPerPage: '20',
  itemsPerPageOptions: '20,40,100',
  /** Seconds until the quick checkout dialog closes by itself; 0: it stays. */
  quickCheckoutSeconds: '10',

  /** Checkout: which optional fields are shown, and whether terms must be ticked. */
  isOrderContactWishShown: 'true',
  isOrderCustomerSignShown: 'true',
  isTermsConsentRequired: 'true',
  /** Shows the editor's drawer to everyone; operators see it anyway. */
  showConfigurationDrawer: 'false',
};
