import type { Block } from '@mise/contract/content/block.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import { parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { createRemember } from '../../db/remember.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { withTexts } from './blocks.ts';
import { photographsOf } from './photographs-of.ts';
import { type BlockStructure, document } from './tables.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('answers the blocks of a page in the language of the call, with the version to save against', async () => {
  const visitor = test.visitor();
  const [german, english] = await Promise.all(
    ['de', 'en'].map((locale) =>
      visitor.send('getBlocks', [{ identifier: 'index', type: 'immutable' }], { headers: { locale } }),
    ),
  );
  expect(german?.json().meta).toMatchObject({ version: 1 });
  const names = (answer: typeof german) => answer?.json().data.map(({ name }: { name: string }) => name);
  expect(names(german)).toEqual(names(english));
  expect(german?.json().data).not.toEqual(english?.json().data);
});

it('refuses a page that does not exist', async () => {
  for (const identifier of ['nowhere', 999_999]) {
    await expect(test.visitor().call('getBlocks', { identifier, type: 'immutable' })).rejects.toMatchObject({
      key: 'pageNotFound',
    });
  }
});

it('answers no blocks for a category that nobody gave any', async () => {
  expect(await test.visitor().call('getBlocks', { identifier: 11, type: 'category' })).toEqual([]);
});

it('answers an empty template for a category that has none, and refuses one that does not exist', async () => {
  const visitor = test.visitor();
  expect(await visitor.call('getCategoryTemplate', { id: 11 })).toBe('[]');
  await expect(visitor.call('getCategoryTemplate', { id: 999_999 })).rejects.toMatchObject({ key: 'categoryNotFound' });
});

it('keeps what is for customers from everyone else', async () => {
  const { pool } = test.database;
  await pool.query("UPDATE category SET is_customers_only = true WHERE type = 'content' AND id = 91");
  await pool.query('UPDATE catalog_version SET version = version + 1');
  const visitor = test.visitor();
  for (const read of [
    () => visitor.call('getBlocks', { identifier: 91, type: 'category' }),
    () => visitor.call('getCategoryTemplate', { id: 91 }),
    () => visitor.call('getFacet', { categoryId: '91' }),
  ]) {
    await expect(read()).rejects.toMatchObject({ key: 'login.required' });
  }
});

it('notes the pictures in it, those that are missing too: their pages hear when one is put there', async () => {
  const context = await operatorContext(test);
  const image = '/media/photographs/nowhere.webp';
  await photographsOf(context, [{ name: 'image', type: 'content', meta: { uuid: '1' }, content: { image } }]);
  expect([...context.dependencies.tags]).toContain(`picture:${image}`);
});

it('every block of the demo is one of its kind, in the form of today', async () => {
  const { db, blockKinds } = test.shop;
  for (const page of await db.select().from(document)) {
    for (const language of ['de', 'en'] as const) {
      const stored = withTexts(page, language);
      expect(parseBlocks(blockKinds, stored)).toEqual({ blocks: stored, faults: [] });
    }
  }
});

