import type { StoredSettingKey } from '@mise/contract/shop/read-settings.ts';
import type { Language, Translated } from '@mise/rules/languages.ts';
import type { Typeface } from '@mise/rules/typefaces.ts';

/**
 * The form in which a shop's starting data is written down: what a person types, not what the database stores.
 * Every id is fixed, so that addresses, tests and pictures stay the same from seed to seed.
 *
 * Units: money as a decimal string in euros with up to four places ("0.0138"), mass in grams, lengths in millimetres.
 */

/** The demo shop is written in German and English; a further language may have as much as it likes. */
export type Bilingual<Value> = Translated<Value> & { en: Value };

export type Texts = Bilingual<string>;

/** Euros, up to four decimal places: "3.90", "0.0138". */
export type Euros = string;

export type DemoManufacturer = {
  id: number;
  name: string;
  externalName: string;
  legalName: string;
  street: string;
  houseNumber: string;
  postcode: string;
  town: string;
  countryIso: string;
  email: string;
  phone: string;
  fax?: string;
  url: string;
  contactUrl: string;
  /** EU responsible person (GPSR); absent where the manufacturer is in the EU and answers for itself. */
  responsible?: {
    name: string;
    street: string;
    houseNumber: string;
    postcode: string;
    town: string;
    countryIso: string;
    email: string;
    phone: string;
    contactUrl: string;
  };
  position: number;
};

export type DemoAttribute = {
  id: number;
  type: 'box' | 'dropdown' | 'image';
  position: number;
  name: Texts;
  values: DemoAttributeValue[];
};

export type DemoAttributeValue = {
  id: number;
  position: number;
  name: Texts;
  /** CSS colour of the swatch of an `image` attribute; the drawn swatch stands in for its picture. */
  color?: string;
};

export type DemoUnit = {
  id: number;
  /** UN/ECE Recommendation 20 code: C62 (piece), KGM, LTR, MTR, MLT, GRM, MTK; of packs with an X (Recommendation 21): XCT. */
  code: string;
  name: Texts;
  /** Name in the plural ("Stück", "pieces"). */
  plural: Texts;
};

export type DemoAvailability = {
  id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  averageDays: number;
  /** Working days until it can leave the house; absent: no day can be named. */
  readyDays?: [number, number];
  /** Working days that suppliers usually need for more of what may be oversold. */
  supplierDays?: number;
  name: Texts;
};

export type DemoTag = { id: number; slug: string; name: Texts; color: string };

export type DemoCategory = {
  id: number;
  parentId: number | null;
  type: 'item' | 'content';
  position: number;
  name: Texts;
  /** One path segment per language, lower case, a-z0-9 and hyphens. */
  slug: Texts;
  shortDescription?: Texts;
  /** HTML above the list. */
  description?: Texts;
  /** HTML below the list. */
  description2?: Texts;
  metaTitle?: Texts;
  metaDescription?: Texts;
  /** Needs a login (`right = customer`). */
  customersOnly?: boolean;
  /** Shown in the header navigation (`linklist = Y`). */
  inNavigation: boolean;
  inSitemap: boolean;
  /** Picture drawn for it: a family of `demo/images`. */
  picture?: string;
};

/** A question about the ordered line: engraving, gift wrapping, an artwork file. */
export type DemoOrderProperty = {
  id: number;
  valueType: 'empty' | 'text' | 'int' | 'float' | 'selection' | 'file';
  groupId?: number;
  position: number;
  name: Texts;
  description?: Texts;
  isRequired: boolean;
  isPreSelected: boolean;
  isMultiline?: boolean;
  /** Of a text, in characters. */
  maximumLength?: number;
  /** Of a number, both included. */
  minimumValue?: number;
  maximumValue?: number;
  /** Surcharge per piece, on the same side (net or gross) as the prices. */
  surcharge?: Euros;
  /** VAT id of its own (0 standard, 1 reduced); absent: that of the variation. */
  vatId?: number;
  isShownAsAdditionalCosts?: boolean;
  /** Those that must be answered with it, where an item asks them too. */
  requiredIds?: number[];
  /** Working days that it takes until the goods can leave. */
  leadTimeDays?: number;
  /** Made as the buyer says, so that it cannot be given back. */
  excludesReturn?: boolean;
  /** `isNone`: who chooses it wants nothing of the kind. `typeface`: in which a text is shown that is asked for with it. */
  selection?: { id: number; name: Texts; description?: Texts; isNone?: boolean; typeface?: Typeface }[];
};

