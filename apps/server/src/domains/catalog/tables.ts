import type { DocumentKind } from '@mise/contract/catalog/product-document.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Typeface } from '@mise/rules/typefaces.ts';
import {
  boolean,
  char,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, moment, type Texts, texts, unitAmount } from '../../db/columns.ts';
import { documentFile } from '../media/tables.ts';
import { country } from '../shop/tables.ts';

export type ManufacturerContact = {
  legalName: string;
  street: string;
  houseNumber: string;
  postcode: string;
  town: string;
  countryIso: string;
  email: string;
  phone: string;
  fax?: string;
  url?: string;
  contactUrl?: string;
};

export const manufacturer = pgTable('manufacturer', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  externalName: text('external_name').notNull(),
  logo: text('logo'),
  position: integer('position').notNull(),
  contact: jsonb('contact').$type<ManufacturerContact>().notNull(),
  /** EU responsible person (GPSR). */
  responsible: jsonb('responsible').$type<ManufacturerContact>(),
});

export const attribute = pgTable('attribute', {
  id: integer('id').primaryKey(),
  type: text('type').$type<'box' | 'dropdown' | 'image'>().notNull(),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
});

export const attributeValue = pgTable('attribute_value', {
  id: integer('id').primaryKey(),
  attributeId: integer('attribute_id')
    .notNull()
    .references(() => attribute.id),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
  imageUrl: text('image_url'),
});

export const unit = pgTable('unit', {
  id: integer('id').primaryKey(),
  /** UN/ECE Recommendation 20, of packs Recommendation 21 behind an X. */
  code: text('code').notNull(),
  names: texts('names').notNull(),
  plurals: texts('plurals').notNull(),
});

export const availability = pgTable('availability', {
  id: integer('id').primaryKey(),
  averageDays: integer('average_days').notNull(),
  /** Working days until it can leave the house; null: no day can be named. */
  readyMinimumDays: integer('ready_minimum_days'),
  readyMaximumDays: integer('ready_maximum_days'),
  names: texts('names').notNull(),
});

export const tag = pgTable('tag', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  names: texts('names').notNull(),
  color: text('color'),
});

export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id'),
    type: text('type').$type<'item' | 'content'>().notNull(),
    level: integer('level').notNull(),
    position: integer('position').notNull(),
    isCustomersOnly: boolean('is_customers_only').notNull().default(false),
    isInNavigation: boolean('is_in_navigation').notNull(),
    isInSitemap: boolean('is_in_sitemap').notNull(),
    /** Visitors see it; off, operators alone do. */
    isLinked: boolean('is_linked').notNull().default(true),
    imageUrl: text('image_url'),
    image2Url: text('image2_url'),
    /** Grows with every change of the page; a change that names an older one is refused. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('category_parent').on(table.parentId)],
);

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Slugs from the root down, joined by slashes: the address without language prefix. */
    path: text('path').notNull(),
    shortDescription: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    description2: text('description2').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    metaRobots: text('meta_robots').notNull().default('all'),
    canonicalLink: text('canonical_link').notNull().default(''),
    /** Names of templates that clients of the ecosystem show the page with; kept for them. */
    pageView: text('page_view').notNull().default(''),
    itemListView: text('item_list_view').notNull().default(''),
    singleItemView: text('single_item_view').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    uniqueIndex('category_text_path').on(table.language, table.path),
  ],
);

/** Where a category was before: its former paths lead to it, wherever it is now. */
export const categoryRedirect = pgTable(
  'category_redirect',
  {
    language: text('language').$type<Language>().notNull(),
    path: text('path').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.path] }),
    index('category_redirect_category').on(table.categoryId),
  ],
);

/** What a discount coupon means to an item: it may lower the price, must, or never does. */
export type CouponPolicy = 'allowed' | 'required' | 'excluded';

