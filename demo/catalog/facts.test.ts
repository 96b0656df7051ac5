import { describe, expect, it } from 'vitest';
import { demoShop } from '../shop/shop.ts';
import { demoCatalog } from './catalog.ts';

const { attributes, facets, items } = demoCatalog;
const valueNames = new Map(attributes.flatMap(({ values }) => values.map(({ id, name }) => [id, name.de])));

/** Unit in which things are sold by twos. */
const pair = 8;

/** Ids of property-groups.ts. */
const properties = { material: 1, dishwasher: 2, power: 21, voltage: 22, electrical: 25, fabricWeight: 41 };

/** Numbers of a text in the order of their size; those of standards are names. */
function numbersIn(text: string, language: 'de' | 'en'): number[] {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\b(EN|DIN|ISO)[\s\u00a0]*[\d/:-]+/g, ' ')
    .replace(language === 'de' ? /(\d)\.(?=\d{3}\b)/g : /(\d),(?=\d{3}\b)/g, '$1');
  const found = (language === 'de' ? plain.replace(/(\d),(?=\d)/g, '$1.') : plain).match(/\d+(\.\d+)?/g) ?? [];
  return found.map(Number).sort((left, right) => left - right);
}

/** Bars measure in centilitres in German and in millilitres in English. */
function saysTheSame(de: string, en: string): boolean {
  const [left, right] = [numbersIn(de, 'de'), numbersIn(en, 'en')];
  const onlyGerman = left.filter((number) => !right.includes(number));
  const onlyEnglish = right.filter((number) => !left.includes(number));
  const inMillilitres = / cl\b/.test(de) ? onlyGerman.map((number) => number * 10) : onlyGerman;
  return (
    [
      ...inMillilitres.filter((number) => !right.includes(number)),
      ...onlyEnglish.filter((number) => !inMillilitres.includes(number)),
    ].length === 0
  );
}

describe('figures', () => {
  it.each(['name', 'shortDescription', 'description', 'technicalData', 'metaDescription'] as const)(
    'of the %s are the same in both languages',
    (field) => {
      const differing = items.filter(({ texts }) => !saysTheSame(texts.de[field], texts.en[field]));
      expect(differing.map(({ id, texts }) => [id, texts.de[field], texts.en[field]])).toEqual([]);
    },
  );

  it('of properties and pictures are the same in both languages', () => {
    const texts = items.flatMap(({ properties = [], pictures }) => [
      ...properties.map(({ value }) => value),
      ...pictures.map(({ alt }) => alt),
    ]);
    expect(texts.filter(({ de, en }) => !saysTheSame(de, en))).toEqual([]);
  });
});

