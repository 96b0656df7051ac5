import { randomUUID } from 'node:crypto';
import type { Block } from '@mise/contract/content/block.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacks } from '../../testing/attacks.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let publisher: TestVisitor;
beforeAll(async () => {
  test = await createTestShop();
  publisher = await signInOperator(test, 'publisher');
});
afterAll(() => test.close());

function textCard(text: object, uuid: string = randomUUID()): Block {
  return { name: 'TextCard', type: 'content', version: 2, meta: { uuid }, content: { text } };
}

/** A page of its own for a test. */
async function newPage(): Promise<number> {
  return (await publisher.call('doAddCategory', { name: randomUUID(), type: 'content' })).id;
}

type SaveOptions = { locale?: string; version?: number; entityType?: string };

function save(identifier: number | string, blocks: unknown, { locale = 'de', ...options }: SaveOptions = {}) {
  const input = { identifier, entityType: 'category', blocks: JSON.stringify(blocks), ...options };
  return publisher.send('doSaveBlocks', [input], { headers: { locale } });
}

async function read(
  identifier: number | string,
  locale = 'de',
  shop = test,
): Promise<{ data: Block[]; meta: { version: number } }> {
  const asked = [{ identifier, type: 'category' }];
  return (await shop.visitor().send('getBlocks', asked, { headers: { locale } })).json();
}

async function textsOf(identifier: number | string, locale: string): Promise<unknown[]> {
  return (await read(identifier, locale)).data.map(({ content }) => (content as { text: unknown }).text);
}

describe('words', () => {
  it('that are added appear in the other language too, marked until they are written there', async () => {
    const page = await newPage();
    const card = textCard({ title: 'Willkommen', textAlignment: 'center' });
    expect((await save(page, [card])).statusCode).toBe(200);
    const [english] = (await read(page, 'en')).data;
    expect(english).toMatchObject({
      meta: { uuid: card.meta.uuid, isUntranslated: true },
      content: { text: { title: 'Willkommen', textAlignment: 'center' } },
    });

    await save(page, [english], { locale: 'en' });
    expect((await read(page, 'en')).data[0]?.meta.isUntranslated).toBe(true);
    await save(page, [textCard({ title: 'Herzlich willkommen', textAlignment: 'center' }, card.meta.uuid)]);
    expect(await textsOf(page, 'en')).toEqual([{ title: 'Herzlich willkommen', textAlignment: 'center' }]);

    await save(page, [textCard({ title: 'Welcome', textAlignment: 'left' }, card.meta.uuid)], { locale: 'en' });
    const written = (await read(page, 'en')).data[0];
    expect(written?.meta).toEqual({ uuid: card.meta.uuid });
    expect(await textsOf(page, 'de')).toEqual([{ title: 'Herzlich willkommen', textAlignment: 'left' }]);
  });

  it('that are added in English appear in German', async () => {
    const page = await newPage();
    await save(page, [textCard({ title: 'Welcome' })], { locale: 'en' });
    const [german] = (await read(page, 'de')).data;
    expect(german).toMatchObject({ meta: { isUntranslated: true }, content: { text: { title: 'Welcome' } } });
  });

  it('of the other language stay when a block moves, and go when it is deleted', async () => {
    const page = await newPage();
    const [first, second] = [textCard({ title: 'Eins' }), textCard({ title: 'Zwei' })];
    await save(page, [first, second]);
    await save(page, [textCard({ title: 'One' }, first.meta.uuid), second], { locale: 'en' });
    await save(page, [second, first]);
    expect(await textsOf(page, 'en')).toEqual([{ title: 'Zwei' }, { title: 'One' }]);
    await save(page, [second]);
    expect(await textsOf(page, 'en')).toEqual([{ title: 'Zwei' }]);
    await save(page, [second, textCard({ title: 'Eins' }, first.meta.uuid)]);
    expect(await textsOf(page, 'en')).toEqual([{ title: 'Zwei' }, { title: 'Eins' }]);
  });

  it('and links are of one language, pictures of all', async () => {
    const page = await newPage();
    const meta = { uuid: randomUUID() };
    const banner = (content: Record<string, unknown>): Block => ({
      name: 'Banner',
      type: 'content',
      version: 1,
      meta,
      content,
    });
    await save(page, [
      banner({ image: { desktop: '/media/a.svg', alt: 'Teller' }, button: { label: 'Los', link: '/geschirr' } }),
    ]);
    await save(
      page,
      [banner({ image: { desktop: '/media/b.svg', alt: 'Plates' }, button: { label: 'Go', link: '/tableware' } })],
      { locale: 'en' },
    );
    expect((await read(page, 'de')).data[0]?.content).toEqual({
      image: { desktop: '/media/b.svg', alt: 'Teller' },
      button: { label: 'Los', link: '/geschirr' },
    });
  });
});

