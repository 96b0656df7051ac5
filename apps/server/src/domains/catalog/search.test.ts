import type { ItemSearchAutocompleteResult, ItemSearchResult, SearchMeta } from '@mise/contract/catalog/search.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let testShop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  testShop = await createTestShop();
  visitor = testShop.visitor();
});
afterAll(() => testShop.close());

async function search(term: string, locale = 'de', more: Record<string, unknown> = {}): Promise<ItemSearchResult> {
  const response = await visitor.send('getSearch', { term, itemsPerPage: 100, ...more }, { headers: { locale } });
  return response.json<{ data: ItemSearchResult }>().data;
}

async function namesOf(term: string, locale?: string): Promise<string[]> {
  return (await search(term, locale)).products.map(({ texts }) => texts.name1);
}

describe('a search finds', () => {
  test.each(['weinglas', 'Weingläser', 'weinglaeser', 'WEINGLASER', 'Wein Glas', 'wein-glas'])(
    'wine glasses by %s',
    async (term) => {
      expect((await namesOf(term))[0]).toContain('weinglas');
    },
  );

  test.each(['Gläser', 'Glas', 'glaser', 'glaeser', 'gläs'])('glasses by %s', async (term) => {
    const names = await namesOf(term);
    expect(names.some((name) => name.startsWith('Rotweinglas'))).toBe(true);
  });

  test.each(['spuelmaschine', 'Spülmaschine', 'spulmaschine', 'spülmasch'])(
    'racks for dishwashers by %s',
    async (term) => {
      expect((await namesOf(term))[0]).toContain('spülmaschinenkorb');
    },
  );

  test.each([
    ['tellr', 'Teller'],
    ['telller', 'Teller'],
    ['pfane', 'pfanne'],
    ['serviten', 'erviette'],
    ['rotwienglas', 'Rotweinglas'],
    ['Porzelanteller', 'eller'],
  ])('what was meant by %s', async (term, name) => {
    expect((await namesOf(term))[0]).toContain(name);
  });

  test.each([
    ['plates', 'plate'],
    ['knifes', 'knife'],
    ['wineglass', 'wine glass'],
    ['espreso cup', 'spresso cup'],
  ])('English words in English: %s', async (term, name) => {
    expect((await namesOf(term, 'en'))[0]).toContain(name);
  });

  test.each(['TW-1001-27-WS', 'tw100127ws', 'TW 1001 27 WS', '9520000100032', 'EB-C27'])(
    'the one variation of a number: %s',
    async (term) => {
      const { products } = await search(term);
      expect(products[0]?.variation).toMatchObject({ id: 10003, number: 'TW-1001-27-WS' });
    },
  );

  test('the item of the beginning of its numbers', async () => {
    const { products } = await search('TW-1001');
    expect(products[0]?.item.id).toBe(1001);
  });

  test('the variation that has what was asked for', async () => {
    const { products } = await search('Teller flach Hallhof 24 cm');
    expect(products[0]?.variation.name).toBe('24 cm');
  });

  test('cakes by Kuchen and kitchens by Küche, each not the other', async () => {
    const cakes = await namesOf('Kuchen');
    const kitchens = await namesOf('Küche');
    expect(cakes.length).toBeGreaterThan(0);
    expect(kitchens[0]).toMatch(/Küche/);
    expect(cakes.filter((name) => /Küche/.test(name))).toEqual([]);
    expect(kitchens.filter((name) => /Kuchen/.test(name))).toEqual([]);
  });

  test.each([
    ['Handtuch sand', 'Sand'],
    ['Teller anthrazit', 'Anthrazit'],
    ['Becher salbei', 'Salbei'],
    ['Schürze schwarz', 'Schwarz'],
  ])('the variation of a color: %s', async (term, color) => {
    const { products } = await search(term);
    expect(products.length).toBeGreaterThan(0);
    expect(products[0]?.variation.name).toContain(color);
  });

  test('by a part of the name together with a number', async () => {
    expect((await search('Coupeteller TW-1001')).products[0]?.item.id).toBe(1001);
    expect((await search('coupe plate 9520000100032', 'en')).products[0]?.variation.id).toBe(10003);
  });

  test('nothing for words that say nothing, and no error', async () => {
    for (const term of ['und', 'xqzwv', "'", '\\', ':*', '&', '((', 'a'.repeat(200), '%', '🍷']) {
      expect((await search(term)).pagination.totals).toBe(0);
    }
  });
});

