import { describe, expect, it } from 'vitest';
import { demoCatalog } from './catalog.ts';

const { attributes, items } = demoCatalog;
const valueNames = new Map(attributes.flatMap(({ values }) => values.map(({ id, name }) => [id, name.de])));

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
  it.each(['name', 'shortDescription', 'technicalData', 'metaDescription'] as const)(
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

type Variation = (typeof items)[number]['variations'][number];

function capacityOf(attributeValueIds: number[], name: string): number {
  const said = [...attributeValueIds.map((id) => valueNames.get(id)), name].join(' ');
  const [, amount = '0', unit] = /(\d+(?:,\d+)?) (ml|l)\b/.exec(said) ?? [];
  return Number(amount.replace(',', '.')) * (unit === 'l' ? 1000 : 1);
}

function isSingleOf(pack: Variation, other: Variation): boolean {
  const isSameForm = `${other.attributeValueIds.toSorted()}` === `${pack.attributeValueIds.toSorted()}`;
  return isSameForm && other.content === 1 && other.unitId === pack.unitId;
}
