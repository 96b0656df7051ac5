import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInOperator } from '../../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../../testing/test-shop.ts';

let test: TestShop;
let publisher: TestVisitor;
beforeAll(async () => {
  test = await createTestShop();
  publisher = await signInOperator(test, 'publisher');
});
afterAll(() => test.close());

function query(statement: string, values: unknown[] = []) {
  return test.database.pool.query(statement, values);
}

/** What an address leads to: the id of the page there, or why it leads nowhere. */
async function pageAt(path: string, locale = 'de') {
  const answer = await test.visitor().send('getFacet', [{ categoryUrlPath: path }], { headers: { locale } });
  const { data, key, cause } = answer.json();
  return data ? data.category.id : { key, ...(cause && { cause }) };
}

async function entryIn(id: number, locale: string): Promise<CategoryEntry> {
  const answer = await publisher.send('getCategoryById', [{ categoryId: id }], { headers: { locale } });
  return answer.json().data.entries[0];
}

function addPage(name: string, parentCategoryId: number | null = null, type: 'item' | 'content' = 'content') {
  return publisher.call('doAddCategory', { name, type, parentCategoryId });
}

describe('lists of pages', () => {
  it('are filtered, sorted and counted', async () => {
    const { rows } = await query("SELECT id FROM category WHERE level = 1 AND type = 'item' ORDER BY position, id");
    const asked = { level: 1, type: 'item', sortBy: 'position_asc', itemsPerPage: 2 } as const;
    const first = await publisher.call('getCategoriesSearch', asked);
    expect(first.entries.map(({ id }) => id)).toEqual(rows.slice(0, 2).map(({ id }) => id));
    expect(first).toMatchObject({
      page: 1,
      totalsCount: rows.length,
      isLastPage: false,
      firstOnPage: 1,
      lastOnPage: 2,
    });
    const last = await publisher.call('getCategoriesSearch', { ...asked, page: first.lastPageNumber });
    expect(last).toMatchObject({ isLastPage: true, lastOnPage: rows.length });
    const pinned = await publisher.call('getCategoriesSearch', { ...asked, pinnedId: rows.at(-1)?.id });
    expect(pinned.entries[0]?.id).toBe(rows.at(-1)?.id);
  });

  it('find a part of a name in any language, and have what is below a page', async () => {
    const found = await publisher.call('getCategoriesSearch', { name: 'tablewa' });
    expect(found.entries.map(({ id }) => id)).toContain(1);
    const children = await publisher.call('getChildCategories', { parentCategoryId: 1 });
    expect(children.entries.length).toBeGreaterThan(1);
    expect(children.entries.every(({ parentCategoryId }) => parentCategoryId === 1)).toBe(true);
  });
});

describe('a new page', () => {
  it('stands last, in every language, seen by everyone and in no navigation yet', async () => {
    const page = await addPage('Über unsere Küche');
    expect(page).toMatchObject({
      type: 'content',
      linklist: 'N',
      right: 'all',
      sitemap: 'Y',
      isLinkedToWebstore: true,
    });
    expect(page.details[0]).toMatchObject({ name: 'Über unsere Küche', nameUrl: 'ueber-unsere-kueche' });
    expect(await pageAt('/ueber-unsere-kueche')).toBe(page.id);
    expect(await pageAt('/ueber-unsere-kueche', 'en')).toBe(page.id);
  });

  it('with the name of another, or of a page of the shop, has a number in its address', async () => {
    const [first, second] = [await addPage('Karte'), await addPage('Karte')];
    expect([first, second].map(({ details }) => details[0]?.nameUrl)).toEqual(['karte', 'karte-2']);
    expect((await addPage('Cart')).details[0]?.nameUrl).toBe('cart-2');
  });

  it('needs a parent that is there', async () => {
    await expect(addPage('Nirgends', 2_000_000)).rejects.toMatchObject({ key: 'categoryNotFound' });
  });
});