test('a term that had to be corrected is named, one that was right is not', async () => {
  const metaOf = async (term: string) => (await visitor.send('getSearch', { term })).json().meta;
  expect(await metaOf('tellr')).toMatchObject({ correctedTerm: 'teller' });
  expect(await metaOf('Teller')).toMatchObject({ correctedTerm: null, droppedWords: [] });
});

describe('what became of a term', () => {
  const send = (term: string, locale = 'de', by = visitor) =>
    by.send('getSearch', { term, itemsPerPage: 100 }, { headers: { locale } });
  const metaOf = async (term: string, locale?: string): Promise<SearchMeta> => (await send(term, locale)).json().meta;

  test('the word that says least is left out, and named, where nothing has all of them', async () => {
    expect(await metaOf('Handtuch anthrazit')).toMatchObject({ droppedWords: ['anthrazit'], correctedTerm: null });
    expect(await namesOf('Handtuch anthrazit')).toEqual(await namesOf('Handtuch'));
    expect(await metaOf('xqzwv Weinglas')).toMatchObject({ droppedWords: ['xqzwv'] });
    expect(await metaOf('Weinglas')).toMatchObject({ droppedWords: [] });
  });

  test('a word of three letters lacks one where other words say what is meant', async () => {
    expect(await metaOf('chafing dsh', 'en')).toMatchObject({ correctedTerm: 'chafing dish', droppedWords: [] });
    expect(await namesOf('chafing dsh', 'en')).toEqual(await namesOf('chafing dish', 'en'));
    // By itself it is near to everything, and another letter makes another word.
    expect(await metaOf('dsh', 'en')).toMatchObject({ correctedTerm: null });
    expect(await metaOf('Becher rod')).toMatchObject({ correctedTerm: null, droppedWords: ['rod'] });
  });

  test.each([
    ['Kinderstuhl', 'de'],
    ['Stuhl', 'de'],
    ['Hocker', 'de'],
    ['Barhocker', 'de'],
    ['Hochstuhl', 'de'],
    ['Schuhe', 'de'],
    ['chair', 'en'],
    ['ashtray', 'en'],
    ['curtain', 'en'],
    ['toothpicks', 'en'],
  ])('what the shop does not have is no typing error in what it has: %s', async (term, locale) => {
    expect(await metaOf(term, locale)).toMatchObject({ correctedTerm: null, droppedWords: [] });
    expect(await namesOf(term, locale)).toEqual([]);
  });

  test('nor is it beside other words', async () => {
    expect(await metaOf('Kinder Stuhl')).toMatchObject({ correctedTerm: null, droppedWords: ['stuhl'] });
    expect(await metaOf('high chair', 'en')).toMatchObject({ correctedTerm: null, droppedWords: ['chair'] });
    expect(await metaOf('Catering Party')).toMatchObject({ correctedTerm: null, droppedWords: ['party'] });
  });

  test('what mentions all words by the way is not meant where things are called by one of them', async () => {
    expect(await metaOf('salad dressing', 'en')).toMatchObject({ droppedWords: ['dressing'] });
    expect((await namesOf('salad dressing', 'en'))[0]).not.toMatch(/stoneware/);
    // No thing is called by any of these.
    expect(await metaOf('Biergarten Terrasse')).toMatchObject({ droppedWords: [] });
  });

  test.each([
    ['tea lights', 'en', /candle/],
    ['tealight', 'en', /candle/],
    ['Teelichter', 'de', /kerze/],
    ['Teelicht', 'de', /kerze/],
  ])('a candle for who looks for %s', async (term, locale, name) => {
    expect((await namesOf(term, locale))[0]).toMatch(name);
  });

  test('a compound is split where nothing of it is left over', async () => {
    const names = await namesOf('Serviettenhalter');
    expect(names[0]).toMatch(/serviette/i);
    // "Kellerfalte" and "Husse mit Falten" have the "alter" that is behind "Serviettenh".
    for (const name of names) expect(name).not.toMatch(/schürze|husse/i);
  });

  test('a compound of what the shop does not have is no hit, and what it was read as is said', async () => {
    expect(await metaOf('Serviettenhalter')).toMatchObject({ droppedWords: ['halter'] });
    expect(await namesOf('Serviettenhalter')).toEqual(await namesOf('Servietten'));
    expect(await metaOf('Serviettenhalter weiß')).toMatchObject({ droppedWords: ['halter'] });
    expect(await metaOf('Weißweinglas')).toMatchObject({ droppedWords: [] });
    expect(await metaOf('napkinholder', 'en')).toMatchObject({ droppedWords: ['holder'] });
    expect((await namesOf('napkinholder', 'en'))[0]).toMatch(/napkin/i);
    expect((await namesOf('teapot', 'en'))[0]).toMatch(/teapot/);
    expect((await namesOf('coffeecup', 'en'))[0]).toMatch(/coffee cup/);
    expect((await namesOf('saltshaker', 'en'))[0]).toMatch(/for salt/);
  });

  test('a compound that was typed apart is one: napkins whose texts speak of holding are no holders', async () => {
    for (const term of ['Servietten Halter', 'Servietten Halter weiß']) {
      expect(await metaOf(term)).toMatchObject({ droppedWords: ['halter'], correctedTerm: null });
    }
    expect(await namesOf('Servietten Halter')).toEqual(await namesOf('Servietten'));
    expect(await metaOf('napkin holder', 'en')).toMatchObject({ droppedWords: ['holder'] });
    // What is no thing by itself may be said in any text.
    for (const term of ['Teller Mikrowelle', 'Speisekarten Halter', 'Gläser Korb', 'Korb Gläser']) {
      expect(await metaOf(term)).toMatchObject({ droppedWords: [] });
    }
  });

  test('a word that splits without a rest is not read as the end of it behind something', async () => {
    for (const name of await namesOf('Bierglas')) expect(name).not.toMatch(/Weinprobierglas/);
    expect((await namesOf('Weinprobierglas'))[0]).toMatch(/Weinprobierglas/);
    expect(await namesOf('Weinglas')).toContain('Weinprobierglas nach ISO 3591, 215 ml');
  });

  test('two ways to read the end of a word are no two parts of it', async () => {
    // "Cocktailshaker" ends in "shaker" and, behind "Cocktails", in "haker".
    expect((await namesOf('saltshaker'))[0]).toMatch(/mühle/);
  });

  test('a purchaser who says towel means one of cloth', async () => {
    for (const term of ['Handtuch', 'Handtücher', 'Handtuch weiß']) {
      expect((await namesOf(term))[0]).toMatch(/Frottier/);
    }
    expect((await namesOf('towel', 'en'))[0]).toMatch(/terry towel/);
    expect((await namesOf('Papierhandtücher'))[0]).toMatch(/Falthandtücher/);
  });

  test('the variation that was asked for by a word that the shop does not say', async () => {
    for (const term of ['Salzmühle', 'Salzstreuer']) {
      expect((await search(term)).products[0]?.variation.name).toContain('Salz');
    }
    expect((await search('Teelöffel')).products[0]?.variation.name).toContain('Kaffeelöffel');
    for (const term of ['teaspoon', 'tea spoon']) {
      expect((await search(term, 'en')).products[0]?.variation.name).toContain('Coffee spoon');
    }
  });

  test('words of another language are left out as they are in that language', async () => {
    expect(await metaOf('Handtuch anthrazit', 'en')).toMatchObject({
      droppedWords: ['anthrazit'],
      correctedTerm: null,
    });
    expect((await namesOf('Handtuch anthrazit', 'en'))[0]).toMatch(/towel/i);
    expect(await metaOf('towel anthracite')).toMatchObject({ droppedWords: ['anthracite'] });
  });

  test('a size in a name says no more than the sizes of what is sold in several', async () => {
    for (const name of (await namesOf('GN 1/1 65')).slice(0, 3)) expect(name).toMatch(/^GN-/);
    expect((await namesOf('GN 1/1 65', 'en'))[0]).toMatch(/GN container/);
  });

  test('a figure is left out with its unit', async () => {
    expect(await metaOf('Weinglas 35 cl')).toMatchObject({ droppedWords: ['35', 'cl'] });
    expect(await namesOf('Weinglas 35cl')).toEqual(await namesOf('Weinglas'));
    expect(await metaOf('Weinglas 35 cl', 'en')).toMatchObject({ droppedWords: ['35', 'cl'] });
    expect(await namesOf('Weinglas 35 cl', 'en')).toEqual(await namesOf('Weinglas', 'en'));
  });

  test('words of another language are tried after those of one’s own', async () => {
    expect((await namesOf('Sektglas', 'en'))[0]).toContain('wine flute');
    expect(await metaOf('Sekglas', 'en')).toMatchObject({ correctedTerm: 'sektglas' });
    expect((await namesOf('Sekglas', 'en'))[0]).toContain('wine flute');
    // What the own language has is no typing error in another one.
    const ofBoth = await metaOf('towel anthracite', 'en');
    expect(ofBoth).toMatchObject({ droppedWords: ['anthracite'], correctedTerm: null });
    expect((await namesOf('fish', 'en'))[0]).toMatch(/fish/i);
  });

  test('where nothing is found, words of the shop that are written much alike', async () => {
    const { nearestTerms } = await metaOf('besteqxvjck');
    expect(nearestTerms.length).toBeGreaterThan(0);
    for (const term of nearestTerms) expect((await search(term)).pagination.totals).toBeGreaterThan(0);
    expect(await metaOf('Teller')).toMatchObject({ nearestTerms: [], nearestCategories: [] });
  });

  test('and none that only have some letters in common', async () => {
    expect((await metaOf('Kinderstuhl')).nearestTerms).toEqual(['kinder', 'kinderbesteck']);
    expect((await metaOf('Kochmütze')).nearestTerms).toEqual(expect.arrayContaining(['kochmesser', 'kochschürze']));
    expect(await metaOf('Fahrrad')).toMatchObject({ nearestTerms: [], nearestCategories: [] });
  });

  test('and the categories in which these words stand', async () => {
    const { nearestCategories } = await metaOf('besteqxvjck');
    expect(nearestCategories.length).toBeGreaterThan(0);
    expect(nearestCategories.length).toBeLessThanOrEqual(4);
    expect(nearestCategories[0]).toMatchObject({
      name: expect.stringMatching(/besteck/i),
      url: expect.stringMatching(/^\/besteck/),
    });
  });

  test('the total of a number’s beginning is said to be a part where many begin so', async () => {
    expect(await metaOf('9520')).toMatchObject({ hasMore: true });
    expect(await metaOf('TW-1001')).toMatchObject({ hasMore: false });
  });

  test.each(['TW-1001-27-WS', 'tw 1001 27 ws', '9520000100032'])(
    'the number %s leads to its variation',
    async (term) => {
      expect((await metaOf(term)).redirectTo).toMatch(/_1001_10003$/);
    },
  );

  test('the beginning of a number leads nowhere, nor does a word', async () => {
    for (const term of ['TW-1001', 'Teller']) expect(await metaOf(term)).toMatchObject({ redirectTo: null });
  });

  test('what the owner says of a term holds: a page, a meaning', async () => {
    expect(await metaOf('  versandkosten ')).toMatchObject({ redirectTo: '/shipping' });
    expect((await namesOf('Spüli'))[0]).toContain('Handspülmittel');
  });
});