/** A fact about a variation: material, dishwasher-safe, energy class. */
export type DemoPropertyGroup = {
  id: number;
  position: number;
  name: Texts;
  properties: {
    id: number;
    position: number;
    name: Texts;
    /** `hazard`: signal word, colon, statements with their codes: "Gefahr: H225 … P210 …". `electrical`, `battery`: taken back as waste. */
    type: 'text' | 'selection' | 'int' | 'float' | 'hazard' | 'electrical' | 'battery';
    unit?: string;
  }[];
};

/** The shop's own filters ("Material", "Spülmaschinenfest"). */
export type DemoFacet = {
  id: number;
  position: number;
  name: Texts;
  /** Its values are series, each with a page of its own. */
  isSeries?: boolean;
  values: { id: number; position: number; name: Texts }[];
};

/** Net or gross as the shop's default customer class says: the demo shop's default prices are gross. */
export type DemoPrice = {
  /** Price per unit sold at quantity 1 (or at the minimum order quantity). */
  price: Euros;
  /** Recommended retail price, above `price`. */
  recommended?: Euros;
  /** Offer below `price`, running now; `lowest30Days` is what was the lowest price of the 30 days before it began. */
  offer?: { price: Euros; lowest30Days: Euros };
  /** Tiers, ascending; each price is the unit price from that quantity on. */
  graduated?: { from: number; price: Euros }[];
};

/** What the energy label of a refrigerator says (Regulation (EU) 2019/2016), and its product information sheet beside that. */
export type DemoEnergy = {
  efficiencyClass: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  kwhAYear: number;
  /** Energy efficiency index, of which the class follows; to one decimal. */
  index: number;
  liters: number;
  /** dB(A) re 1 pW. */
  decibels: number;
  /** Without its packaging: width, height, depth. */
  sizeMm: [width: number, height: number, depth: number];
};

export type DemoVariation = {
  id: number;
  /** Article number as printed on the shelf: "TW-10432-27". */
  number: string;
  /** Attribute value ids, one for each attribute of the item. */
  attributeValueIds: number[];
  unitId: number;
  /** Content of one sold unit in `unitId`: 6 for a carton of six pieces. */
  content: number;
  /** What the sold unit is called; absent: what so much of its unit is usually packed in (catalog/packs.ts). */
  packUnitId?: number;
  price: DemoPrice;
  /** Pieces in stock; absent: not limited by stock. */
  stock?: number;
  /** Sold beyond its stock, the rest is delivered later. */
  canOversell?: boolean;
  availabilityId: DemoAvailability['id'];
  minimumOrderQuantity?: number;
  maximumOrderQuantity?: number;
  intervalOrderQuantity?: number;
  weightG: number;
  widthMm?: number;
  heightMm?: number;
  lengthMm?: number;
  gtin?: string;
  model?: string;
  /** Where an energy label is due. */
  energy?: DemoEnergy;
  isActive?: boolean;
  /** Indexes into the item's `pictures`; absent: all of them. */
  pictures?: number[];
};

export type DemoItemTexts = {
  name: string;
  /** Shorter, for tight places. */
  shortName?: string;
  /** One or two sentences of plain text: what it is and for whom. */
  shortDescription: string;
  /** HTML: p, ul, li, strong, h3 only. */
  description: string;
  /** HTML table or list of facts. */
  technicalData: string;
  metaDescription: string;
  keywords: string;
  /** Path segment(s) of the product's address, without ids. */
  urlPath: string;
};

export type DemoItem = {
  id: number;
  /** null: the shop itself. */
  manufacturerId: number | null;
  /** The first is the default category. */
  categoryIds: number[];
  /** `set`: a bundle that is sold as one. */
  type: 'default' | 'set';
  texts: Bilingual<DemoItemTexts>;
  vatId: 0 | 1 | 2;
  /** Sold without VAT; its code is mailed. */
  isGiftCard?: boolean;
  conditionId?: number;
  producingCountryIso?: string;
  customsTariffNumber?: string;
  attributeIds: number[];
  variations: DemoVariation[];
  /** Descriptive properties (of a DemoPropertyGroup) of all its variations. */
  properties?: { propertyId: number; value: Texts }[];
  /** Order properties that can be chosen. */
  orderPropertyIds?: number[];
  facetValueIds?: number[];
  tagIds?: number[];
  /** Most of all its variations together. */
  maximumOrderQuantity?: number;
  /** Its variations are taken out of one stock: that of the first, in what they contain. */
  sharesStock?: boolean;
  /** To whom, and where, it is sold alone. */
  soldTo?: { customerClassIds?: number[]; currencies?: string[]; languages?: Language[]; countryIsos?: string[] };
  /** `isChoosable`: the buyer may take another variation of the same item. */
  bundle?: { variationId: number; quantity: number; isChoosable?: boolean }[];
  crossSelling?: { itemId: number; relation: 'Accessory' | 'ReplacementPart' | 'Similar' | 'Bundle' }[];
  /** Drawings of `demo/images`: a family and its colour, with the alternative text. */
  pictures: { family: string; tint: string; alt: Texts }[];
  reviews?: {
    rating: 1 | 2 | 3 | 4 | 5;
    author: string;
    title: string;
    text: string;
    language: Language;
    day: string;
    verified: boolean;
    reply?: string;
  }[];
};

