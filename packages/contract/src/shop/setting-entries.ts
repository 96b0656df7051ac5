import { languages } from '@mise/rules/languages.ts';
import type { z } from 'zod';
import { sortValues } from '../catalog/sort.ts';
import {
  calendarDays,
  cartReaction,
  codes,
  color,
  country,
  currency,
  days,
  daysOrNone,
  email,
  flag,
  font,
  germanState,
  hour,
  jsonCodes,
  lines,
  minute,
  path,
  percent,
  picture,
  price,
  robots,
  seconds,
  spacing,
  text,
  timeOfDay,
  weekdays,
  weekdaysOrNone,
  whole,
} from './setting-values.ts';

export type SettingEntry = {
  /** Reads the stored text. */
  schema: z.ZodType<unknown, string>;
  /** The text that counts where the owner has set none, or one that cannot be read. */
  default: string;
  /** Anyone may see it: it is among what getSettings answers. */
  isPublic: boolean;
  /** Publishers set it in the editor (setConfiguration). */
  isEditable?: boolean;
  /** It is read by people: there is a text for each language ("announcement", "announcementEn"). */
  isTranslated?: boolean;
  /** It is a list, one entry a line; any other is one line. */
  hasLines?: boolean;
  /** The name under which clients of the ecosystem look for it, where that is not ours. */
  ecosystemName?: string;
  meaning: string;
};

/** Whatever a sort is called that the shop does not know, it answers in its own order. */
const shopsOwnOrder = 'default.recommended_sorting';

const robotsPage = { schema: robots, default: 'all', isPublic: true } as const;
const publicText = { schema: text, default: '', isPublic: true } as const;
const translatedText = { ...publicText, isTranslated: true } as const;
/** For confirmations and mails alone, which the server writes. */
const innerText = { schema: text, default: '', isPublic: false } as const;