describe('what is named so stands before what is said to be good for it', () => {
  test.each([
    ['messer', /messer/i, 5],
    ['Teller', /teller/i, 10],
    ['Reiniger', /reiniger/i, 3],
    ['besteck', /besteck/i, 8],
  ])('%s', async (term, name, count) => {
    for (const found of (await namesOf(term)).slice(0, count)) expect(found).toMatch(name);
  });

  test('a knife before what holds knives', async () => {
    const names = await namesOf('messer');
    const place = (part: RegExp) => names.findIndex((name) => part.test(name));
    expect(place(/^Kochmesser/)).toBeLessThan(place(/^Messerrolle/));
    expect(place(/^Messerrolle/)).toBeLessThan(place(/^Tafelbesteck/));
    for (const knife of [/^Kochmesser/, /^Officemesser/, /^Brotmesser/])
      expect(place(knife)).toBeLessThan(place(/^Messbecher/));
  });
});

describe('a word as such or as what a compound is', () => {
  const knives = /^(Koch|Office|Brot|Steak|Ausbein)messer/;

  test('stands before a compound of which it is the first part, and that before what has it otherwise', async () => {
    const names = await namesOf('messer');
    const kinds = names.map((name) => (knives.test(name) ? 'knife' : /^Messer/.test(name) ? 'for knives' : 'other'));
    const places = (kind: string) => kinds.flatMap((one, place) => (one === kind ? [place] : []));
    expect(places('knife')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(Math.max(...places('for knives'))).toBeLessThan(10);
  });

  test('hides what has it in texts alone, or another word of its stem, where things are called so', async () => {
    const { products, pagination } = await search('messer');
    const names = products.map(({ texts }) => texts.name1);
    expect(pagination.totals).toBeLessThan(30);
    // "Durchmesser" in technical data, "Messen" in the name of a category.
    for (const name of [/^Rotweinglas/, /^Coupeteller/, /^Spitzsieb/, /^Schöpfkelle/])
      expect(names.filter((found) => name.test(found))).toEqual([]);
    // What only texts say is found where nothing is called so.
    expect((await search('Moussierpunkt')).pagination.totals).toBeGreaterThan(1);
    expect((await search('Durchmesser')).pagination.totals).toBeGreaterThan(10);
  });

  test('a material, a manufacturer and a keyword are not texts', async () => {
    expect((await search('edelstahl')).pagination.totals).toBeGreaterThan(40);
    expect((await search('Reuthal')).pagination.totals).toBeGreaterThan(40);
    expect(await namesOf('Sektglas')).toContainEqual(expect.stringMatching(/^Champagnerglas/));
  });

  test('a category says nothing of what stands lower in another one', async () => {
    for (const name of await namesOf('becher')) expect(name).not.toMatch(/tasse|kanne/i);
    for (const name of await namesOf('mug', 'en')) expect(name).not.toMatch(/saucer|teapot/i);
  });

  test.each([
    ['glas', /glas/i, 15],
    ['topf', /topf|kessel|kasserolle/i, 6],
    ['pfanne', /pfanne/i, 6],
    ['becher', /becher/i, 8],
    ['gabel', /besteck/i, 8],
    ['löffel', /löffel|besteck/i, 8],
    ['schürze', /schürze|vorbinder/i, 2],
    ['handtuch', /hand|frottiertuch/i, 2],
    ['salz', /^Regeneriersalz/, 1],
  ])('%s', async (term, name, count) => {
    const names = await namesOf(term);
    for (const found of names.slice(0, count)) expect(found).toMatch(name);
  });

  test.each([
    ['knife', /\bknife(,| with|$)/, 7],
    ['plate', /\bplate\b(?! rack)/, 14],
    ['glass', /\b(glass|glasses)$|\bglass\b(?! package)/, 14],
    ['pan', /\bpan\b|skillet/, 5],
    ['towel', /\btowels?\b/, 4],
    ['mug', /\bmug\b/, 6],
    ['cutlery', /cutlery/, 8],
    ['salt', /^Regeneration salt/, 1],
  ])('%s in English, whose compounds are written apart', async (term, name, count) => {
    for (const found of (await namesOf(term, 'en')).slice(0, count)) expect(found).toMatch(name);
  });
});

test('a term of dozens of numbers, or of words, asks the database no more than one of some', async () => {
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => `${from + index * 7}`);
  const asked = (terms: string[]) => countQueries(testShop, () => search(terms.join(' ')));
  // What a process remembers is read by the first of them.
  await asked(numbers(100, 1));
  expect(await asked(numbers(101, 45))).toBeLessThanOrEqual(await asked(numbers(102, 15)));
  const { rows } = await testShop.database.pool.query<{ beginning: string }>(
    "SELECT DISTINCT left(folded, 4) AS beginning FROM search_word WHERE language = 'de' ORDER BY 1 LIMIT 60",
  );
  const beginnings = rows.map(({ beginning }) => beginning);
  expect(await asked(beginnings.slice(0, 40))).toBeLessThanOrEqual(await asked(beginnings.slice(40, 55)));
});

