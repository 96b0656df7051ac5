import type { NotSoldReason } from '@mise/contract/cart/removal-reasons.ts';
import type { Manufacturer } from '@mise/contract/catalog/item.ts';
import type { Product, ProductBundleComponent } from '@mise/contract/catalog/product.ts';
import type { VariationPropertyGroup } from '@mise/contract/catalog/properties.ts';
import { fewPieces } from '@mise/contract/limits.ts';
import { type Hazard, readHazard } from '@mise/rules/hazard.ts';
import { isDiscontinued } from '@mise/rules/is-discontinued.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { localizeLinks } from '@mise/rules/localize-links.ts';
import { isTakenForGranted } from '@mise/rules/order-answers.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { highestStep, type QuantityRange, quantityRange } from '@mise/rules/quantity-range.ts';
import { remembered } from '@mise/rules/remembered.ts';
import type { Locale } from '../page/locale.ts';
import { type Crumb, toCrumbs } from './breadcrumbs.ts';
import { type EnergyLabel, toEnergyLabel } from './energy-label.ts';
import { keepFigures, keepFiguresInHtml } from './keep-figures.ts';
import { toPack } from './pack.ts';
import { type Picture, pictureOf, toPicture } from './picture.ts';
import { type AnswersOutcome, initialAnswers, outcomeOf } from './product-answers.ts';
import { type ChoiceGroup, packsOfSame, toChoices } from './product-choices.ts';
import { type ProductContacts, toContacts } from './product-contacts.ts';
import { type DataSheet, toDataSheets } from './product-documents.ts';
import type { ProductPrice } from './product-price.ts';
import { type QuestionGroup, toQuestionGroups } from './product-questions.ts';
import { type Rating, toRating } from './rating.ts';
import { toPartName } from './set-part.ts';
import { type StockLight, toOfferLight } from './stock-light.ts';
import { toProductPrice } from './to-product-price.ts';

/** The page of a variation, without the products that go with it. */
export type ProductPage = {
  itemId: number;
  variationId: number;
  href: string;
  name: string;
  articleNumber: string;
  /** `href`: the page of all its items; null where there is none. */
  manufacturer: { name: string; href: string | null };
  /** What it is a piece of. */
  series: { id: number; name: string; href: string }[];
  summary: string;
  crumbs: Crumb[];
  pictures: Picture[];
  rating: Rating | null;
  tags: { id: number; name: string; color: string | null; href: string }[];
  stock: StockLight | null;
  /** Said where little is left, else null. */
  piecesLeft: number | null;
  pack: Pack;
  /** The variations in which the same can be had in other packs, and this one. */
  packIds: number[];
  price: ProductPrice | null;
  energy: EnergyLabel | null;
  choices: ChoiceGroup[];
  /** All variations of the item that can be chosen, where a table of them can be ordered from; else none. */
  variationIds: number[];
  questions: QuestionGroup[];
  /** Of the answers that the questions begin with. */
  outcome: AnswersOutcome;
  purchase: ProductPurchase;
  /** To which countries alone it is delivered; null: to all. */
  deliveredTo: { ids: number[]; names: string } | null;
  /** HTML. */
  description: string;
  technicalData: string;
  facts: { name: string; facts: Fact[] }[];
  /** What stands on the label of a hazardous mixture. */
  hazard: Hazard | null;
  /** What the shop takes back of it as waste, and which kind that is. */
  takeBack: TakeBack[];
  /** What tells this variation apart from the others of its item. */
  attributes: Fact[];
  identifiers: { gtin: string; model: string; origin: string };
  measures: Measures;
  /** New, used, second choice: in the language of the page. */
  condition: string;
  components: BundleComponent[];
  /** To download. */
  dataSheets: DataSheet[];
  contacts: ProductContacts;
};

/** Of one sold unit; what is not known is left out. */
export type Measures = {
  sides: { side: 'length' | 'width' | 'height'; mm: number }[];
  weightG: number | null;
  netWeightG: number | null;
};

export type TakeBack = { kind: 'electrical' | 'battery'; name: string; value: string };

export type Fact = { name: string; value: string };

export type BundleComponent = {
  variationId: number;
  name: string;
  href: string;
  articleNumber: string;
  quantity: number;
  picture: Picture | null;
  energy: EnergyLabel | null;
  /** What may be taken in its place, itself among them; none: nothing is chosen. */
  options: { variationId: number; name: string; isSalable: boolean }[];
};

