import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorContext } from '../../testing/operator-context.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { photographsOf } from './photographs-of.ts';

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
  await expect(test.visitor().call('getBlocks', { identifier: 'nowhere', type: 'immutable' })).rejects.toMatchObject({
    key: 'pageNotFound',
  });
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