describe('with a package of further kinds', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ BLOCKS_PACKAGE: './apps/storefront/app/blocks/testing/example-package' });
  });
  afterAll(() => shop.close());

  it('saves blocks of its kinds, as clean as ours, and a process that starts later answers the same', async () => {
    const publisher = await signInOperator(shop, 'publisher');
    const content = { days: ['Mo', 'Di\u000b'], color: 'teal', unknown: 1 };
    const hours = { name: 'OpeningHours', type: 'content', meta: { uuid: 'hours' }, content };
    const { id } = await publisher.call('doAddCategory', { name: 'Laden', type: 'content' });
    const page = { identifier: id, entityType: 'category' } as const;
    const saved = await publisher.call('doSaveBlocks', { ...page, blocks: JSON.stringify([hours]) });
    expect(saved).toEqual([{ ...hours, version: 1, content: { days: ['Mo', 'Di'], color: '#008080' } }]);
    const faulty = { ...page, blocks: JSON.stringify([{ ...hours, content: { days: 'Mo' } }]) };
    await expect(publisher.call('doSaveBlocks', faulty)).rejects.toMatchObject({ key: 'content.invalidBlocks' });

    const { config, db } = shop.shop;
    const later = await createApp({
      ...shop.shop,
      blockKinds: await findBlockKinds(config.blocksPackage),
      remember: createRemember(db, 0, shop.shop.changes),
    });
    const payload = [{ identifier: id, type: 'category' }];
    const answer = await later.inject({
      method: 'POST',
      url: '/api/plentysystems/getBlocks',
      headers: { origin: config.shopUrl },
      payload,
    });
    expect(answer.json().data).toEqual(saved);
    await later.close();
  });

  it('answers blocks of its kinds, and leaves out and logs what is no block of any kind', async () => {
    const structure: BlockStructure[] = [
      { uuid: 'hours', name: 'OpeningHours', type: 'content', content: { days: ['Mo'], secret: 1 } },
      { uuid: 'wrong', name: 'TextCard', type: 'content', content: { text: 'Plates' } },
      { uuid: 'gone', name: 'Hologram', type: 'content', content: {} },
    ];
    await store(shop, structure);
    const warn = vi.spyOn(shop.shop.log, 'warn');
    vi.spyOn(shop.shop.log, 'child').mockReturnValue(shop.shop.log);
    expect(await home(shop, 'de')).toEqual([
      { name: 'OpeningHours', type: 'content', version: 1, meta: { uuid: 'hours' }, content: { days: ['Mo'] } },
    ]);
    expect(warn.mock.calls.map(([fault]) => fault)).toEqual([
      { page: 'index', uuid: 'wrong', name: 'TextCard', fields: { 'content.text': 'invalid' } },
      { page: 'index', uuid: 'gone', name: 'Hologram', fields: { name: 'unknown' } },
    ]);
  });
});

describe('a shop whose owner has made no home page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
    await shop.database.pool.query("DELETE FROM document_revision; DELETE FROM document WHERE key = 'index'");
  });
  afterAll(() => shop.close());

  it('has one in German, and in English for all others, of blocks that are right', async () => {
    const [german, english] = [await home(shop, 'de'), await home(shop, 'en')];
    for (const blocks of [german, english]) {
      expect(parseBlocks(shop.shop.blockKinds, blocks)).toEqual({ blocks, faults: [] });
      expect(new Set(blocks.map(({ meta }) => meta.uuid)).size).toBe(blocks.length);
    }
    expect(german[0]?.content).toMatchObject({
      text: { title: 'Willkommen bei Tafelwerk' },
      button: { label: 'Zum Sortiment', link: '/geschirr' },
    });
    expect(english[0]?.content).toMatchObject({
      text: { title: 'Welcome to Tafelwerk' },
      button: { label: 'See our range', link: '/tableware' },
    });
    expect(english[1]?.content).toMatchObject({ categoryId: '1', text: { title: 'Tableware' } });
    const answer = await shop.visitor().send('getBlocks', [{ identifier: 'index', type: 'immutable' }]);
    expect(answer.json().meta).toMatchObject({ hasSnapshot: false, version: 0 });
  });

  it('welcomes also where there is nothing to show yet', async () => {
    const { pool } = shop.database;
    await pool.query('UPDATE category SET is_in_navigation = false');
    await pool.query('UPDATE catalog_version SET version = version + 1');
    const blocks = await home(shop, 'en');
    expect(blocks.map(({ name }) => name)).toEqual(['Banner', 'TextCard']);
    expect(blocks[0]?.content).toEqual({
      text: {
        title: 'Welcome to Tafelwerk',
        htmlDescription: '<p>We are setting up our range. Please look in again soon.</p>',
      },
    });
  });

  it('names no place to ask at before the shop says whose it is', async () => {
    await shop.database.pool.query("DELETE FROM legal_text WHERE type = 'LegalDisclosure'");
    expect((await home(shop, 'de')).map(({ name }) => name)).not.toContain('TextCard');
  });
});

async function home(shop: TestShop, locale: string): Promise<Block[]> {
  const asked = [{ identifier: 'index', type: 'immutable' }];
  const answer = await shop.visitor().send('getBlocks', asked, { headers: { locale } });
  return answer.json().data;
}

async function store({ shop }: TestShop, structure: BlockStructure[]): Promise<void> {
  const texts = { de: {}, en: {} };
  await shop.db
    .update(document)
    .set({ structure, texts })
    .where(and(eq(document.kind, 'page'), eq(document.key, 'index')));
}