describe('settings', () => {
  it('are kept in the language they are written in, with all their fields', async () => {
    const { id, version } = await addPage('Pressespiegel');
    const words = {
      name: 'In the press',
      nameUrl: 'press',
      metaTitle: 'Press',
      metaDescription: 'What others\nwrite',
      metaKeywords: 'press, news',
      metaRobots: 'NOINDEX',
      canonicalLink: 'https://example.com/press',
      pageView: 'a',
      itemListView: 'b',
      singleItemView: 'c',
    } as const;
    const flags = { right: 'customer', linklist: 'Y', sitemap: 'N', position: '7' } as const;
    const change = { id, version, lang: 'en', ...words, ...flags, image2Path: '/media/scenes/a.svg' } as const;
    const saved = await publisher.call('setCategorySettings', [change]);
    expect(saved.version).toBe(version + 1);
    const english = await entryIn(id, 'en');
    expect(english).toMatchObject({ right: 'customer', linklist: 'Y', sitemap: 'N' });
    expect(english.details[0]).toMatchObject({
      ...words,
      metaDescription: 'What others write',
      metaRobots: 'noindex',
      position: '7',
      image2Path: '/media/scenes/a.svg',
      lang: 'en',
    });
    expect((await entryIn(id, 'de')).details[0]).toMatchObject({ name: 'Pressespiegel', metaTitle: '' });
  });

  it('are audited with what differs', async () => {
    const { id } = await addPage('Protokoll');
    await publisher.call('setCategorySettings', [{ id, name: 'Mitschrift' }]);
    const { rows } = await query(
      `SELECT change FROM audit_entry WHERE operation = 'setCategorySettings' AND subject_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ change: { before: { name: 'Protokoll' }, after: { name: 'Mitschrift' } } }]);
  });

  it('of an older version are refused with what is there now; of two at once one is', async () => {
    const { id, version } = await addPage('Zwei Köche');
    const other = await signInOperator(test, 'admin');
    const answers = await Promise.all(
      [publisher, other].map((each, index) =>
        each.send('setCategorySettings', [[{ id, version, metaTitle: `von ${index}` }]]),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [kept] = (await entryIn(id, 'de')).details;
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.cause.entries[0].details[0].metaTitle).toBe(kept?.metaTitle);
    expect(refused.cause.entries[0].version).toBe(version + 1);
  });

  it('of several pages are changed all or none', async () => {
    const { id } = await addPage('Alles');
    const changes = [
      { id, name: 'Nichts' },
      { id: 2_000_000, name: 'Gibt es nicht' },
    ];
    await expect(publisher.call('setCategorySettings', changes)).rejects.toMatchObject({ key: 'categoryNotFound' });
    expect((await entryIn(id, 'de')).details[0]?.name).toBe('Alles');
  });

  it.each([
    ['an address of the shop', { nameUrl: 'cart' }, { '0.nameUrl': 'reserved' }],
    ['the address of another page', { nameUrl: 'geschirr' }, { '0.nameUrl': 'taken' }],
    ['an address with a gap', { nameUrl: 'zwei worte' }, { '0.nameUrl': 'slug' }],
    ['the address of a product', { nameUrl: 'teller_1_2' }, { '0.nameUrl': 'slug' }],
    ['a canonical link that runs', { canonicalLink: 'javascript:alert(1)' }, { '0.canonicalLink': 'link' }],
    ['no name', { name: ' ' }, { '0.name': 'required' }],
    ['robots that there are not', { metaRobots: 'never' }, { '0.metaRobots': 'notOffered' }],
    ['a type that there is not', { type: 'poem' }, { '0.type': 'notOffered' }],
  ])('with %s are refused at the field', async (_, change, cause) => {
    const { id } = await addPage('Felder');
    const answer = await publisher.send('setCategorySettings', [[{ id, ...change }]]);
    expect(answer.json()).toMatchObject({ key: 'invalidInput', cause });
  });

  it('are refused with every address that cannot be, and can be tried before: nothing is stored then', async () => {
    const [one, other] = [await addPage('Probe eins'), await addPage('Probe zwei')];
    const changes = [
      { id: one.id, nameUrl: 'geschirr' },
      { id: other.id, nameUrl: 'cart' },
    ];
    const refused = { key: 'invalidInput', cause: { '0.nameUrl': 'taken', '1.nameUrl': 'reserved' } };
    await expect(publisher.call('setCategorySettings', changes)).rejects.toMatchObject(refused);
    await expect(publisher.call('getCategorySettingsValid', changes)).rejects.toMatchObject(refused);
    expect(await publisher.call('getCategorySettingsValid', [{ id: one.id, nameUrl: 'probe-drei' }])).toBe(true);
    expect((await entryIn(one.id, 'de')).details[0]?.nameUrl).toBe('probe-eins');
  });
});

describe('a page that moves', () => {
  it('takes those below it along, and is found where it was, over several moves at once', async () => {
    const { id } = await addPage('Rezepte');
    const child = await addPage('Suppen', id);
    await publisher.call('setCategorySettings', [{ id, nameUrl: 'kochbuch' }]);
    await publisher.call('setCategorySettings', [{ id, nameUrl: 'kueche' }]);
    expect(await pageAt('/kueche/suppen')).toBe(child.id);
    for (const former of ['/rezepte/suppen', '/kochbuch/suppen']) {
      expect(await pageAt(former)).toEqual({
        key: 'categoryNotFound',
        cause: { id: child.id, movedTo: '/kueche/suppen' },
      });
    }
    expect(await pageAt('/rezepte', 'en')).toBe(id);
  });

  it('leaves its address to a new page', async () => {
    const { id } = await addPage('Anfahrt');
    await publisher.call('setCategorySettings', [{ id, nameUrl: 'wegweiser' }]);
    expect(await pageAt('/anfahrt')).toMatchObject({ cause: { movedTo: '/wegweiser' } });
    // In English the page still is there.
    const heir = await publisher.call('doAddCategory', { name: 'Anreise', type: 'content', nameUrl: 'anreise' });
    await publisher.call('setCategorySettings', [{ id: heir.id, nameUrl: 'anfahrt' }]);
    expect(await pageAt('/anfahrt')).toBe(heir.id);
  });

  it('may swap addresses with another', async () => {
    const [one, other] = [await addPage('Links'), await addPage('Rechts')];
    await publisher.call('setCategorySettings', [
      { id: one.id, nameUrl: 'rechts' },
      { id: other.id, nameUrl: 'links' },
    ]);
    expect(await pageAt('/links')).toBe(other.id);
    expect(await pageAt('/rechts')).toBe(one.id);
  });

  it('may stand below another, never below itself', async () => {
    const above = await addPage('Oben');
    const below = await addPage('Unten', above.id);
    const circle = publisher.call('setCategorySettings', [{ id: above.id, parentCategoryId: below.id }]);
    await expect(circle).rejects.toMatchObject({ cause: { '0.parentCategoryId': 'invalid' } });
    await publisher.call('setCategorySettings', [{ id: below.id, parentCategoryId: 0 }]);
    expect(await entryIn(below.id, 'de')).toMatchObject({ parentCategoryId: null, level: 1 });
    expect(await pageAt('/oben/unten')).toMatchObject({ cause: { movedTo: '/unten' } });
  });

  it('may move to another place under another address at once, and back', async () => {
    const above = await addPage('Ort der Reise');
    const page = await addPage('Reisender');
    const moved = { id: page.id, parentCategoryId: above.id, lang: 'de', nameUrl: 'angekommen' } as const;
    await publisher.call('setCategorySettings', [moved]);
    expect(await pageAt('/ort-der-reise/angekommen')).toBe(page.id);
    await publisher.call('setCategorySettings', [{ ...moved, parentCategoryId: 0, nameUrl: 'ort-der-ruhe' }]);
    expect(await pageAt('/ort-der-ruhe')).toBe(page.id);
    // Where one of that name stands already, at that very field.
    await addPage('Besetzt', above.id);
    const taken = publisher.call('setCategorySettings', [{ ...moved, nameUrl: 'besetzt' }]);
    await expect(taken).rejects.toMatchObject({ cause: { '0.nameUrl': 'taken' } });
  });
});

it('items are found by the new name of their category, by the old one no more, and spelling follows', async () => {
  const { rows } = await query(
    `SELECT item_id, category_id FROM item_category JOIN category ON category.id = category_id
     WHERE NOT is_customers_only ORDER BY item_id LIMIT 1`,
  );
  const [{ item_id: itemId, category_id: id }] = rows;
  const found = async (term: string) => {
    // What was enqueued is done.
    await test.sentMails();
    const answer = await test.visitor().call('getSearch', { term, itemsPerPage: 100 });
    return 'products' in answer ? answer.products.map(({ item }) => item.id) : [];
  };
  const words = async () => (await query('SELECT language, word, documents FROM search_word ORDER BY 1, 2')).rows;
  const before = await words();
  const former = (await entryIn(id, 'de')).details[0]?.name ?? '';
  await publisher.call('setCategorySettings', [{ id, lang: 'de', name: 'Zwirbelkram' }]);
  expect(await found('Zwirbelkram')).toContain(itemId);
  await publisher.call('setCategorySettings', [{ id, lang: 'de', name: former }]);
  expect(await found('Zwirbelkram')).toEqual([]);
  expect(await words()).toEqual(before);
});

it('a page that is not active is there for operators alone, with all below it', async () => {
  const page = await addPage('Baustelle');
  const child = await addPage('Gerüst', page.id);
  await publisher.call('setCategorySettings', [{ id: page.id, linkCategoryToWebstore: false, linklist: 'Y' }]);
  for (const path of ['/baustelle', '/baustelle/geruest']) {
    expect(await pageAt(path)).toEqual({ key: 'categoryNotFound' });
  }
  const seen = await publisher.call('getFacet', { categoryUrlPath: '/baustelle/geruest' });
  expect(seen.category?.id).toBe(child.id);
  const tree = await test.visitor().call('getCategoryTree');
  expect(tree.map(({ id }) => id)).not.toContain(page.id);
  await publisher.call('setCategorySettings', [{ id: page.id, linkCategoryToWebstore: true }]);
  expect(await pageAt('/baustelle/geruest')).toBe(child.id);
});

describe('deleting', () => {
  it('takes what is below a page with it, and says before what hangs on it', async () => {
    const page = await addPage('Messe');
    const child = await addPage('Stand 12', page.id);
    const dependents = await publisher.call('getCategoryDependents', { categoryId: page.id });
    expect(dependents).toMatchObject({ children: [{ id: child.id, name: 'Stand 12' }], itemCount: 0, links: [] });
    expect(await publisher.call('deleteCategory', { categoryId: page.id })).toBe('Category deleted');
    expect(await pageAt('/messe/stand-12')).toEqual({ key: 'categoryNotFound' });
    await expect(publisher.call('deleteCategory', { categoryId: page.id })).rejects.toMatchObject({
      key: 'categoryNotFound',
    });
  });

  it('names the pages whose blocks lead there or show its items', async () => {
    const { links } = await publisher.call('getCategoryDependents', { categoryId: 11 });
    expect(links.map(({ identifier }) => identifier)).toContain('index');
  });

  it('is refused while items stand nowhere else, and leaves the others where they also stand', async () => {
    const doomed = await addPage('Restposten', null, 'item');
    const [{ item_id: itemId }] = (await query('SELECT item_id FROM item_category WHERE is_default LIMIT 1')).rows;
    const memberships = () =>
      query('SELECT category_id, is_default FROM item_category WHERE item_id = $1 ORDER BY 1', [itemId]);
    const before = (await memberships()).rows;
    await query('UPDATE item_category SET is_default = false WHERE item_id = $1', [itemId]);
    await query('INSERT INTO item_category VALUES ($1, $2, true)', [itemId, doomed.id]);
    expect(await publisher.call('getCategoryDependents', { categoryId: doomed.id })).toMatchObject({
      itemCount: 1,
      lostItemCount: 0,
    });
    await publisher.call('deleteCategory', { categoryId: doomed.id });
    const after = (await memberships()).rows;
    expect(after.map(({ category_id: id }) => id)).toEqual(before.map(({ category_id: id }) => id));
    expect(after.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1);
    const refused = await publisher.send('deleteCategory', [{ categoryId: 1 }]);
    expect(refused.json()).toMatchObject({ key: 'category.itemsWouldBeLost', cause: { items: expect.any(Number) } });
  });

  it('keeps a category whose items stand nowhere else from becoming a content page', async () => {
    const { rows } = await query(
      'SELECT min(category_id) AS category_id FROM item_category GROUP BY item_id HAVING count(*) = 1 LIMIT 1',
    );
    const answer = await publisher.send('setCategorySettings', [[{ id: rows[0]?.category_id, type: 'content' }]]);
    expect(answer.json()).toMatchObject({ key: 'category.itemsWouldBeLost' });
  });
});