export const item = pgTable('item', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  type: text('type').$type<'default' | 'set'>().notNull(),
  manufacturerId: integer('manufacturer_id').references(() => manufacturer.id),
  mainVariationId: integer('main_variation_id').notNull(),
  conditionId: integer('condition_id').notNull().default(0),
  producingCountryId: integer('producing_country_id').references(() => country.id),
  customsTariffNumber: text('customs_tariff_number'),
  /** Money in another form: sold without VAT, its code is mailed once it is paid. */
  isGiftCard: boolean('is_gift_card').notNull().default(false),
  /** Ordered for again and again. */
  isSubscription: boolean('is_subscription').notNull().default(false),
  couponPolicy: text('coupon_policy').$type<CouponPolicy>().notNull().default('allowed'),
  /** Most that is sold of all its variations together; null: as many as there are. */
  maximumOrderQuantity: integer('maximum_order_quantity'),
  /** All its variations are taken out of the stock of the main one, which counts what they contain. */
  sharesStock: boolean('shares_stock').notNull().default(false),
  /** To whom, and where, it is sold alone; an empty list limits nothing. */
  customerClassIds: integer('customer_class_ids').array().notNull().default([]),
  currencies: text('currencies').array().notNull().default([]),
  languages: text('languages').$type<Language>().array().notNull().default([]),
  shippingCountryIds: integer('shipping_country_ids').array().notNull().default([]),
  /** Written by the reviews (`setRatings`). */
  ratingCount: integer('rating_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  position: integer('position').notNull().default(0),
  /** What search engines are told of its page instead of what the shop says of every item; '' where it is not said. */
  robots: text('robots').notNull().default(''),
  /** Address that its page names as the one to be found, a path without language or a whole address; '': its own. */
  canonicalLink: text('canonical_link').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const itemText = pgTable(
  'item_text',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    description: text('description').notNull().default(''),
    technicalData: text('technical_data').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    urlPath: text('url_path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
);

export const itemCategory = pgTable(
  'item_category',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.categoryId] }),
    index('item_category_category').on(table.categoryId),
  ],
);

export const itemImage = pgTable(
  'item_image',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Address of the picture on this shop: "/media/…". */
    url: text('url').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alts: texts('alts').notNull(),
  },
  (table) => [index('item_image_item').on(table.itemId)],
);

export const variation = pgTable(
  'variation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    number: text('number').notNull().unique(),
    model: text('model').notNull().default(''),
    externalId: text('external_id'),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    availabilityId: integer('availability_id')
      .notNull()
      .references(() => availability.id),
    availableUntil: moment('available_until'),
    releasedAt: moment('released_at'),
    unitId: integer('unit_id')
      .notNull()
      .references(() => unit.id),
    /** Content of one sold unit, in `unit`: 6 for a carton of six, 0.75 for a bottle. */
    unitContent: doublePrecision('unit_content').notNull(),
    /** What the sold unit is called, as a carton; null: the unit itself is sold, or nobody has said. */
    packUnitId: integer('pack_unit_id').references(() => unit.id),
    mayShowUnitPrice: boolean('may_show_unit_price').notNull().default(true),
    vatId: integer('vat_id').notNull(),
    minimumOrderQuantity: integer('minimum_order_quantity').notNull().default(1),
    maximumOrderQuantity: integer('maximum_order_quantity'),
    intervalOrderQuantity: integer('interval_order_quantity').notNull().default(1),
    /** `limited`: sold from stock only; `oversell`: the rest is delivered later; `unlimited`: stock is not counted. */
    stockPolicy: text('stock_policy').$type<'limited' | 'oversell' | 'unlimited'>().notNull(),
    /** When more of it comes in, a day in the shop's time zone; null: not known. */
    restockOn: date('restock_on', { mode: 'string' }),
    /** Working days that the supplier needs for more of it; null: not known. */
    supplierDays: integer('supplier_days'),
    weightG: integer('weight_g').notNull().default(0),
    weightNetG: integer('weight_net_g').notNull().default(0),
    widthMm: integer('width_mm').notNull().default(0),
    heightMm: integer('height_mm').notNull().default(0),
    lengthMm: integer('length_mm').notNull().default(0),
    gtin: text('gtin'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('variation_item').on(table.itemId)],
);

/** One row a variation; taken by conditional UPDATE in ascending variation id (architecture: orders). */
export const stock = pgTable('stock', {
  variationId: integer('variation_id')
    .primaryKey()
    .references(() => variation.id, { onDelete: 'cascade' }),
  quantity: integer('quantity').notNull(),
});

export const variationAttribute = pgTable(
  'variation_attribute',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValue.id),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.attributeId] })],
);