test('what stands nowhere is not looked for', async () => {
  await search('teller');
  expect(await countQueries(testShop, () => search('xqzvwk'))).toBe(0);
  expect(await countQueries(testShop, () => search('xqzvwk jkqxzv'))).toBe(0);
});

test('without a term or tag the answer is empty', async () => {
  expect(await visitor.call('getSearch')).toEqual({});
  expect(await visitor.call('getSearch', { term: '  ' })).toEqual({});
  expect(await visitor.call('getSearch', { page: 2 })).toEqual({});
});

test('pages, facets, sorting and a category narrow down what was found', async () => {
  const all = await search('Teller');
  const page = await search('Teller', 'de', { itemsPerPage: 3, page: 2 });
  expect(page.products.map(({ item }) => item.id)).toEqual(all.products.slice(3, 6).map(({ item }) => item.id));
  expect(page.pagination.totals).toBe(all.products.length);

  const counted = all.facets.flatMap(({ values = [] }) => values).find(({ id }) => id === '5101');
  const porcelain = await search('Teller', 'de', { facets: '5101' });
  expect(porcelain.pagination.totals).toBe(counted?.count);

  const inPlates = await search('Teller', 'de', { categoryId: 11 });
  expect(inPlates.pagination.totals).toBeLessThan(all.pagination.totals);
  const byName = (await search('Teller', 'de', { sort: 'texts.name1_asc' })).products.map(({ texts }) => texts.name1);
  expect(byName).toEqual([...byName].sort(new Intl.Collator('de').compare));
});

