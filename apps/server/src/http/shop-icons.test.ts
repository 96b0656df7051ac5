import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examinePicture } from '../domains/media/pictures-apart.ts';
import { putPicture } from '../domains/media/put-picture.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`,
  );

/** Has the shop show a drawing of this size as its logo and its icon. */
async function show(width: number, height: number): Promise<void> {
  await putPicture(shop.shop.db, 'uploads/drawn.svg', await examinePicture(drawing(width, height)));
  for (const key of ['headerLogo', 'favicon']) {
    const sql = 'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2';
    await shop.database.pool.query(sql, [key, '/media/uploads/drawn.svg']);
  }
}

test.each([
  [200, 50, 320, 80],
  [1, 1, 80, 80],
  [5000, 5000, 80, 80],
  [30_000, 10_000, 240, 80],
  [3000, 10, 1600, 5],
  [10, 3000, 1, 80],
])('the logo in mails of a drawing of %d by %d is %d by %d dots', async (width, height, ...expected) => {
  await show(width, height);
  const answer = await shop.app.inject('/mail-logo.png');
  expect(answer.statusCode).toBe(200);
  const drawn = await sharp(answer.rawPayload).metadata();
  expect([drawn.width, drawn.height]).toEqual(expected);
});

test('an icon is drawn of a drawing of any size', async () => {
  await show(20_000, 20_000);
  expect((await shop.app.inject('/favicon.ico')).statusCode).toBe(200);
});

test.each(['/mail-logo.png', '/favicon.ico'])('%s is not there where the drawing cannot be drawn', async (path) => {
  await show(1, 100_000);
  expect((await shop.app.inject(path)).statusCode).toBe(404);
});