describe('a save', () => {
  it('answers what is there now, with the version to save against, and is seen by visitors at once', async () => {
    const page = await newPage();
    const first = await save(page, [textCard({ title: 'Neu' })], { version: 0 });
    expect(first.json()).toMatchObject({ meta: { version: 1, hasSnapshot: true } });
    expect(await read(page)).toMatchObject({ data: first.json().data, meta: { version: 1 } });
  });

  it('against an older version is refused with what is there now, and whose it is', async () => {
    const page = await newPage();
    await save(page, [textCard({ title: 'Neu' })], { version: 0 });
    const late = await save(page, [textCard({ title: 'Alt' })], { version: 0 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      key: 'content.conflict',
      cause: { version: 1, blocks: [{ content: { text: { title: 'Neu' } } }], savedBy: 'Olga Hofmann' },
    });
    expect(late.json().cause.savedAt).toMatch(/^\d{4}-/);
  });

  it('of a foreign client that knows no versions overwrites', async () => {
    const page = await newPage();
    for (const title of ['Eins', 'Zwei']) expect((await save(page, [textCard({ title })])).statusCode).toBe(200);
    expect(await textsOf(page, 'de')).toEqual([{ title: 'Zwei' }]);
  });

  it('is one of ten that came at once', async () => {
    const page = await newPage();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(page, [textCard({ title: `${index}` })], { version: 0 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect((await read(page)).meta.version).toBe(1);
  });

  it('tells every process, and the audit', async () => {
    const page = await newPage();
    const heard: string[] = [];
    test.shop.changes.subscribe((change) => {
      if (Array.isArray(change)) heard.push(...change);
    });
    await save(page, [textCard({ title: 'Neu' })]);
    await expect.poll(() => heard).toContain(`content:${page}`);
    const { rows } = await test.database.pool.query(
      "SELECT change FROM audit_entry WHERE operation = 'doSaveBlocks' AND subject_id = $1",
      [String(page)],
    );
    expect(rows).toEqual([
      { change: { before: { version: 0 }, after: { version: 1, added: ['TextCard'], deleted: [] } } },
    ]);
  });

  it('cleans HTML, whatever somebody tried', async () => {
    const page = await newPage();
    const answer = await save(
      page,
      attacks.map(([html]) => textCard({ htmlDescription: html })),
    );
    expect(answer.statusCode).toBe(200);
    const clean = attacks.map(([, left]) => ({ htmlDescription: left }));
    expect(await textsOf(page, 'de')).toEqual(clean);
    // What is stored is clean, not only what is read of it.
    const { rows } = await test.database.pool.query('SELECT texts FROM document WHERE key = $1', [String(page)]);
    const stored: { text: unknown }[] = Object.values(rows[0].texts.de);
    expect(stored.map(({ text }) => text)).toEqual(expect.arrayContaining(clean));
    expect(stored).toHaveLength(clean.length);
  });

  it('keeps words with characters that no text has, without these', async () => {
    const page = await newPage();
    const answer = await save(page, [
      textCard({ title: 'Teller\u0000\t und \ud800Glas', htmlDescription: '<p>a\u0000b\udc00</p>' }),
    ]);
    expect(answer.statusCode).toBe(200);
    expect(await textsOf(page, 'de')).toEqual([{ title: 'Teller und Glas', htmlDescription: '<p>a b</p>' }]);
  });

  it.each([
    ['a kind that there is not', { name: 'Hologram', content: {} }, { name: 'unknown' }],
    ['a field of the wrong sort', { content: { text: 'Teller' } }, { 'content.text': 'invalid' }],
    ['a link that runs', { content: { button: { link: 'javascript:alert(1)' } } }, { 'content.button.link': 'link' }],
    [
      'a picture that runs',
      { name: 'Image', content: { desktop: 'data:image/svg+xml,<svg/>' } },
      { 'content.desktop': 'link' },
    ],
  ])('is refused with %s, as a whole', async (_, wrong, fields) => {
    const page = await newPage();
    const uuid = randomUUID();
    const answer = await save(page, [textCard({ title: 'Gut' }), { ...textCard({}, uuid), version: 1, ...wrong }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ key: 'content.invalidBlocks', cause: { faults: [{ uuid, fields }] } });
    expect((await read(page)).data).toEqual([]);
  });

  it.each([
    ['no JSON', '{"half":', 'invalid'],
    ['no list', '{}', 'invalid'],
    ['what never ends', '['.repeat(100_000), 'invalid'],
    ['very many levels', `${'['.repeat(500)}${']'.repeat(500)}`, 'invalid'],
    ['two blocks of one name', JSON.stringify([textCard({}, 'a'), textCard({}, 'a')]), 'taken'],
    ['a name that objects have', JSON.stringify([textCard({}, '__proto__')]), 'invalid'],
  ])('is refused where its blocks are %s', async (_, blocks, reason) => {
    const answer = await publisher.send('doSaveBlocks', [{ identifier: 'index', entityType: 'immutable', blocks }]);
    expect(answer.statusCode).toBe(400);
    expect(Object.values(answer.json().cause)).toContain(reason);
  });

  it('is refused for a page that is not there', async () => {
    for (const identifier of [2_000_000, 'nowhere', 0]) {
      expect((await save(identifier, [])).json()).toMatchObject({ key: 'pageNotFound' });
    }
  });
});

it('a template is saved and read as text', async () => {
  const id = await newPage();
  const content = JSON.stringify([textCard({ title: 'Vorlage' })]);
  const saved = await publisher.call('setCategoryTemplate', { id, content });
  expect(JSON.parse(saved)).toMatchObject([{ content: { text: { title: 'Vorlage' } } }]);
  expect(await test.visitor().call('getCategoryTemplate', { id })).toBe(saved);
});

it('with global blocks a page is saved as without', async () => {
  const page = await newPage();
  const blocks = JSON.stringify([textCard({ title: 'Alles' })]);
  const input = { identifier: page, entityType: 'category', blocks, enableGlobalBlocks: true } as const;
  expect(await publisher.call('doSaveBlocksWithGlobalBlocks', input)).toEqual({ blocks: (await read(page)).data });
});

it('snapshots are what was saved, the latest first, by page and day', async () => {
  const page = await newPage();
  for (const title of ['Eins', 'Zwei']) await save(page, [textCard({ title })]);
  const list = await publisher.call('getBlockSnapshots', { snapshotableId: page, snapshotableType: 'category' });
  expect(list.pagination).toEqual({ currentPage: 1, perPage: 20, total: 2, lastPage: 1 });
  expect(list.data.map(({ payload }) => JSON.parse(payload)[0].content.text.title)).toEqual(['Zwei', 'Eins']);
  expect(list.data[0]).toMatchObject({ snapshotableId: page, snapshotableType: 'category', language: 'de' });
  expect(list.data[0]?.createdBy).toEqual(expect.any(Number));
  const one = await publisher.call('getBlockSnapshot', { identifier: list.data[1]?.id ?? 0 });
  expect(one).toEqual(list.data[1]);
  const old = await publisher.call('getBlockSnapshots', { snapshotableId: page, createdTo: '2020-01-01' });
  expect(old.data).toEqual([]);
  const home = await publisher.call('getBlockSnapshots', { snapshotableType: 'index' });
  expect(home.data.every(({ snapshotableType }) => snapshotableType === 'index')).toBe(true);
});

it('blocks that are taken back leave the page as if there had been none, and its history', async () => {
  const page = await newPage();
  await save(page, [textCard({ title: 'Weg' })]);
  expect(await publisher.call('deleteBlocks', { identifier: page, type: 'category' })).toEqual([]);
  expect(await publisher.call('getBlocks', { identifier: page, type: 'category' })).toEqual([]);
  await expect(publisher.call('deleteBlocks', { identifier: page, type: 'category' })).rejects.toMatchObject({
    key: 'pageNotFound',
  });
  expect((await publisher.call('getBlockSnapshots', { snapshotableId: page })).data).toHaveLength(1);
  // Who saves goes on from where it was taken back.
  expect((await save(page, [textCard({ title: 'Wieder da' })], { version: 1 })).statusCode).toBe(409);
  expect((await save(page, [textCard({ title: 'Wieder da' })], { version: 2 })).statusCode).toBe(200);
});

it('the blocks of a page that is deleted are published no more, and stay in its history', async () => {
  const page = await newPage();
  await save(page, [textCard({ title: 'Zum Schluss' })]);
  await publisher.call('deleteCategory', { categoryId: page });
  const { rows } = await test.database.pool.query('SELECT published_revision, structure FROM document WHERE key = $1', [
    String(page),
  ]);
  expect(rows).toEqual([{ published_revision: null, structure: [] }]);
  expect((await publisher.call('getBlockSnapshots', { snapshotableId: page })).data).toHaveLength(1);
});

describe('the home page', () => {
  it('is not saved as a category, and no category as the home page', async () => {
    const before = await read('index');
    const page = await newPage();
    const refused = { key: 'invalidInput', cause: { entityType: 'invalid' } };
    expect((await save('index', [], { entityType: 'category' })).json()).toMatchObject(refused);
    expect((await save(page, [], { entityType: 'immutable' })).json()).toMatchObject(refused);
    const taken = publisher.call('deleteBlocks', { identifier: 'index', type: 'category' });
    await expect(taken).rejects.toMatchObject({ cause: { type: 'invalid' } });
    expect(await read('index')).toEqual(before);
  });

  it('of an empty shop is saved from its default, which keeps its words in the other language', async () => {
    await publisher.call('deleteBlocks', { identifier: 'index', type: 'immutable' });
    const { data, meta } = await read('index');
    const english = await read('index', 'en');
    const card = textCard({ title: 'Dazu' });
    const answer = await save('index', [...data, card], { version: meta.version, entityType: 'immutable' });
    expect(answer.statusCode).toBe(200);
    expect((await read('index', 'en')).data.slice(0, -1)).toEqual(english.data);
    expect((await read('index', 'de')).data.map(({ name }) => name)).toEqual([
      ...data.map(({ name }) => name),
      'TextCard',
    ]);
  });
});

it('what was left out because it is no block of its kind is kept where it was', async () => {
  const page = await newPage();
  const [first, last] = [textCard({ title: 'Vorn' }), textCard({ title: 'Hinten' })];
  await save(page, [first, last]);
  const hologram = { uuid: 'hologram', name: 'Hologram', type: 'content', content: { depth: 3 } };
  await test.database.pool.query(
    `UPDATE document SET structure = jsonb_insert(structure, '{1}', $2::jsonb),
      texts = jsonb_set(texts, '{en,hologram}', '{"title":"Deep"}') WHERE key = $1`,
    [String(page), JSON.stringify(hologram)],
  );
  expect((await read(page)).data.map(({ meta }) => meta.uuid)).toEqual([first.meta.uuid, last.meta.uuid]);
  await save(page, [last, first]);
  const { rows } = await test.database.pool.query('SELECT structure, texts FROM document WHERE key = $1', [
    String(page),
  ]);
  expect(rows[0]?.structure.map(({ uuid }: { uuid: string }) => uuid)).toEqual([
    last.meta.uuid,
    first.meta.uuid,
    'hologram',
  ]);
  expect(rows[0]?.structure[2]).toEqual(hologram);
  expect(rows[0]?.texts.en.hologram).toEqual({ title: 'Deep' });
});