export type DemoCountry = {
  id: number;
  iso2: string;
  iso3: string;
  name: Texts;
  position: number;
  isActive: boolean;
  /** Regular expression a postcode must match whole; absent: no postcodes. */
  postcodePattern?: string;
  isStateRequired?: boolean;
  states: { id: number; isoCode: string; name: Texts }[];
  vatCodes: string[];
  isEu: boolean;
};

/** Rates in percent, by VAT id: 0 standard, 1 reduced, 2 zero. */
export type DemoVatRates = { countryIso: string; rates: Record<number, string> };

export type DemoShippingProfile = {
  id: number;
  parcelServiceId: number;
  parcelServiceName: string;
  name: Texts;
  position: number;
  deliveryDays: [number, number];
  /** Where it takes longer. */
  deliveryDaysAbroad?: { countryIsos: string[]; days: [number, number] }[];
  isPickup?: boolean;
  /** Asks for consent to hand e-mail and phone to the carrier. */
  asksPrivacyConsent: boolean;
  privacyAddress: string;
  excludedPaymentMethodIds: number[];
  /** What the carrier does beside the carriage, and to which pickup points it goes; gross, '0.00': for free. `windows`: hours to choose from. */
  services?: {
    countryIsos: string[];
    kind:
      | ('tailLift' | 'deliveryWindow' | 'phoneBeforeArrival')
      | ('preferredDay' | 'preferredLocation' | 'preferredNeighbour' | 'locker' | 'postOffice');
    amount: Euros;
    windows?: string[];
  }[];
  /** Gross amounts; the first matching line of a country wins, `fromItemSum` descending. */
  rates: { countryIsos: string[]; fromItemSum: Euros; upToWeightG?: number; amount: Euros }[];
};

export type DemoPaymentMethod = {
  id: number;
  key: string;
  name: Texts;
  description: Texts;
  icon: string;
  fee: Euros;
  position: number;
  /** Only for these countries of delivery; absent: all. */
  countryIsos?: string[];
  /** Only for these customer classes, and up to which sum on credit; absent: all. */
  classes?: { classId: number; creditLimit?: Euros; isPreselected?: boolean }[];
};

/** Amounts are on the side of the buyer's prices. */
export type DemoCoupon = {
  name: string;
  codes: string[];
  kind: 'fixed' | 'percentage' | 'freeShipping';
  amount?: Euros;
  percent?: string;
  minimumItemSum?: Euros;
  /** The first moment at which it is over. */
  validUntil?: string;
  /** Orders by code; absent: any number. */
  maximumUses?: number;
  customerType?: 'private' | 'business';
  orderedBefore?: 'never' | 'yes';
  includesSpecialOffers?: boolean;
};

export type DemoLegalText = {
  type:
    | 'TermsConditions'
    | 'CancellationRights'
    | 'PrivacyPolicy'
    | 'LegalDisclosure'
    | 'WithdrawalForm'
    | 'AccessibilityDeclaration'
    | 'Shipping';
  html: Texts;
};

export type DemoCustomerClass = { id: number; name: Texts; showsNetPrices: boolean; discountPercent: string };

/** Settings of the shop as they are stored. */
export type DemoSettings = Partial<Record<StoredSettingKey, string>>;

/** A page made of blocks. `identifier`: "index" for the home page or the id of a content category. */
export type DemoPage = { identifier: 'index' | number; blocks: DemoBlock[] };

/**
 * One structure; what is read aloud stands in `texts` and is merged into `content` for the language of the page
 * (`content: { image: { desktop } }` + `texts.de: { image: { alt } }` -> `{ image: { desktop, alt } }`).
 */
export type DemoBlock = {
  name: string;
  type: 'structure' | 'content';
  /** Form of its content (packages/contract/src/content/blocks). */
  version: number;
  uuid: string;
  configuration?: Record<string, unknown>;
  /** Child blocks of a structure block, else the block's own content without its texts. */
  content: DemoBlock[] | Record<string, unknown>;
  texts?: Bilingual<Record<string, unknown>>;
};

/** `term`: what is typed. A path has no language prefix. */
export type DemoSearchTerms = {
  synonyms: { language: Language; term: string; meaning: string }[];
  redirects: { language: Language; term: string; path: string }[];
};