describe('measures', () => {
  it('of what stands on a stem are those of stemware for the customs', () => {
    const stemmed = items.filter(({ texts }) =>
      /\b(kurze[mn]|langem|gezogenem) Stiel\b/.test(texts.de.shortDescription),
    );
    const glasses = stemmed.filter(({ customsTariffNumber = '' }) => customsTariffNumber.startsWith('7013'));
    expect(glasses.length).toBeGreaterThan(1);
    expect(glasses.filter(({ customsTariffNumber }) => !/^7013(22|28)/.test(customsTariffNumber ?? ''))).toEqual([]);
  });

  it('of how long something keeps are years, as its texts say', () => {
    const shelfLives = items.flatMap(({ properties = [] }) => properties.filter(({ propertyId }) => propertyId === 54));
    expect(shelfLives.length).toBeGreaterThan(0);
    for (const { value } of shelfLives) expect(Number(value.de)).toBeLessThan(10);
  });

  it('of what is mailed are none', () => {
    const mailed = items.filter(({ isGiftCard }) => isGiftCard).flatMap(({ variations }) => variations);
    expect(mailed.length).toBeGreaterThan(0);
    for (const { weightG, lengthMm, widthMm, heightMm } of mailed)
      expect([weightG, lengthMm, widthMm, heightMm]).toEqual([0, 0, 0, 0]);
  });

  it('of a vessel hold what it is said to hold', () => {
    const tooSmall = items.flatMap(({ texts, variations }) =>
      variations.filter((variation) => {
        const { content, lengthMm = 0, widthMm = 0, heightMm = 0 } = variation;
        const millilitres = capacityOf(variation.attributeValueIds, texts.de.name);
        const box = (lengthMm * widthMm * heightMm) / 1000;
        return content === 1 && millilitres > 0 && box > 0 && millilitres > box * 0.85;
      }),
    );
    expect(tooSmall.map(({ number }) => number)).toEqual([]);
  });

  it('of a pack weigh what is in it, and not twice as much', () => {
    const strange = items.flatMap(({ variations }) =>
      variations.filter((pack) => {
        const single = variations.find((each) => isSingleOf(pack, each));
        if (!single || single === pack) return false;
        const share = pack.weightG / (single.weightG * pack.content);
        return share < 0.9 || share > 1.6;
      }),
    );
    expect(strange.map(({ number }) => number)).toEqual([]);
  });

  it('of cloths weigh what their fabric weighs', () => {
    const flatCloths = items.filter(({ categoryIds: [first] }) => [612, 613, 621, 711].includes(first ?? 0));
    const strange = flatCloths.flatMap((item) =>
      item.variations.filter((variation) => {
        const gramsPerSquareMeter = Number(propertyOf(item, properties.fabricWeight));
        const grams = gramsPerSquareMeter * squareMetersOf(variation, item.texts.de.name) * variation.content;
        return grams > 0 && (variation.weightG < grams * 0.95 || variation.weightG > grams * 1.35);
      }),
    );
    expect(strange.map(({ number }) => number)).toEqual([]);
  });

  it('that a table names as weights are those of the variations, without their packaging', () => {
    const differing = items.flatMap((item) => {
      const named = weightsIn(item);
      const stored = piecesOf(item).map(({ grams }) => grams);
      const weights = [...new Set(stored)].sort((left, right) => left - right);
      if (named.length === 0) return [];
      return weights.filter((weight, index) => {
        const candidates = named.length === weights.length ? [named[index] ?? 0] : named;
        return !candidates.some((net) => weight >= net * 0.98 && weight <= net * 1.35 + 150);
      });
    });
    expect(differing).toEqual([]);
  });

  it('that a table names as heights are those of the variations', () => {
    const differing = items.flatMap(({ texts, variations }) => {
      const [, list] = /<th scope="row">Höhe<\/th><td>([\d ,/]+) mm<\/td>/.exec(texts.de.technicalData) ?? [];
      const heights = (list ?? '').split(' / ').map((height) => Number(height.replace(',', '.')));
      const lengths = [...new Set(variations.map(({ lengthMm = 0 }) => lengthMm))].sort((left, right) => left - right);
      const isPerPiece = variations.every(({ content, heightMm }) => content === 1 && heightMm);
      if (!list || !isPerPiece || heights.length !== lengths.length) return [];
      return variations.filter((variation) => {
        // What comes in a box of its own is measured with it.
        const more = (variation.heightMm ?? 0) - (heights[lengths.indexOf(variation.lengthMm ?? 0)] ?? 0);
        return more !== 0 && (more < 8 || more > 60);
      });
    });
    expect(differing.map(({ number }) => number)).toEqual([]);
  });
});

it('countries of origin, and of who makes things and answers for them, are known to the shop by name', () => {
  const known = new Set(demoShop.countries.map(({ iso2 }) => iso2));
  const ofMakers = demoCatalog.manufacturers.flatMap(({ countryIso, responsible }) => [
    countryIso,
    ...(responsible ? [responsible.countryIso] : []),
  ]);
  const named = [...ofMakers, ...items.flatMap(({ producingCountryIso = [] }) => producingCountryIso)];
  expect([...new Set(named)].filter((iso) => !known.has(iso))).toEqual([]);
});

it('what has the name of a series stands in it', () => {
  const series = facets.filter(({ isSeries }) => isSeries).flatMap(({ values }) => values);
  const outside = items.flatMap(({ id, texts, facetValueIds = [] }) =>
    series
      .filter((one) => texts.de.name.split(/[ ,]+/).includes(one.name.de) && !facetValueIds.includes(one.id))
      .map((one) => `${id}: ${one.name.de}`),
  );
  expect(outside).toEqual([]);
});

