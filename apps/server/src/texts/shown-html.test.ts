import { afterAll, beforeAll, expect, it } from 'vitest';
import { attacks } from '../testing/attacks.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { shownHtml } from './shown-html.ts';

const hostile =
  '<p>Plates</p><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">go</a>';
const harmless = '<p>Plates</p><a>go</a>';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

it('shows every HTML of the demo shop as it is', async () => {
  const { rows } = await test.database.pool.query<{ html: string }>(
    `SELECT html FROM legal_text
     UNION ALL SELECT description FROM category_text UNION ALL SELECT description2 FROM category_text
     UNION ALL SELECT description FROM item_text UNION ALL SELECT technical_data FROM item_text`,
  );
  expect(rows.length).toBeGreaterThan(100);
  const changed = rows.filter(({ html }) => shownHtml(html) !== html.replaceAll('<br>', '<br />'));
  expect(changed).toEqual([]);
});

it('shows of what anybody tried what is left of it, though it stands in the database', async () => {
  const { pool } = test.database;
  // PostgreSQL keeps no text with a zero in it.
  const kept = attacks.filter(([html]) => !html.includes('\u0000'));
  const cards = kept.map(([html], index) => ({
    ...{ uuid: `card-${index}`, name: 'TextCard', type: 'content', version: 2 },
    content: { text: { htmlDescription: html } },
  }));
  await pool.query(`UPDATE document SET structure = $1, texts = '{"de":{},"en":{}}' WHERE key = 'index'`, [
    JSON.stringify(cards),
  ]);
  const blocks = await test.visitor().call('getBlocks', { identifier: 'index', type: 'immutable' });
  expect(blocks.map(({ content }) => content)).toEqual(kept.map(([, left]) => ({ text: { htmlDescription: left } })));
});

it('shows nothing that came into the database past the allow-list: on pages, of categories, articles and legal texts', async () => {
  const { pool } = test.database;
  await pool.query('UPDATE legal_text SET html = $1', [hostile]);
  await pool.query('UPDATE category_text SET description = $1, description2 = $1', [hostile]);
  await pool.query('UPDATE item_text SET description = $1, technical_data = $1', [hostile]);
  const card = {
    uuid: 'card',
    name: 'TextCard',
    type: 'content',
    version: 2,
    content: { text: { htmlDescription: hostile } },
  };
  await pool.query(`UPDATE document SET structure = $1, texts = '{"de":{},"en":{}}' WHERE key = 'index'`, [
    JSON.stringify([card]),
  ]);
  await pool.query('UPDATE catalog_version SET version = version + 1');
  const visitor = test.visitor();
  const answers = await Promise.all([
    visitor.call('getBlocks', { identifier: 'index', type: 'immutable' }),
    visitor.call('getFacet', { categoryId: '11' }),
    visitor.call('getProduct', { id: 1001 }),
    visitor.call('getLegalTexts', { type: 'LegalDisclosure' }),
  ]);
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text).toContain(JSON.stringify(harmless).slice(1, -1));
    expect(text).not.toMatch(/onerror|<script|javascript:/);
  }
});