test('a tag and a term are looked for together', async () => {
  const tagged = (await visitor.call('getSearch', { tagId: 5, itemsPerPage: 100 })) as ItemSearchResult;
  const both = await search('Teller', 'de', { tagId: 5 });
  expect(both.pagination.totals).toBeGreaterThan(0);
  expect(both.pagination.totals).toBeLessThan(tagged.pagination.totals);
});

describe('while a term is typed', () => {
  const complete = (query?: string, types?: ('category' | 'suggestion')[]): Promise<ItemSearchAutocompleteResult> =>
    visitor.call('getItemSearchAutocomplete', { query, types });

  test('nothing is offered before the first letter', async () => {
    const nothing = { categories: [], items: [], suggestions: [], total: 0 };
    expect(await visitor.call('getItemSearchAutocomplete')).toEqual(nothing);
    expect(await complete('')).toEqual(nothing);
  });

  test('items with address and price, categories, and words that complete it', async () => {
    const { items, categories, suggestions, total } = await complete('weingl');
    expect(items.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(items.length);
    for (const item of items) {
      expect(item).toMatchObject({ afterLabel: expect.stringMatching(/\w/), pack: { unit: 'Stück' } });
      expect(item.url).toMatch(/^\/[a-z0-9/-]+_\d+_\d+$/);
      expect(item.price?.unitPrice.formatted).toMatch(/€$/);
      expect(item.image).toMatch(/^\/media\//);
    }
    expect(categories).toMatchObject([{ label: 'Weingläser', beforeLabel: 'Gläser', url: '/glaeser/weinglaeser' }]);
    expect(suggestions.map(({ label }) => label)).toContain('weingläser');
  });

  test('at most six items', async () => {
    const { items, total } = await complete('teller');
    expect(items).toHaveLength(6);
    expect(total).toBeGreaterThan(6);
  });

  test('only what is asked for', async () => {
    expect(await complete('teller', ['category'])).toMatchObject({ suggestions: [] });
    expect(await complete('teller', ['suggestion'])).toMatchObject({ categories: [] });
  });

  test('no words are offered that texts mention by the way, but colors and sizes are', async () => {
    const labels = async (query: string, locale: string): Promise<string[]> => {
      const response = await visitor.send('getItemSearchAutocomplete', { query }, { headers: { locale } });
      return response.json().data.suggestions.map(({ label }: { label: string }) => label);
    };
    expect(await labels('wine glas', 'en')).toContain('wine glass');
    expect(await labels('wine glas', 'en')).not.toContain('wine glassworks');
    expect(await labels('teller anthr', 'de')).toContain('teller anthrazit');
  });

  test('words are offered only where they lead to something', async () => {
    for (const { label } of (await complete('weißer te')).suggestions) {
      expect((await search(label)).pagination.totals).toBeGreaterThan(0);
    }
  });
});
