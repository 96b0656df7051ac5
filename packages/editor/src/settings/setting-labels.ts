import { languages } from '@mise/rules/languages.ts';
import type { EditorTextId } from '../texts.ts';
import { settingKey } from './setting-key.ts';

/** What the settings are called, by their stored names: at their fields, where an edit of them can be undone, and where others changed them too. */
export const settingLabels = {
  font: 'editor.design.font',
  primaryColor: 'editor.design.primary',
  secondaryColor: 'editor.design.secondary',
  blockSize: 'editor.design.spacing',
  headerLogo: 'editor.general.logo',
  favicon: 'editor.general.favicon',
  ogTitle: 'editor.general.ogTitle',
  ogImg: 'editor.general.ogImage',
  useAvif: 'editor.general.useAvif',
  useWebp: 'editor.general.useWebp',
  cartReaction: 'editor.general.cartReaction',
  quickCheckoutSeconds: 'editor.general.quickCheckoutSeconds',
  dispatchCutOff: 'editor.general.dispatchCutOff',
  warehouseState: 'editor.general.warehouseState',
  warehouseWeekdays: 'editor.general.warehouseWeekdays',
  warehouseClosedDays: 'editor.general.warehouseClosedDays',
  metaTitle: 'editor.seo.title',
  metaDescription: 'editor.seo.description',
  metaKeywords: 'editor.seo.keywords',
  robots: 'editor.seo.robots',
  preferredDayAdditionalCharge: 'editor.general.preferredDayCharge',
  preferredDayExcludedWeekdays: 'editor.general.preferredDayExcluded',
  postNumberRequired: 'editor.general.postNumberRequired',
  mapsApiKey: 'editor.general.mapsApiKey',
  companyCountryIso: 'editor.shop.companyCountry',
  companyEmail: 'editor.shop.companyEmail',
  companyPhone: 'editor.shop.companyPhone',
  companyPhoneHours: 'editor.shop.companyPhoneHours',
  takeBackPage: 'editor.shop.takeBackPage',
  guaranteeNotice: 'editor.shop.guaranteeNotice',
  companyName: 'editor.shop.companyName',
  companyStreet: 'editor.shop.companyStreet',
  companyHouseNumber: 'editor.shop.companyHouseNumber',
  companyPostcode: 'editor.shop.companyPostcode',
  companyTown: 'editor.shop.companyTown',
  companyManagers: 'editor.shop.companyManagers',
  companyRegister: 'editor.shop.companyRegister',
  companyVatId: 'editor.shop.companyVatId',
  isTermsConsentRequired: 'editor.shop.termsConsent',
  isOrderContactWishShown: 'editor.shop.contactWish',
  isOrderCustomerSignShown: 'editor.shop.customerSign',
  isLastSeenShown: 'editor.shop.lastSeen',
  prepaymentDays: 'editor.shop.prepaymentDays',
  invoiceDueDays: 'editor.shop.invoiceDueDays',
  pickupHoldDays: 'editor.shop.pickupHoldDays',
  guestUnpaidMaximum: 'editor.shop.guestUnpaid',
  guestUnpaidStockPercent: 'editor.shop.guestStock',
  returnDays: 'editor.shop.returnDays',
  areReturnsFree: 'editor.shop.freeReturns',
  areReviewsForBuyersOnly: 'editor.shop.buyersOnly',
  areGuestReviewsAllowed: 'editor.shop.guestReviews',
  areReviewsShownAtOnce: 'editor.shop.reviewsAtOnce',
  shopName: 'editor.shop.name',
  homepageTitle: 'editor.shop.homepageTitle',
  announcement: 'editor.shop.announcement',
  footerFacts: 'editor.shop.footerFacts',
  showConfigurationDrawer: 'editor.shop.showEditor',
  preferredDayCutOffHour: 'editor.general.preferredDayCutOff',
  preferredDayCutOffMinute: 'editor.general.preferredDayCutOff',
  robotsHomepage: 'editor.seo.robotsHomepage',
  robotsSearchResult: 'editor.seo.robotsSearchResult',
  robotsLegalDisclosure: 'editor.seo.robotsLegalDisclosure',
  robotsPrivacyPolicy: 'editor.seo.robotsPrivacyPolicy',
  robotsTermsAndConditions: 'editor.seo.robotsTermsAndConditions',
  robotsCancellationRights: 'editor.seo.robotsCancellationRights',
  robotsCancellationForm: 'editor.seo.robotsCancellationForm',
  robotsAccessibilityDeclarationResult: 'editor.seo.robotsAccessibilityDeclarationResult',
} as const satisfies Record<string, EditorTextId>;

export type Setting = keyof typeof settingLabels;

/** Of a stored key, which may carry a language ("metaTitleEn"). */
export function settingOfKey(key: string): Setting | undefined {
  const settings = Object.keys(settingLabels) as Setting[];
  return settings.find((setting) => languages.some((language) => settingKey(setting, language) === key));
}

export function labelOfSetting(key: string): EditorTextId | undefined {
  const setting = settingOfKey(key);
  return setting && settingLabels[setting];
}