export const variationImage = pgTable(
  'variation_image',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    imageId: integer('image_id')
      .notNull()
      .references(() => itemImage.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.imageId] })],
);

/**
 * A price of a variation, gross. `default` holds from its quantity on (1, or a graduated tier), `recommended` is the
 * manufacturer's, `offer` runs in its period.
 */
export const variationPrice = pgTable(
  'variation_price',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'default' | 'recommended' | 'offer'>().notNull(),
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    amount: unitAmount('amount').notNull(),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.kind, table.minimumQuantity] })],
);

/**
 * What a price was, and when: a row for each amount that a default price or an offer had, the last of which may still hold.
 * The lowest price of 30 days is found in it (price-history.ts); `changeItems` writes it.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'default' | 'offer'>().notNull(),
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    amount: unitAmount('amount').notNull(),
    heldFrom: moment('held_from').notNull(),
    /** The first moment at which it no longer held; null: it still holds. */
    heldUntil: moment('held_until'),
  },
  (table) => [primaryKey({ columns: [table.variationId, table.kind, table.minimumQuantity, table.heldFrom] })],
);

export const propertyGroup = pgTable('property_group', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
});

/** A fact about an item ("Material: porcelain"). */
export const property = pgTable('property', {
  id: integer('id').primaryKey(),
  groupId: integer('group_id')
    .notNull()
    .references(() => propertyGroup.id),
  position: integer('position').notNull(),
  /**
   * `hazard`: the label of a hazardous mixture (packages/rules, `hazard.ts`); `electrical` and `battery`: which kind of
   * equipment it is, and which batteries are in it, that the shop has to take back.
   */
  type: text('type').$type<'text' | 'selection' | 'int' | 'float' | 'hazard' | 'electrical' | 'battery'>().notNull(),
  unit: text('unit'),
  names: texts('names').notNull(),
});

export const itemProperty = pgTable(
  'item_property',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => property.id),
    values: texts('values').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.propertyId] })],
);

export type OrderPropertySelection = {
  id: number;
  names: Texts;
  descriptions: Texts;
  /** Who chooses it wants nothing of the kind ("no embroidery"). */
  isNone?: boolean;
  /** In which a text is shown that is asked for with it. */
  typeface?: Typeface;
};

/** A question about an ordered line ("Engraving"). */
export const orderProperty = pgTable('order_property', {
  id: integer('id').primaryKey(),
  valueType: text('value_type').$type<'empty' | 'text' | 'int' | 'float' | 'selection' | 'file'>().notNull(),
  position: integer('position').notNull(),
  groupId: integer('group_id'),
  names: texts('names').notNull(),
  descriptions: texts('descriptions').notNull(),
  isRequired: boolean('is_required').notNull(),
  isPreSelected: boolean('is_pre_selected').notNull(),
  isMultiline: boolean('is_multiline').notNull(),
  /** Of a text, in characters. */
  maximumLength: integer('maximum_length'),
  /** Of a number, both included. */
  minimumValue: integer('minimum_value'),
  maximumValue: integer('maximum_value'),
  /** Per piece, gross. */
  surcharge: unitAmount('surcharge').notNull(),
  /** VAT id of its own; null: that of the variation. */
  vatId: integer('vat_id'),
  isShownAsAdditionalCosts: boolean('is_shown_as_additional_costs').notNull(),
  /** Those that must be answered with it, where an item asks them too. */
  requiredIds: integer('required_ids').array().notNull().default([]),
  /** Working days that it takes until the goods can leave. */
  leadTimeDays: integer('lead_time_days').notNull().default(0),
  /** Made as the buyer says, so that it cannot be given back. */
  excludesReturn: boolean('excludes_return').notNull().default(false),
  selection: jsonb('selection').$type<OrderPropertySelection[]>().notNull(),
});

export const itemOrderProperty = pgTable(
  'item_order_property',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    orderPropertyId: integer('order_property_id')
      .notNull()
      .references(() => orderProperty.id),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.orderPropertyId] })],
);

/** A data sheet of an item: in which language, null where it has no words; '' as its title where the kind says enough. */
export const itemDocument = pgTable(
  'item_document',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => documentFile.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    language: text('language').$type<Language>(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.fileId] }), index('item_document_file').on(table.fileId)],
);