/** Everything that the owner of the shop can set. */
export const settingEntries = {
  shopName: { ...publicText, default: 'Mise', isEditable: true, meaning: 'Name in header, page titles and mails.' },
  languages: {
    schema: codes,
    default: languages.join(','),
    isPublic: true,
    ecosystemName: 'languageList',
    meaning: 'Languages of the shop, the default one first.',
  },
  currency: { schema: currency, default: 'GBP', isPublic: true, meaning: 'Currency of all prices (ISO 4217).' },
  shopCountryId: {
    schema: whole,
    default: '1',
    isPublic: true,
    meaning: 'Country the shop sells from: its VAT is contained in prices, and it tells domestic from EU and export.',
  },
  homepageTitle: {
    ...translatedText,
    default: 'Homepage',
    isEditable: true,
    meaning: 'Name of the home page in the list of pages.',
  },

  companyName: { ...publicText, isEditable: true, meaning: 'Who sells, in full: footer, mails, documents.' },
  companyStreet: { ...publicText, isEditable: true, meaning: 'Street of the company.' },
  companyHouseNumber: { ...publicText, isEditable: true, meaning: 'House number of the company.' },
  companyPostcode: { ...publicText, isEditable: true, meaning: 'Postcode of the company.' },
  companyTown: { ...publicText, isEditable: true, meaning: 'Town of the company.' },
  companyCountryIso: {
    ...publicText,
    schema: country,
    isEditable: true,
    meaning: 'Country of the company (ISO 3166, two letters).',
  },
  companyEmail: { ...publicText, schema: email, isEditable: true, meaning: 'Where customers write to.' },
  companyPhone: { ...publicText, isEditable: true, meaning: 'Where customers call.' },
  takeBackPage: {
    ...translatedText,
    schema: path,
    isEditable: true,
    meaning:
      'Page on giving back old equipment and batteries, a path without language; articles that are taken back as waste link it.',
  },
  guaranteeNotice: {
    ...translatedText,
    schema: picture,
    isEditable: true,
    meaning:
      'Picture of the EU notice of the legal guarantee of conformity, as the Commission gives it out; the checkout shows it.',
  },
  companyPhoneHours: { ...translatedText, isEditable: true, meaning: 'When the telephone is answered.' },
  companyManagers: { ...publicText, isEditable: true, meaning: 'Who represents the company: a duty in its letters.' },
  companyRegister: { ...publicText, isEditable: true, meaning: 'Court and number of the commercial register.' },
  companyVatId: { ...publicText, isEditable: true, meaning: 'VAT identification number of the company.' },

  bankName: { ...innerText, meaning: 'Bank of the account that transfers go to.' },
  bankAccountOwner: { ...innerText, meaning: 'Owner of that account.' },
  bankAccount: { ...innerText, meaning: 'Its national number.' },
  bankCode: { ...innerText, meaning: 'National number of the bank.' },
  bankIban: { ...innerText, meaning: 'IBAN of the account.' },
  bankBic: { ...innerText, meaning: 'BIC of the bank.' },
  prepaymentDays: {
    schema: daysOrNone,
    default: '',
    isPublic: false,
    isEditable: true,
    meaning: 'Days until a transfer in advance must have arrived; empty: none are promised.',
  },
  invoiceDueDays: {
    schema: daysOrNone,
    default: '',
    isPublic: false,
    isEditable: true,
    meaning: 'Days from receipt of an invoice until it is due; empty: none are promised.',
  },

  pickupHoldDays: {
    schema: days,
    default: '14',
    isPublic: false,
    isEditable: true,
    meaning:
      'Days for which goods that are paid when they are fetched are set aside, from the day on which they are ready; 0: without end.',
  },

  dispatchCutOff: {
    schema: timeOfDay,
    default: '14:00',
    isPublic: true,
    isEditable: true,
    meaning: 'What lies in stock and is ordered before then leaves the warehouse on the same day (Berlin time).',
  },
  preferredDayAdditionalCharge: {
    schema: price,
    default: '0',
    isPublic: false,
    isEditable: true,
    meaning: 'What a preferred day of delivery costs, gross; 0: nothing.',
  },
  preferredDayCutOffHour: {
    schema: hour,
    default: '12',
    isPublic: false,
    isEditable: true,
    meaning:
      'Hour of the cut-off (Berlin time): what is ordered later is handed to the carrier of preferred days a day later.',
  },
  preferredDayCutOffMinute: {
    schema: minute,
    default: '0',
    isPublic: false,
    isEditable: true,
    meaning: 'Minute of that hour.',
  },
  preferredDayExcludedWeekdays: {
    schema: weekdaysOrNone,
    default: '',
    isPublic: false,
    isEditable: true,
    meaning:
      'Days on which nothing is handed to the carrier of preferred days, beside those on which nothing leaves the warehouse.',
  },
  mapsApiKey: {
    schema: text,
    default: '',
    isPublic: false,
    isEditable: true,
    meaning:
      'Key of a map service, for clients that show pickup points on a map; pages of ours list them. Empty: no map.',
  },
  postNumberRequired: {
    schema: flag,
    default: 'true',
    isPublic: true,
    isEditable: true,
    meaning: 'Whether an address that names a pickup point needs the post number of its recipient.',
  },
  warehouseState: {
    schema: germanState,
    default: '',
    isPublic: true,
    isEditable: true,
    meaning:
      'German state of the warehouse (ISO 3166-2, "HH"), whose holidays hold there; empty: those of the country.',
  },
  warehouseWeekdays: {
    schema: weekdays,
    default: '1,2,3,4,5',
    isPublic: true,
    isEditable: true,
    meaning: 'Days on which goods leave the warehouse; 1 is Monday.',
  },
  warehouseClosedDays: {
    schema: calendarDays,
    hasLines: true,
    default: '',
    isPublic: true,
    isEditable: true,
    meaning: 'Days on which it is closed beside holidays, one a line: "2026-12-24".',
  },

  guestUnpaidMaximum: {
    schema: whole,
    default: '10000',
    isPublic: false,
    isEditable: true,
    meaning: 'What a guest may order without having paid, all such orders together, in whole units of the currency.',
  },
  guestUnpaidStockPercent: {
    schema: percent,
    default: '50',
    isPublic: false,
    isEditable: true,
    meaning: 'How much of the stock of a variation a guest may hold without having paid; 100: all of it.',
  },

  mollieComponents: {
    schema: flag,
    default: 'false',
    isPublic: true,
    meaning: 'Cards are typed on a page of the shop, into fields of Mollie; with a profile id alone.',
  },
  mollieProfileId: { ...publicText, meaning: 'Profile at Mollie for fields of cards, such as pfl_...' },
  molliePreventOrderCreation: {
    schema: flag,
    default: 'false',
    isPublic: true,
    meaning: 'What is paid on a payment page becomes an order only when it is paid; else it is ordered first.',
  },

  announcement: { ...translatedText, isEditable: true, meaning: 'Line above the header; empty: no line.' },
  footerFacts: {
    schema: lines,
    hasLines: true,
    default: '',
    isPublic: true,
    isTranslated: true,
    isEditable: true,
    meaning: 'Short promises above the footer, one a line.',
  },

  headerLogo: { ...publicText, schema: picture, isEditable: true, meaning: 'Picture of the name in header and mails.' },
  favicon: { ...publicText, schema: picture, isEditable: true, meaning: 'Picture in the tab of the browser.' },
  ogTitle: { ...translatedText, isEditable: true, meaning: 'Title of a page that is shared, where the page has none.' },
  ogImg: {
    isEditable: true,
    ...publicText,
    schema: picture,
    ecosystemName: 'ogImage',
    meaning: 'Picture of a page that is shared, where the page has none.',
  },
  useAvif: {
    schema: flag,
    default: 'false',
    isPublic: true,
    isEditable: true,
    meaning: 'Photographs are offered as AVIF too.',
  },
  useWebp: {
    schema: flag,
    default: 'true',
    isPublic: true,
    isEditable: true,
    meaning: 'Photographs are WebP, else JPEG and PNG.',
  },
  font: {
    schema: font,
    default: 'Figtree',
    isPublic: true,
    isEditable: true,
    meaning: 'Font family of the pages (/fonts/meta.json).',
  },
  primaryColor: {
    schema: color,
    default: '#14493B',
    isPublic: true,
    isEditable: true,
    meaning: 'Color of buttons and links.',
  },
  secondaryColor: {
    schema: color,
    default: '#B4622D',
    isPublic: true,
    isEditable: true,
    meaning: 'Color of what stands out.',
  },
  blockSize: {
    isEditable: true,
    schema: spacing,
    default: 'm',
    isPublic: true,
    ecosystemName: 'verticalBlockSize',
    meaning: 'Space between the blocks of a page: s, m, l or xl.',
  },

  metaTitle: {
    ...translatedText,
    isEditable: true,
    meaning: 'Title of the home page in search engines; empty: the name of the shop.',
  },
  metaDescription: {
    ...translatedText,
    isEditable: true,
    meaning: 'Description of pages that have none of their own.',
  },
  metaKeywords: { ...translatedText, isEditable: true, meaning: 'Keywords of pages that have none of their own.' },
  robots: { ...robotsPage, isEditable: true, meaning: 'What search engines may do with pages that say nothing of it.' },
  robotsHomepage: { ...robotsPage, isEditable: true, meaning: 'The same for the home page.' },
  robotsContactPage: { ...robotsPage, meaning: 'The same for the contact page.' },
  robotsCancellationRights: { ...robotsPage, isEditable: true, meaning: 'The same for the cancellation rights.' },
  robotsCancellationForm: { ...robotsPage, isEditable: true, meaning: 'The same for the cancellation form.' },
  robotsLegalDisclosure: { ...robotsPage, isEditable: true, meaning: 'The same for the legal disclosure.' },
  robotsPrivacyPolicy: { ...robotsPage, isEditable: true, meaning: 'The same for the privacy policy.' },
  robotsTermsAndConditions: { ...robotsPage, isEditable: true, meaning: 'The same for the terms and conditions.' },
  robotsSearchResult: { ...robotsPage, isEditable: true, meaning: 'The same for results of a search.' },
  robotsAccessibilityDeclarationResult: {
    ...robotsPage,
    isEditable: true,
    meaning: 'The same for the declaration of accessibility.',
  },

  availableSortingOptions: {
    schema: jsonCodes,
    default: JSON.stringify([shopsOwnOrder, ...sortValues]),
    isPublic: true,
    meaning: 'Orders that a list can be put into.',
  },
  defaultSortingOption: { ...publicText, default: shopsOwnOrder, meaning: 'Order of a list that nobody has sorted.' },
  cartReaction: {
    schema: cartReaction,
    default: 'sideCart',
    isPublic: true,
    isEditable: true,
    meaning:
      'What shows that an article was added: the cart beside the page (sideCart), a message (notification), or a dialog that leads to the checkout (quickCheckout).',
  },
  quickCheckoutSeconds: {
    schema: seconds,
    default: '10',
    isPublic: true,
    isEditable: true,
    meaning: 'Seconds until that dialog closes by itself; 0: it stays.',
  },
  returnDays: {
    schema: days,
    default: '0',
    isPublic: false,
    isEditable: true,
    meaning: 'Days in which consumers may give back what came, as search engines are told; 0: nothing is said of it.',
  },
  areReturnsFree: {
    schema: flag,
    default: 'false',
    isPublic: false,
    isEditable: true,
    meaning: 'The shop pays for sending it back.',
  },
  isLastSeenShown: {
    schema: flag,
    default: 'true',
    isPublic: true,
    isEditable: true,
    meaning: 'Home and product pages show which articles this browser showed last; it alone remembers them.',
  },
  isOrderContactWishShown: {
    schema: flag,
    default: 'true',
    isPublic: true,
    ecosystemName: 'showCustomerWishComponent',
    isEditable: true,
    meaning: 'The checkout has a field for words to the shop.',
  },
  isOrderCustomerSignShown: {
    schema: flag,
    default: 'true',
    isPublic: true,
    ecosystemName: 'showCustomerReferenceComponent',
    isEditable: true,
    meaning: "The checkout has a field for the buyer's own sign.",
  },
  isTermsConsentRequired: {
    schema: flag,
    default: 'true',
    isPublic: true,
    isEditable: true,
    meaning: 'Whoever orders ticks a box to accept the terms; else the checkout says that they hold.',
  },
  areGuestReviewsAllowed: {
    schema: flag,
    default: 'true',
    isPublic: true,
    isEditable: true,
    meaning: 'Guests may review what they ordered, by the key of the order.',
  },
  areReviewsForBuyersOnly: {
    schema: flag,
    default: 'false',
    isPublic: true,
    isEditable: true,
    meaning: 'Only those who bought an item here may review it.',
  },
  areReviewsShownAtOnce: {
    schema: flag,
    default: 'false',
    isPublic: true,
    isEditable: true,
    meaning: 'A review is visible as soon as it is written; otherwise the shop releases it.',
  },
  operatorFactorRequired: {
    schema: flag,
    default: 'false',
    isPublic: false,
    meaning: 'Every operator needs a second factor beside the password.',
  },
  showConfigurationDrawer: {
    schema: flag,
    default: 'false',
    isPublic: true,
    isEditable: true,
    meaning: 'Whoever is logged in as an operator sees the editor on every page, without having asked for it.',
  },
} as const satisfies Record<string, SettingEntry>;
