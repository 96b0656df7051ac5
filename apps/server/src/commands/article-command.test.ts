import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columns } from '../domains/catalog/article-table/columns.ts';
import { parseTable } from '../domains/catalog/article-table/parse-table.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { samplePhotograph } from '../testing/sample-photograph.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { checkArticles, writeArticles } from '../workflows/import-articles.ts';
import { runArticleTask } from './article-command.ts';
import { readArticleTask } from './article-words.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await createTestShop();
  folder = await mkdtemp(path.join(tmpdir(), 'articles-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function run(...words: string[]): Promise<string[]> {
  const said: string[] = [];
  await runArticleTask(shop.shop.db, readArticleTask(words), (line) => said.push(line));
  return said;
}

/** Imports a table of a heading and rows, with commas. */
async function importTable(table: string, ...flags: string[]): Promise<string[]> {
  const file = path.join(folder, 'table.csv');
  await writeFile(file, table);
  return run('import', file, ...flags);
}

async function rows<Row extends Record<string, unknown>>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query<Row>(query, values)).rows;
}

/** What the database holds, a checksum a table. */
/** But what operators did: an import notes whose stock it has. */
async function everything(): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'audit_entry' ORDER BY 1`,
  );
  const sums = tables.map(async ({ name }) => {
    const [sum] = await rows<{ sum: string }>(
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${name} t`,
    );
    return [name, sum?.sum ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

const article = async (number: string) => (await rows('SELECT * FROM variation WHERE number = $1', [number]))[0];

test.each(['german', 'english'])('what a %s export writes, an import takes back and changes nothing', async (style) => {
  const before = await everything();
  const file = path.join(folder, `${style}.csv`);
  const [count] = await rows<{ count: number }>('SELECT count(*)::int AS count FROM variation');
  const flags = style === 'english' ? ['--english'] : [];
  expect(await run('export', file, ...flags)).toEqual([`${count?.count} articles are in ${file}.`]);
  expect(await run('import', file, '--stock')).toEqual([`0 new, 0 changed, ${count?.count} as they were`]);
  expect(await everything()).toEqual(before);
  await expect(run('export', file)).rejects.toThrow('is there already');
  const written = await readFile(file);
  await run('export', file, '--replace', ...flags);
  expect((await readFile(file)).equals(written)).toBe(true);
});

test('new articles are made, found, listed and ordered', async () => {
  await writeFile(path.join(folder, 'vorn.jpg'), await samplePhotograph());
  const table = `number,item,name (de),description (de),manufacturer,categories,attributes,price,graduated prices,VAT rate,stock,pictures
ZAUBER-1,,Zauberschale,<p>Für Salat</p><script>x()</script>,Zauberei,Zauberwelt > Schalen,Zauberfarbe: lila,9.90,"12: 8,90",19,40,vorn.jpg
ZAUBER-2,ZAUBER-1,,,,,Zauberfarbe: grün,10.90,,19,,
`;
  await expect(importTable(table)).rejects.toThrow('there is no "Zauberei" yet (--make-names)');
  expect(await importTable(table, '--make-names', '--try')).toContain(
    '2 new, 0 changed, 0 as they were: nothing was written',
  );
  expect(await article('ZAUBER-1')).toBeUndefined();
  expect((await importTable(table, '--make-names')).at(-1)).toBe('2 new, 0 changed, 0 as they were');
  expect((await importTable(table, '--make-names')).at(-1)).toBe('0 new, 0 changed, 2 as they were');

  const [first, second] = [await article('ZAUBER-1'), await article('ZAUBER-2')];
  expect(first).toMatchObject({ stock_policy: 'limited', vat_id: 0, unit_content: 1 });
  expect(second).toMatchObject({ stock_policy: 'unlimited', item_id: first?.item_id });
  const visitor = shop.visitor();
  const product = await visitor.call('getProduct', { id: Number(first?.item_id) });
  expect(product.texts).toMatchObject({ name1: 'Zauberschale', urlPath: 'zauberwelt/schalen/zauberschale' });
  const kept = await rows(`SELECT description FROM item_text WHERE item_id = $1 AND language = 'de'`, [first?.item_id]);
  expect(kept).toEqual([{ description: '<p>Für Salat</p>' }]);
  expect(product.images.all).toMatchObject([{ path: 'articles/ZAUBER-1/vorn.jpg', width: 1000 }]);
  const found = await visitor.call('getSearch', { term: 'zauberschale' });
  expect(found.products?.map(({ item }) => item.id)).toContain(first?.item_id);
  const [category] = await rows<{ category_id: number }>(
    `SELECT category_id FROM category_text WHERE path = 'zauberwelt/schalen' AND language = 'de'`,
  );
  const { products } = await visitor.call('getFacet', { categoryId: category?.category_id ?? 0 });
  expect(products.map(({ item }) => item.id)).toEqual([first?.item_id]);
  await visitor.call('doAddCartItem', { productId: Number(first?.id), quantity: 12 });
  await fillCheckout(visitor);
  const order = await visitor.call('doPlaceOrder');
  expect(order.order.id).toBeGreaterThan(0);
  expect(await rows('SELECT quantity FROM stock WHERE variation_id = $1', [first?.id])).toEqual([{ quantity: 28 }]);
});

/** An article of the demo with one price. */
async function someArticle(offset = 0) {
  const [found] = await rows<{ id: number; number: string; item_id: number }>(
    `SELECT v.id, v.number, v.item_id FROM variation v JOIN item i ON i.main_variation_id = v.id
     WHERE i.type = 'default' AND (SELECT count(*) FROM variation o WHERE o.item_id = i.id) = 1 ORDER BY v.id OFFSET $1 LIMIT 1`,
    [offset],
  );
  if (!found) throw new Error('the demo has no such article');
  return found;
}

test('signs that a table program could not save are not taken out of what is there', async () => {
  const { number, item_id: itemId } = await someArticle(1);
  await shop.database.pool.query(
    "UPDATE item_text SET short_description = 'Für ⌀ 20 cm ✓' WHERE item_id = $1 AND language = 'de'",
    [itemId],
  );
  const table = (words: string) => importTable(`number;short description (de)\n${number};${words}\n`, '--try');
  await expect(table('Für ? 20 cm ?')).rejects.toThrow('wrote ? for signs');
  await expect(table('F?r ⌀ 20 cm ✓')).resolves.toContain('0 new, 1 changed, 0 as they were: nothing was written');
  await expect(table('Für was?')).resolves.toContain('0 new, 1 changed, 0 as they were: nothing was written');
});

test('who adds an article to an item does not rename all of it, and no number is made twice in other letters', async () => {
  const { number } = await someArticle(2);
  await expect(importTable(`number;item;name (de);price\n${number}-X;${number};Teller blau;9,90\n`)).rejects.toThrow(
    `line 2, name (de): it is that of the whole item: say it in a row of ${number}`,
  );
  await expect(importTable(`number;name (de);price\n${number.toLowerCase()};Teller;9,90\n`)).rejects.toThrow(
    `there is ${number}: buyers type one for the other`,
  );
  await expect(importTable(`number;name (de);price\n#NV;Teller;9,90\n`)).rejects.toThrow('could not work it out');
});

test('a price of before that would be refused today comes back as it was, with a comma too', async () => {
  const { id, number } = await someArticle(3);
  await shop.database.pool.query('UPDATE variation_price SET amount = 0 WHERE variation_id = $1', [id]);
  const said = await importTable(`number;price;model\n${number};0,00;Z\n`, '--try');
  expect(said.at(-1)).toBe('0 new, 1 changed, 0 as they were: nothing was written');
});

test('what a table says is changed, all else stays, and it is written down', async () => {
  const { id, number, item_id: itemId } = await someArticle();
  const [before, texts] = [await article(number), await rows('SELECT * FROM item_text WHERE item_id = $1', [itemId])];
  const said = await importTable(`number;price;model\n${number};1.234,50;=cmd\n`);
  expect(said).toEqual(['1 of 1 articles are written …', '0 new, 1 changed, 0 as they were']);
  expect(await article(number)).toEqual({ ...before, model: '=cmd', updated_at: expect.any(Date) });
  expect(await rows('SELECT * FROM item_text WHERE item_id = $1', [itemId])).toEqual(texts);
  const prices = await rows(
    `SELECT amount FROM price_history WHERE variation_id = $1 AND kind = 'default' AND held_until IS NULL AND minimum_quantity = 1`,
    [id],
  );
  expect(prices).toEqual([{ amount: '12345000' }]);
  const [entry] = await rows(`SELECT subject_id, change FROM audit_entry ORDER BY id DESC LIMIT 1`);
  expect(entry).toEqual({
    subject_id: 'table.csv',
    change: { after: { addedArticles: 0, changedArticles: 1, articles: number } },
  });
  await importTable(`number;model\n${number};\n`);
  expect(await article(number)).toMatchObject({ model: '' });
});

test('stock that was sold meanwhile is left, unless it is asked for', async () => {
  const { id, number } = await someArticle();
  await rows('UPDATE stock SET quantity = 7 WHERE variation_id = $1', [id]);
  expect(await importTable(`number,stock\n${number},9\n`)).toEqual([
    'The stock of 1 articles differs and is left as it is (--stock takes it).',
    '0 new, 0 changed, 1 as they were',
  ]);
  await importTable(`number,stock\n${number},9\n`, '--stock');
  expect(await rows('SELECT quantity FROM stock WHERE variation_id = $1', [id])).toEqual([{ quantity: 9 }]);
});

test.each(['12. Jan', '01. Dez', 'Dec-01', '1-Dec', '01.12.2026', '1/12/2026'])(
  'no new article gets the number %j, of which a table program made a day',
  async (number) => {
    await expect(importTable(`number;name (de)\n${number};Bolzen\n`)).rejects.toThrow(
      'line 2, number: the table program made a day of it',
    );
  },
);

test.each(['DECKEL-20', 'JUN-7', 'NOVA 24', '10.20.300', '32.12.2026', '1/2/3'])('%j is no day', async (number) => {
  expect(await importTable(`number;name (de)\n${number};Bolzen\n`, '--try')).toContainEqual(
    expect.stringContaining('1 new'),
  );
});

test('an article that has a day for a number is known by it', async () => {
  const { id } = await someArticle(2);
  await rows("UPDATE variation SET number = '01.12.2026' WHERE id = $1", [id]);
  expect((await importTable('number;model\n01.12.2026;Advent\n')).at(-1)).toBe('0 new, 1 changed, 0 as they were');
});

test.each([
  ['12: 9.90 | 24: 9.90', 'from 24 it costs 9.90, no less than 9.90 before'],
  ['12: 24.90', 'from 12 it costs 24.90, no less than 24.90 before'],
  ['12: 9.90 | 24: 8.90', null],
])('graduated prices fall: %j', async (tiers, reason) => {
  const { number } = await someArticle();
  const imported = importTable(`number,price,graduated prices\n${number},24.90,${tiers}\n`, '--try');
  if (reason) await expect(imported).rejects.toThrow(`line 2, graduated prices: ${reason}`);
  else expect((await imported).at(-1)).toContain('nothing was written');
});

test('an address that an article of the table is to have no other gets by itself', async () => {
  await importTable('number,name (de),url path (de)\nAddr-1,Krug Nord,\nAddr-2,Kanne Süd,krug-nord\n');
  const paths = await rows(
    `SELECT url_path FROM item_text JOIN variation USING (item_id)
     WHERE number LIKE 'Addr-%' AND language = 'de' ORDER BY number`,
  );
  expect(paths).toEqual([{ url_path: 'krug-nord-addr-1' }, { url_path: 'krug-nord' }]);
});

test('stock that was as the table says, and sold while its import was repeated, is left', async () => {
  const [{ id, number }, other] = [await someArticle(), await someArticle(1)];
  await rows("UPDATE variation SET stock_policy = 'limited' WHERE id = $1", [id]);
  await rows('UPDATE stock SET quantity = 10 WHERE variation_id = ANY($1)', [[id, other.id]]);
  const table = `number,stock\n${number},10\n${other.number},11\n`;
  await importTable(table, '--stock');
  const buyer = shop.visitor();
  await buyer.call('doAddCartItem', { productId: id, quantity: 3 });
  await fillCheckout(buyer);
  await buyer.call('doPlaceOrder');
  expect((await importTable(table, '--stock')).at(-1)).toBe('0 new, 0 changed, 2 as they were');
  expect(await rows('SELECT quantity FROM stock WHERE variation_id = $1', [id])).toEqual([{ quantity: 7 }]);
});

test('two new articles have no number that differs in capitals alone', async () => {
  const table = 'number,name (de)\nZZ-Ab-1,Krug\nzz-aB-1,Kanne\n';
  await expect(importTable(table)).rejects.toThrow('line 3, number: line 2 has ZZ-Ab-1: buyers type one for the other');
});

const left =
  'The stock of 1 articles was taken from this table within the last 12 hours, or some was sold since: it is left (npm run shop -- stock).';

test('stock that was taken is not taken from the same table again at once, as some was sold since', async () => {
  const { id, number } = await someArticle();
  const table = `number,price,stock\n${number},8.00,40\n`;
  const sell = () => rows('UPDATE stock SET quantity = quantity - 3 WHERE variation_id = $1', [id]);
  const stock = async () => (await rows('SELECT quantity FROM stock WHERE variation_id = $1', [id]))[0]?.quantity;
  await importTable(table);
  await importTable(table, '--stock');
  expect(await stock()).toBe(40);
  await sell();
  expect(await importTable(table, '--stock', '--try')).toContain(left);
  expect(await importTable(table, '--stock')).toEqual([left, '0 new, 0 changed, 1 as they were']);
  expect(await stock()).toBe(37);
  await rows("UPDATE audit_entry SET at = at - interval '12 hours'");
  await importTable(table, '--stock');
  expect(await stock()).toBe(40);
  await sell();
  await importTable(table.replace('40', '41'), '--stock');
  expect(await stock()).toBe(41);
});

test('stock that was as the table says, beside a price that was not, is left when the table comes again', async () => {
  const { id, number } = await someArticle();
  await rows('UPDATE stock SET quantity = 40 WHERE variation_id = $1', [id]);
  const table = `number,price,stock\n${number},8.10,40\n`;
  expect((await importTable(table, '--stock')).at(-1)).toBe('0 new, 1 changed, 0 as they were');
  await rows('UPDATE stock SET quantity = quantity - 1 WHERE variation_id = $1', [id]);
  expect(await importTable(table, '--stock')).toEqual([left, '0 new, 0 changed, 1 as they were']);
  expect(await rows('SELECT quantity FROM stock WHERE variation_id = $1', [id])).toEqual([{ quantity: 39 }]);
});

test('stock of a table that is as the shop is is left when it comes again', async () => {
  const { id, number } = await someArticle();
  await rows('UPDATE stock SET quantity = 43 WHERE variation_id = $1', [id]);
  const table = `number,stock\n${number},43\n`;
  expect(await importTable(table, '--stock')).toEqual(['0 new, 0 changed, 1 as they were']);
  await rows('UPDATE stock SET quantity = quantity - 1 WHERE variation_id = $1', [id]);
  expect(await importTable(table, '--stock')).toEqual([left, '0 new, 0 changed, 1 as they were']);
  expect(await rows('SELECT quantity FROM stock WHERE variation_id = $1', [id])).toEqual([{ quantity: 42 }]);
});

test('of two imports of one table at once the second leaves the stock that the first took, and says so', async () => {
  const { id, number } = await someArticle();
  await rows('UPDATE stock SET quantity = 5 WHERE variation_id = $1', [id]);
  const table = parseTable(`number,price,stock\n${number},8.20,60\n`, columns);
  const options = { fileName: 'twice.csv', folder, checksum: 'twice', takesStock: true, makesNames: false };
  const check = () => checkArticles(shop.shop.db, table, options);
  const [first, second] = [await check(), await check()];
  await writeArticles(shop.shop.db, first, options, () => {});
  await rows('UPDATE stock SET quantity = quantity - 1 WHERE variation_id = $1', [id]);
  await writeArticles(shop.shop.db, second, options, () => {});
  expect(await rows('SELECT quantity FROM stock WHERE variation_id = $1', [id])).toEqual([{ quantity: 59 }]);
  expect([first.summary.takenStock, second.summary.takenStock]).toEqual([0, 1]);
});

test('whatever is wrong is told at once, and nothing is written', async () => {
  const [one, two] = [await someArticle(), await someArticle(1)];
  const [taken] = await rows<{ url_path: string }>(
    `SELECT url_path FROM item_text WHERE item_id = $1 AND language = 'de'`,
    [two.item_id],
  );
  const before = await everything();
  const table = `number,item,name (de),price,stock,attributes,url path (de),GTIN,VAT rate,categories,pictures
${one.number},${two.number},Neu,1,,,,,,,
${one.number},,Neu,1,,,,,,,
,,Neu,1,,,,,,,
NEU-1,NEU-0,Neu,1,,,,,,,
NEU-2,,,1,,,,,,,
NEU-3,,Neu,0,,,,,,,
NEU-4,,Neu,1.234,,,,,,,
NEU-5,,Neu,1,-3,,,,,,
NEU-6,,Neu,1,,,${taken?.url_path},,,,
NEU-7,,Neu,1,,,,4006381333932,,,
NEU-8,,Neu,1,,,,,18,,
NEU-9,,Neu,1,,,,,,Nirgendwo,
NEU-10,,Neu,1,,,,,,,/media/none.jpg
NEU-11,,Neu,1,,,,,,,missing.jpg
NEU-12,,Neu,1,,Farbe: weiß,,,,,
NEU-13,NEU-12,,1,,Farbe: weiß,,,,,
${'N'.repeat(101)},,Neu,1,,,,,,,
`;
  const refusal = await importTable(table).catch((error: Error) => error.message.split('\n').slice(1));
  expect(refusal).toEqual([
    expect.stringMatching(/^line 2, item: the article belongs to the item .*, and articles do not move$/),
    `line 3, number: ${one.number} is in line 2 too`,
    'line 3, VAT rate: it cannot be empty',
    'line 3, url path (de): it cannot be empty',
    'line 4, number: it cannot be empty',
    'line 5, item: there is no article NEU-0, neither in the shop nor in the table',
    'line 6, name (de): an item has a name',
    'line 7, price: a price of 0 would give it away',
    'line 8, price: "1.234" may be 1234 or 1.234: write 1234, or 1.2340',
    'line 9, stock: "-3" is not between 0 and 10000000',
    `line 10, url path (de): another item has the address ${taken?.url_path}`,
    'line 11, GTIN: "4006381333932" is no GTIN: its check digit is wrong',
    'line 12, VAT rate: there is no VAT rate of 18 %, but 19, 7, 0',
    expect.stringContaining('line 13, categories: there is no "Nirgendwo" yet (--make-names)'),
    'line 14, pictures: the shop has no picture /media/none.jpg',
    'line 15, pictures: missing.jpg cannot be read',
    expect.stringContaining('line 16, attributes: there is no "Farbe: weiß" yet (--make-names); did you mean'),
    'line 17, attributes: NEU-12 of the same item has the same',
    'line 18, number: it has 101 characters, at most 100 are kept',
  ]);
  expect(await everything()).toEqual(before);
});

test('a row names the main article of its item, and differs from its siblings', async () => {
  const [pair] = await rows<{ main: string; other: string }>(
    `SELECT m.number AS main, o.number AS other FROM item i JOIN variation m ON m.id = i.main_variation_id
     JOIN variation o ON o.item_id = i.id AND o.id <> m.id WHERE EXISTS (SELECT FROM variation_attribute WHERE variation_id = o.id) LIMIT 1`,
  );
  if (!pair) throw new Error('the demo has no such item');
  await expect(importTable(`number,item\nNEU,${pair.other}\n`)).rejects.toThrow(
    `${pair.other} is not the main article of its item: that is ${pair.main}`,
  );
  await expect(importTable(`number,item\n${pair.other},\n`)).rejects.toThrow('articles do not move');
  const exported = path.join(folder, 'siblings.csv');
  await run('export', exported, '--english', '--replace');
  const { cells } =
    parseTable(await readFile(exported, 'utf8'), columns).find(({ number }) => number === pair.other) ?? {};
  const [attributes, unit, content] = [cells?.attributes, cells?.unit, cells?.['unit content']];
  await expect(
    importTable(`number,item,attributes,unit,unit content\nNEU,${pair.main},${attributes},${unit},${content}\n`),
  ).rejects.toThrow(`${pair.other} of the same item has the same`);
});

test('what belongs to an item is said once', async () => {
  const table = 'number,item,name (de)\nTWICE-1,,Eins\nTWICE-2,TWICE-1,Zwei\n';
  await expect(importTable(table)).rejects.toThrow('line 3, name (de): line 2 says another one of the same item');
});

test('of many problems the first fifty are told', async () => {
  const table = ['number,price', ...Array.from({ length: 60 }, (_, at) => `NEU-${at},0`)].join('\n');
  const told = await importTable(table).catch((error: Error) => error.message.split('\n'));
  expect(told).toHaveLength(52);
  expect(told.at(-1)).toBe('and 70 more');
});

test('two imports at once lose nothing', async () => {
  const { number } = await someArticle(2);
  const files = await Promise.all(
    ['model\nM-1', 'external id\nX-1'].map(async (column, at) => {
      const file = path.join(folder, `beside-${at}.csv`);
      const [heading, cell] = column.split('\n');
      await writeFile(
        file,
        `number,${heading},name (de),price\n${number},${cell},,\nBESIDE,${cell},Daneben,1\n`.replaceAll(
          `${cell},,`,
          `${cell},Name,5`,
        ),
      );
      return file;
    }),
  );
  await Promise.all(files.map((file) => run('import', file)));
  expect(await article(number)).toMatchObject({ model: 'M-1', external_id: 'X-1' });
  expect(await article('BESIDE')).toMatchObject({ model: 'M-1', external_id: 'X-1' });
});

test('an import that ended in the middle leaves whole parts, and the same table finishes it', async () => {
  const file = path.join(folder, 'long.csv');
  const names = Array.from({ length: 310 }, (_, at) => `LONG-${at},Langes Stück ${at},1`);
  await writeFile(file, ['number,name (de),price', ...names].join('\n'));
  const task = readArticleTask(['import', file]);
  const stopped = runArticleTask(shop.shop.db, task, () => {
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await run('import', file)).toEqual(['10 of 10 articles are written …', '10 new, 0 changed, 300 as they were']);
});

test('what the table does not show is left, as offers, pictures of an article and words of no column', async () => {
  const [own] = await rows<{ number: string; id: number; item_id: number; url: string }>(
    `SELECT m.number, v.id, v.item_id, i.url FROM variation_image x JOIN variation v ON v.id = x.variation_id
     JOIN item_image i ON i.id = x.image_id JOIN item ON item.id = v.item_id JOIN variation m ON m.id = item.main_variation_id
     WHERE EXISTS (SELECT FROM variation_price p WHERE p.variation_id = m.id AND p.kind = 'offer') ORDER BY v.id LIMIT 1`,
  );
  if (!own) throw new Error('the demo has no such article');
  const kept = () =>
    Promise.all([
      rows('SELECT * FROM variation_image WHERE variation_id = $1', [own.id]),
      rows(`SELECT * FROM variation_price WHERE kind = 'offer' ORDER BY variation_id`),
      rows('SELECT * FROM item_property ORDER BY item_id, property_id'),
      rows('SELECT * FROM bundle_component ORDER BY item_id, variation_id'),
    ]);
  const before = await kept();
  const said = await importTable(`number,pictures,price,graduated prices\n${own.number},${own.url},99,10: 98\n`);
  expect(said.at(-1)).toBe('0 new, 1 changed, 0 as they were');
  await importTable(`number,price,graduated prices\n${own.number},,\n`);
  expect(await kept()).toEqual(before);
  expect(await rows('SELECT url FROM item_image WHERE item_id = $1', [own.item_id])).toEqual([{ url: own.url }]);
});

test('a language is added with its address, and taken away with its name', async () => {
  const { number, item_id: itemId } = await someArticle(4);
  const english = () => rows(`SELECT name, url_path FROM item_text WHERE item_id = $1 AND language = 'en'`, [itemId]);
  const empty = ['name', 'short name', 'short description', 'description', 'technical data', 'meta title'];
  const headings = [...empty, 'meta description', 'keywords', 'url path'].map((each) => `${each} (en)`);
  await expect(importTable(`number,name (en)\n${number},\n`)).rejects.toThrow('it is missing, and there is a');
  await importTable(`number,${headings}\n${number}${','.repeat(headings.length)}\n`);
  expect(await english()).toEqual([]);
  await importTable(`number,name (en)\n${number},Magic bowl\n`);
  expect(await english()).toEqual([{ name: 'Magic bowl', url_path: expect.stringMatching(/\/magic-bowl$/) }]);
});

test('a file that has another picture now is put anew, and cells of tables are safe and come back', async () => {
  const { number } = await someArticle(5);
  const file = path.join(folder, 'bild.jpg');
  await writeFile(file, await samplePhotograph());
  const table = `number,pictures,model\n${number},bild.jpg,"=HYPERLINK(""x"")"\n`;
  expect(await importTable(table)).toContain('1 pictures');
  expect(await importTable(table)).toEqual(['0 new, 0 changed, 1 as they were']);
  await writeFile(file, await samplePhotograph({ background: '#00ff00' }));
  expect(await importTable(table)).toEqual(['1 pictures', '0 new, 0 changed, 1 as they were']);
  const exported = path.join(folder, 'safe.csv');
  await run('export', exported);
  expect(await readFile(exported, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
  expect((await run('import', exported)).at(-1)).toMatch(/^0 new, 0 changed/);
});

test('orders go on beside an import, and no stock is lost', async () => {
  const [first, second] = [await someArticle(6), await someArticle(7)];
  const ids = [first.id, second.id];
  await rows(
    `UPDATE variation SET stock_policy = 'limited', minimum_order_quantity = 1, interval_order_quantity = 1 WHERE id = ANY($1)`,
    [ids],
  );
  await rows('DELETE FROM item_order_property WHERE item_id = ANY($1)', [[first.item_id, second.item_id]]);
  await rows('UPDATE stock SET quantity = 50 WHERE variation_id = ANY($1)', [ids]);
  const order = async (at: number) => {
    const visitor = shop.visitor();
    await visitor.call(
      'doAddCartItems',
      ids.map((productId) => ({ productId, quantity: 2 })),
    );
    await fillCheckout(visitor, { email: `beside-${at}@krone.example` });
    await visitor.call('doPlaceOrder');
  };
  const table = (price: number) => `number,price,stock\n${second.number},${price},50\n${first.number},${price},50\n`;
  const imports = async () => {
    for (const price of [11, 12, 13, 14]) await importTable(table(price));
  };
  await Promise.all([imports(), ...[1, 2, 3].map(order)]);
  expect(await rows('SELECT quantity FROM stock WHERE variation_id = ANY($1)', [ids])).toEqual([
    { quantity: 44 },
    { quantity: 44 },
  ]);
});

test('a number whose zeros a table program took away makes no article', async () => {
  const { id } = await someArticle(8);
  await rows(`UPDATE variation SET number = '00815' WHERE id = $1`, [id]);
  await expect(importTable('number,name (de)\n815,Neu\n')).rejects.toThrow('there is 00815');
  await expect(importTable('number,name (de)\n"4,01E+12",Neu\n')).rejects.toThrow('rounded');
});

test.each([[[]], [['import']], [['export', 'a.csv', '--try']], [['import', 'a.csv', 'b.csv']], [['mend', 'a.csv']]])(
  '%j is refused',
  (words) => {
    expect(() => readArticleTask(words)).toThrow('It is one of');
  },
);

test('a file that is missing, too large or no table is refused', async () => {
  const file = path.join(folder, 'large.csv');
  await writeFile(file, Buffer.alloc(64 * 1024 * 1024 + 1));
  await expect(run('import', file)).rejects.toThrow('too large');
  await expect(run('import', path.join(folder, 'none.csv'))).rejects.toThrow('cannot be read');
  await expect(importTable('PK\0\0')).rejects.toThrow('save the table as CSV');
});