/** The merchant's own filters. */
export const facet = pgTable('facet', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
  /** Its values are series, each with a page of its own. */
  isSeries: boolean('is_series').notNull().default(false),
});

/**
 * The owner's order of filters, whatever they are made of: "price", "availability", "producer", "facet-6" (one of the merchant's
 * own), "attribute-9". An attribute that does not stand here is no filter; all else follows those that do.
 */
export const filterPosition = pgTable('filter_position', {
  filter: text('filter').primaryKey(),
  position: integer('position').notNull(),
});

export const facetValue = pgTable('facet_value', {
  id: integer('id').primaryKey(),
  facetId: integer('facet_id')
    .notNull()
    .references(() => facet.id),
  position: integer('position').notNull(),
  names: texts('names').notNull(),
});

export const itemFacetValue = pgTable(
  'item_facet_value',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    facetValueId: integer('facet_value_id')
      .notNull()
      .references(() => facetValue.id),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.facetValueId] })],
);

export const itemTag = pgTable(
  'item_tag',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tag.id),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.tagId] }), index('item_tag_tag').on(table.tagId)],
);

export const bundleComponent = pgTable(
  'bundle_component',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id),
    quantity: integer('quantity').notNull(),
    /** The buyer may take another variation of the same item in its place. */
    isChoosable: boolean('is_choosable').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.variationId] })],
);

export const crossSelling = pgTable(
  'cross_selling',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    crossItemId: integer('cross_item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    relation: text('relation').$type<'Accessory' | 'ReplacementPart' | 'Similar' | 'Bundle'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.crossItemId, table.relation] })],
);

/**
 * What search reads: in which items of a run of ids a lexeme stands, as `posting-list.ts` writes it. `changeItems` keeps it
 * right, `pending-search.ts` where a category is called otherwise, `rebuildSearch` writes all of it anew. Who changes what it is made of
 * empties it by a migration: the next start fills it.
 */
export const searchPosting = pgTable(
  'search_posting',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    lexeme: text('lexeme').notNull(),
    /** `runOf` the ids of its items. */
    run: integer('run').notNull(),
    postings: bytea('postings').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.lexeme, table.run] }),
    // Beginnings of words.
    index('search_posting_beginning').on(table.language, table.lexeme.op('text_pattern_ops')),
    index('search_posting_run').on(table.run),
  ],
);

/** Article numbers and the like as they are searched for (`numbers.ts`), whatever the language. */
export const searchNumber = pgTable(
  'search_number',
  {
    number: text('number').notNull(),
    itemId: integer('item_id').notNull(),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.variationId] }),
    index('search_number_beginning').on(table.number.op('text_pattern_ops')),
    index('search_number_item').on(table.itemId),
    index('search_number_variation').on(table.variationId),
  ],
);

/** The shop's own words: for splitting compounds, correcting typing errors and completing what is typed. Processes cache all of them. */
export const searchWord = pgTable(
  'search_word',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    /** Lower case, as it stands in the texts. */
    word: text('word').notNull(),
    /** Without umlauts and accents. */
    folded: text('folded').notNull(),
    /** As it stands in `search_posting.lexeme`. */
    stem: text('stem').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);

/** By the id of a category: what it was called, the names of those above it first. */
export type FormerNames = Record<number, Record<Language, string[]>>;

/** Items that are still found by former names of their categories. An item that is gone may stand here until its turn comes. */
export const searchPending = pgTable('search_pending', {
  itemId: integer('item_id').primaryKey(),
  categories: jsonb('categories').$type<FormerNames>().notNull(),
});

/** The owner's: whoever searches for a term finds what its meaning finds, too. Terms are folded (`fold.ts`). */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    term: text('term').notNull(),
    meaning: text('meaning').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.term, table.meaning] })],
);

/** The owner's: whoever searches for a term is led to a page of the shop. */
export const searchRedirect = pgTable(
  'search_redirect',
  {
    language: char('language', { length: 2 }).$type<Language>().notNull(),
    term: text('term').notNull(),
    /** Without the prefix of the language. */
    path: text('path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.term] })],
);

/** Grows with every change of the catalogue, so that processes see when to drop what they cached of it (catalog-version.ts). */
export const catalogVersion = pgTable('catalog_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});
