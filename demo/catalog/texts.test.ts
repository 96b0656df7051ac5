import { describe, expect, it } from 'vitest';
import type { DemoItem, Texts } from '../types.ts';
import { demoCatalog } from './catalog.ts';

const { attributes, availabilities, categories, facets, items, orderProperties, propertyGroups, tags, units } =
  demoCatalog;
const languages = ['de', 'en'] as const;

/** First segments that the shop answers itself, so that no category may take them. */
const ownSegments = [
  ...['api', 'assets', 'cancellation-form', 'cancellation-rights', 'cart', 'checkout', 'confirmation', 'contact', 'de'],
  ...[
    'declaration-of-accessibility',
    'en',
    'guest',
    'legal-disclosure',
    'login',
    'mollie-payment',
    'my-account',
    'offer',
  ],
  ...['offline', 'p', 'privacy-policy', 'readonly-checkout', 'reset-password', 'reset-password-success', 'search'],
  ...['set-new-password', 'shipping', 'tag', 'terms-and-conditions', 'wishlist'],
];

const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function everyText(): Texts[] {
  const named = [attributes, availabilities, categories, facets, orderProperties, propertyGroups, tags, units].flat();
  const values = [...attributes, ...facets].flatMap((entry) => entry.values);
  const selections = orderProperties.flatMap(({ selection = [] }) => selection);
  return [
    ...[...named, ...values, ...selections, ...propertyGroups.flatMap(({ properties }) => properties)].map(nameOf),
    ...[...orderProperties, ...selections].map(({ description }) => description).filter((text) => text !== undefined),
    ...units.map(({ plural }) => plural),
    ...categories.flatMap(descriptionsOf),
    ...items.flatMap(({ pictures }) => pictures.map(({ alt }) => alt)),
    ...items.flatMap(({ properties = [] }) => properties.map(({ value }) => value)),
  ];
}

function nameOf({ name }: { name: Texts }): Texts {
  return name;
}

function descriptionsOf(category: (typeof categories)[number]): Texts[] {
  const { shortDescription, description, description2, metaTitle, metaDescription } = category;
  return [shortDescription, description, description2, metaTitle, metaDescription].filter((text) => text !== undefined);
}

function textsOf({ texts }: DemoItem): { de: string; en: string; field: string }[] {
  return (Object.keys(texts.de) as (keyof typeof texts.de)[]).map((field) => ({
    field,
    de: texts.de[field] ?? '',
    en: texts.en[field] ?? '',
  }));
}

describe('texts', () => {
  it('exist in both languages', () => {
    expect(everyText().filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
    for (const item of items) {
      expect(Object.keys(item.texts.en).toSorted()).toEqual(Object.keys(item.texts.de).toSorted());
      expect(textsOf(item).filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
    }
  });

  it('are translated where a sentence is said', () => {
    expect(items.flatMap(textsOf).filter(({ de, en }) => de === en)).toEqual([]);
    expect(items.flatMap(({ pictures }) => pictures).filter(({ alt }) => alt.de === alt.en)).toEqual([]);
    expect(categories.flatMap(descriptionsOf).filter(({ de, en }) => de === en)).toEqual([]);
    expect(categories.filter(({ name }) => name.de === name.en)).toEqual([]);
    expect(availabilities.filter(({ name }) => name.de === name.en)).toEqual([]);
  });

  it('are named once in each language', () => {
    for (const language of languages) {
      const names = items.map(({ texts }) => texts[language].name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('fit where they are shown', () => {
    for (const language of languages) {
      const shown = items.map(({ texts }) => texts[language]);
      expect(shown.filter(({ metaDescription }) => metaDescription.length > 160).map(({ name }) => name)).toEqual([]);
      expect(shown.filter(({ shortName = '' }) => shortName.length > 40).map(({ name }) => name)).toEqual([]);
      expect(shown.filter(({ shortDescription }) => /[<>]/.test(shortDescription)).map(({ name }) => name)).toEqual([]);
      expect(categories.filter(({ metaDescription }) => (metaDescription?.[language].length ?? 0) > 160)).toEqual([]);
    }
  });

  it('use the elements that are allowed and close them', () => {
    const descriptions = [
      ...items.flatMap(({ texts }) => [texts.de.description, texts.en.description]),
      ...categories.flatMap(({ description, description2 }) =>
        [description, description2].flatMap((text) => [text?.de ?? '', text?.en ?? '']),
      ),
    ];
    const tables = items.flatMap(({ texts }) => [texts.de.technicalData, texts.en.technicalData]);
    expect(descriptions.filter((html) => !isWellFormed(html, ['p', 'ul', 'li', 'strong', 'h3']))).toEqual([]);
    expect(tables.filter((html) => !isWellFormed(html, ['table', 'tbody', 'tr', 'th', 'td']))).toEqual([]);
  });
});

describe('addresses', () => {
  it('of items are paths of plain segments, once in each language', () => {
    for (const language of languages) {
      const paths = items.map(({ texts }) => texts[language].urlPath);
      expect(paths.filter((path) => !path.split('/').every((part) => segment.test(part)))).toEqual([]);
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
      expect(paths.filter((path) => ownSegments.includes(path.split('/')[0] ?? ''))).toEqual([]);
    }
  });

  it('of categories are plain segments, once among siblings', () => {
    for (const language of languages) {
      const slugs = categories.map(({ parentId, slug }) => `${parentId} ${slug[language]}`);
      expect(categories.filter(({ slug }) => !segment.test(slug[language]))).toEqual([]);
      expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    }
  });

  it('of root categories take no segment that the shop uses itself', () => {
    const roots = categories.filter(({ parentId }) => parentId === null);
    expect(roots.flatMap(({ slug }) => [slug.de, slug.en]).filter((slug) => ownSegments.includes(slug))).toEqual([]);
  });

  it('of tags are plain segments', () => {
    expect(tags.filter(({ slug }) => !segment.test(slug))).toEqual([]);
  });
});

describe('reviews', () => {
  it('keep the limit of 500 characters and lie in the past of the demo shop', () => {
    const reviews = items.flatMap((item) => item.reviews ?? []);
    expect(reviews.length).toBeGreaterThan(0);
    expect(reviews.filter(({ text, reply = '' }) => text.length > 500 || reply.length > 500)).toEqual([]);
    expect(reviews.filter(({ day }) => !/^202[56]-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(day))).toEqual([]);
  });
});

/** Every element opened is allowed and closed in order, and nothing has an attribute but the scope of a row's header. */
function isWellFormed(html: string, allowed: string[]): boolean {
  const open: string[] = [];
  for (const [, slash, name = '', attributes] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (!allowed.includes(name) || (attributes !== '' && attributes !== ' scope="row"')) {
      return false;
    }
    if (slash === '') {
      open.push(name);
    } else if (open.pop() !== name) {
      return false;
    }
  }
  return open.length === 0 && !/<(?![a-z/])/i.test(html);
}