/**
 * Whether it can be ordered here. `orderMaximum` is the most that the shop sells at once, the rule's maximum may be lower
 * for want of stock.
 */
export type ProductPurchase =
  | { kind: 'order'; rule: QuantityRange; orderMaximum: number | null }
  | { kind: 'unavailable' }
  | { kind: 'discontinued' }
  | { kind: 'notSold'; reason: NotSoldReason };

export function toProductPage(product: Product, { locale, home }: { locale: Locale; home: string }): ProductPage {
  const { texts, item, variation, images } = product;
  const hrefOf = (variationId: number) =>
    pathTo.product(locale, { urlPath: texts.urlPath, itemId: item.id, variationId });
  const purchase = toPurchase(product);
  const attributes = (product.groupedAttributes ?? []).map(({ name, value }) => ({ name, value }));
  const { stock } = variation;
  const groups = toQuestionGroups(product.properties);
  const questions = groups.flatMap((group) => group.questions);
  return {
    itemId: item.id,
    variationId: variation.id,
    href: hrefOf(variation.id),
    name: keepFigures(texts.name1),
    articleNumber: variation.number ?? '',
    manufacturer: toManufacturer([item.manufacturer].flat()[0], locale),
    series: (product.series ?? []).map(({ id, name, slug }) => ({ id, name, href: pathTo.series(locale, slug) })),
    summary: keepFigures(texts.shortDescription ?? ''),
    crumbs: [...toCrumbs(product.breadcrumbs ?? [], home, locale), { label: texts.name1, href: hrefOf(variation.id) }],
    pictures: (images.variation.length > 0 ? images.variation : images.all).map((image) =>
      pictureOf(image, texts.name1),
    ),
    rating: toRating(item),
    tags: (product.tags ?? []).map(({ id, names, color, slug }) => ({
      id,
      name: names.name,
      color: color ?? null,
      href: pathTo.tag(locale, slug),
    })),
    stock: toOfferLight(variation.availability, purchase.kind !== 'unavailable'),
    piecesLeft: purchase.kind === 'order' && typeof stock === 'number' && stock <= fewPieces ? stock : null,
    pack: toPack(product.unit),
    packIds: packsOfSame(product.variationAttributeMap, variation.id),
    price: toProductPrice(product.prices, purchase.kind === 'order' ? purchase.rule.minimum : 1),
    energy: toEnergyLabel(product.energyLabel, locale),
    choices: toChoices(product.variationAttributeMap, variation.id, hrefOf),
    variationIds: tableOf(product),
    questions: groups,
    outcome: outcomeOf(questions, initialAnswers(questions)),
    purchase,
    deliveredTo: item.shippingCountries ? toDeliveredTo(item.shippingCountries, locale) : null,
    description: keepFiguresInHtml(localizeLinks(texts.description ?? '', locale)),
    technicalData: keepFiguresInHtml(localizeLinks(texts.technicalData ?? '', locale)),
    facts: factsBeside([...attributes.map(({ name }) => name), ...rowNames(texts.technicalData ?? '')], {
      groups: product.variationProperties ?? [],
    }),
    attributes,
    hazard: toHazard(product.variationProperties ?? []),
    takeBack: toTakeBack(product.variationProperties ?? []),
    identifiers: {
      gtin: product.seoSettings?.gtin ?? '',
      model: variation.model,
      origin: item.producingCountry?.name ?? '',
    },
    measures: toMeasures(variation),
    condition: [item.condition.names].flat()[0]?.name ?? '',
    components: (product.bundleComponents ?? []).map((component) => toComponent(component, locale)),
    dataSheets: toDataSheets(product.documents ?? [], locale),
    contacts: toContacts(item.manufacturer),
  };
}

function toManufacturer(maker: Manufacturer | undefined, locale: Locale): ProductPage['manufacturer'] {
  const slug = maker?.slug;
  return { name: maker?.externalName ?? '', href: slug === undefined ? null : pathTo.manufacturer(locale, slug) };
}

function toMeasures({ lengthMM, widthMM, heightMM, weightG, weightNetG }: Product['variation']): Measures {
  const sides = [
    { side: 'length' as const, mm: lengthMM ?? 0 },
    { side: 'width' as const, mm: widthMM ?? 0 },
    { side: 'height' as const, mm: heightMM ?? 0 },
  ];
  return {
    sides: sides.filter(({ mm }) => mm > 0),
    weightG: weightG || null,
    netWeightG: weightNetG && weightNetG !== weightG ? weightNetG : null,
  };
}

