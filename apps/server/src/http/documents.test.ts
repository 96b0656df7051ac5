import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { putDocument } from '../domains/media/document-files.ts';
import { samplePdf } from '../testing/sample-pdf.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { createLongTurns } from '../turns/long-turns.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '7' });
});
afterAll(() => test.close());

it('is a download that counts as what it costs: megabytes from the database', async () => {
  const id = await putDocument(test.shop.db, { name: 'Blatt.pdf', bytes: Buffer.from(samplePdf) });
  const address = `/documents/${id}/Blatt.pdf`;
  const downloads = [await test.app.inject(address), await test.app.inject(address), await test.app.inject(address)];
  expect(downloads.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(downloads[0]?.body).toBe(samplePdf);
  expect(downloads[0]?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  });
  const more = await test.app.inject(address);
  expect(more.statusCode).toBe(429);
  expect(more.headers['retry-after']).toMatch(/^\d+$/);
});

it('is read when it is the turn of what takes long', async () => {
  const id = await putDocument(test.shop.db, { name: 'Blatt.pdf', bytes: Buffer.from(samplePdf) });
  const longTurns = vi.spyOn(test.shop, 'longTurns');
  longTurns.mockImplementation((caller, call) => createLongTurns()({ ...caller, hasGone: () => true }, call));
  const answer = await test.app.inject({ url: `/documents/${id}/Blatt.pdf`, remoteAddress: '198.51.100.7' });
  expect(answer.statusCode).toBe(503);
});