describe('claims', () => {
  it('about dishwashers are those of the property', () => {
    const contradicting = items.filter((item) => {
      const property = propertyOf(item, properties.dishwasher);
      const said = rowsOf(item).find(([name]) => name === 'Spülmaschine' || name === 'Reinigung')?.[1] ?? '';
      // Of the part that is named first: parts may differ.
      const isSafe = /^(?:\w+:? )?(?:ja|spülmaschinenfest)/i.test(said);
      const [, limit = '100'] = /bis (\d+) °C/.exec(said) ?? [];
      return (
        (property === 'Ja' && said !== '' && (!isSafe || Number(limit) <= 75)) ||
        (property === 'Nein' && isSafe) ||
        (property.startsWith('Ja, bis') && !said.includes(property.replace('Ja, ', '')))
      );
    });
    expect(contradicting.map(({ id }) => id)).toEqual([]);
  });

  it('about dishwashers are those of the filter', () => {
    const filters = { ja: 5201, gläserspülprogramm: 5202, nein: 5203 };
    const contradicting = items.filter((item) => {
      const [, said] = /^(Ja|Gläserspülprogramm|Nein)\b/.exec(propertyOf(item, properties.dishwasher)) ?? [];
      const filter = filters[said?.toLowerCase() as keyof typeof filters];
      return filter !== undefined && !item.facetValueIds?.includes(filter);
    });
    expect(contradicting.map(({ id }) => id)).toEqual([]);
  });

  it('leave to buyers what the law gives them', () => {
    const taking = /Reklamationsgrund|kein Mangel|not a defect|Rückgabe .*ausgeschlossen|no returns/i;
    const limiting = items.filter(({ texts }) => taking.test(texts.de.description + texts.en.description));
    expect(limiting.map(({ id }) => id)).toEqual([]);
  });

  it('of labels stand on the label alone', () => {
    const repeating = items.filter(({ texts }) => /\b[HP]\d{3}\b/.test(texts.de.description + texts.en.description));
    expect(repeating.map(({ id }) => id)).toEqual([]);
  });

  it('that the law asks for are made: fibres, waste equipment, terms of guarantees', () => {
    const textiles = items.filter(({ customsTariffNumber = '' }) => /^(6[123]|6405|9404)/.test(customsTariffNumber));
    const powered = items.filter((item) => [properties.power, properties.voltage].some((id) => propertyOf(item, id)));
    const guaranteed = items.filter(({ texts }) => /\bGarantie\b/.test(texts.de.description));
    expect(textiles.filter((item) => !/\d %/.test(propertyOf(item, properties.material))).map(({ id }) => id)).toEqual(
      [],
    );
    expect(powered.filter((item) => !propertyOf(item, properties.electrical)).map(({ id }) => id)).toEqual([]);
    expect(guaranteed.filter(({ texts }) => !texts.de.description.includes('gesetzlichen Rechte'))).toEqual([]);
    expect([textiles, powered, guaranteed].map(({ length }) => length > 0)).toEqual([true, true, true]);
  });
});

type Item = (typeof items)[number];
type Variation = (typeof items)[number]['variations'][number];

function capacityOf(attributeValueIds: number[], name: string): number {
  const said = [...attributeValueIds.map((id) => valueNames.get(id)), name].join(' ');
  const [, amount = '0', unit] = /(\d+(?:,\d+)?) (ml|l)\b/.exec(said) ?? [];
  return Number(amount.replace(',', '.')) * (unit === 'l' ? 1000 : 1);
}

/** Of what lies flat: "130 × 170 cm" or "Ø 160 cm", in its attributes or its name. */
function squareMetersOf({ attributeValueIds }: Variation, name: string): number {
  const said = [...attributeValueIds.map((id) => valueNames.get(id)), name].join(' ');
  const [, diameter] = /Ø (\d+) cm/.exec(said) ?? [];
  const [, length, width] = /(\d+) × (\d+) cm/.exec(said) ?? [];
  if (diameter) return Math.PI * (Number(diameter) / 200) ** 2;
  return (Number(length ?? 0) * Number(width ?? 0)) / 10_000;
}

function propertyOf({ properties: facts = [] }: Item, id: number): string {
  return facts.find(({ propertyId }) => propertyId === id)?.value.de ?? '';
}

function rowsOf({ texts }: Item): [name: string, value: string][] {
  const rows = texts.de.technicalData.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)/g);
  return [...rows].map(([, name = '', value = '']) => [name, value]);
}

/** Grams of a piece that a table names, ascending: in a row of weights, or in one of a size that is sold. */
function weightsIn(item: Item): number[] {
  const sizes = item.variations.flatMap(({ attributeValueIds }) =>
    attributeValueIds.map((id) => valueNames.get(id) ?? ''),
  );
  const named = rowsOf(item)
    .filter(
      ([name, value]) =>
        name.startsWith('Gewicht') || (/^\d/.test(value) && sizes.some((size) => size !== '' && name.includes(size))),
    )
    .flatMap(([, value]) => {
      const amounts = value.matchAll(/(\d[\d.,]*)(?=(?: (?:\/|bis) [\d.,]+)* (kg|g)\b(?!\/))/g);
      const pieces = value.includes('je Paar') ? 2 : 1;
      return [...amounts].map(
        ([, amount = '', unit]) =>
          (Number(amount.replace('.', '').replace(',', '.')) * (unit === 'kg' ? 1000 : 1)) / pieces,
      );
    });
  return [...new Set(named)].sort((left, right) => left - right);
}

/** What a piece weighs by what is sold: alone, in a pair or in a pack. */
function piecesOf({ variations, type }: Item): { grams: number }[] {
  const counted = type === 'set' ? variations : variations.filter(({ unitId }) => [1, 2, 8, 9].includes(unitId));
  return counted.map(({ weightG, content, unitId }) => ({
    grams: weightG / (unitId === pair ? content * 2 : content),
  }));
}

function isSingleOf(pack: Variation, other: Variation): boolean {
  const isSameForm = `${other.attributeValueIds.toSorted()}` === `${pack.attributeValueIds.toSorted()}`;
  return isSameForm && other.content === 1 && other.unitId === pack.unitId;
}