const listFormat = remembered(
  (locale: Locale) => new Intl.ListFormat(factsOf(locale).locale),
  (locale) => locale,
);

function toDeliveredTo(countries: readonly { id: number; name: string }[], locale: Locale): ProductPage['deliveredTo'] {
  const names = countries.length === 0 ? '' : listFormat(locale).format(countries.map(({ name }) => name));
  return { ids: countries.map(({ id }) => id), names };
}

function toPurchase({ variation, filter, prices, item }: Product): ProductPurchase {
  if (item.notSold) return { kind: 'notSold', reason: item.notSold };
  if (isDiscontinued(variation.availabilityId)) return { kind: 'discontinued' };
  const rule = quantityRange(variation, variation.stock ?? null);
  if (!filter.isSalable || !prices || highestStep(rule) < rule.minimum) return { kind: 'unavailable' };
  const orderMaximum = variation.maximumOrderQuantity ? highestStep(quantityRange(variation, null)) : null;
  return { kind: 'order', rule, orderMaximum };
}

/** What a variation says of itself is not said again of its item. */
function factsBeside(
  names: readonly string[],
  { groups }: { groups: readonly VariationPropertyGroup[] },
): ProductPage['facts'] {
  const said = new Set(names.map(withoutRemark));
  return groups
    .map(toFacts)
    .map(({ name, facts }) => ({ name, facts: facts.filter((fact) => !said.has(withoutRemark(fact.name))) }))
    .filter(({ facts }) => facts.length > 0);
}

/** What the rows of a table of the owner's are about. */
function rowNames(html: string): string[] {
  return [...html.matchAll(/<th\b[^>]*>(.*?)<\/th>/g)].map(([, name = '']) => name);
}

/** "pH-Wert (Konzentrat)" is the same fact as "pH-Wert". */
function withoutRemark(name: string): string {
  return name.replace(/\s*\(.*\)$/, '').toLowerCase();
}

/** What has to be asked of a line is asked on its page, not in a table. */
function tableOf({ variationAttributeMap, properties, item }: Product): number[] {
  if (item.notSold) return [];
  const ids = variationAttributeMap?.variations.map(({ variationId }) => variationId) ?? [];
  const isAsked = properties.some(({ property }) => property.isRequired && !isTakenForGranted(property));
  return ids.length > 1 && !isAsked ? ids : [];
}

/** Facts of these types are shown as labels, not in a table. */
const hazardType = 'hazard';
const takeBackTypes = ['electrical', 'battery'] as const;
const labelTypes: readonly string[] = [hazardType, ...takeBackTypes];

function toHazard(groups: readonly VariationPropertyGroup[]): Hazard | null {
  const label = groups.flatMap(({ properties }) => properties).find(({ cast }) => cast === hazardType);
  return label ? readHazard(label.values.value) : null;
}

function toTakeBack(groups: readonly VariationPropertyGroup[]): TakeBack[] {
  const facts = groups.flatMap(({ properties }) => properties);
  return takeBackTypes.flatMap((kind) =>
    facts
      .filter(({ cast }) => cast === kind)
      .map(({ names, values }) => ({ kind, name: names.name, value: values.value })),
  );
}

function toFacts({ name, properties }: VariationPropertyGroup): ProductPage['facts'][number] {
  return {
    name: name ?? '',
    facts: properties
      .filter(({ cast }) => !labelTypes.includes(cast))
      .map(({ names, values }) => ({ name: names.name, value: values.value }))
      .filter(({ value }) => value !== ''),
  };
}

function toComponent({ quantity, data, options = [] }: ProductBundleComponent, locale: Locale): BundleComponent {
  const { texts, item, variation, images } = data;
  return {
    variationId: variation.id,
    name: options.length > 0 ? texts.name1 : toPartName(data),
    href: pathTo.product(locale, { urlPath: texts.urlPath, itemId: item.id, variationId: variation.id }),
    articleNumber: variation.number ?? '',
    quantity: Number(quantity),
    picture: toPicture(images, texts.name1),
    energy: toEnergyLabel(data.energyLabel, locale),
    options,
  };
}
