import { readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@mise/rules/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

describe('the previews of mails', () => {
  it('show every one in every language, in HTML and as text, at two widths', async () => {
    const list = await test.app.inject('/dev/mails');
    const addresses = [...list.body.matchAll(/href="(\/dev\/mails\/[^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThanOrEqual(2 * languages.length);
    for (const address of addresses) {
      const preview = await test.app.inject(address);
      expect(preview.statusCode, address).toBe(200);
      expect(preview.body).toContain('<pre>');
      expect([...preview.body.matchAll(/<iframe[^>]* width="(\d+)"/g)].map(([, width]) => width)).toEqual([
        '390',
        '800',
      ]);
      const markup = await test.app.inject(`${address}/html`);
      expect(markup.body).toContain(`<html lang="${address.split('/').at(-1)}">`);
      expect(markup.body).toContain('Tafelwerk GmbH');
    }
  });

  it('begin with a capital letter: a first sentence that does not goes on from a greeting', async () => {
    const list = await test.app.inject('/dev/mails');
    for (const [, address = ''] of list.body.matchAll(/href="(\/dev\/mails\/[^"]+)"/g)) {
      const { body } = await test.app.inject(address);
      expect(/<pre>\s*(\S+)/.exec(body)?.[1], address).toMatch(/^[\p{Lu}\d]/u);
    }
  });

  it('greet whoever reads them', async () => {
    const list = await test.app.inject('/dev/mails');
    for (const [, address = ''] of list.body.matchAll(/href="(\/dev\/mails\/[^"]+)"/g)) {
      const { body } = await test.app.inject(address);
      expect(/<pre>\s*(.+)/.exec(body)?.[1], address).toMatch(/^(Guten Tag|Hello)\b.*,$/);
    }
  });

  it('are found by their files: a mail has its samples beside it', async () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../mails'));
    const samples = files.filter((file) => file.endsWith('.samples.ts'));
    const { body } = await test.app.inject('/dev/mails');
    for (const file of samples) expect(body).toContain(`<h2>${file.replace('.samples.ts', '')}</h2>`);
    expect(files).toEqual(expect.arrayContaining(samples.map((file) => file.replace('.samples', ''))));
  });

  it('know no other mail, sample or language', async () => {
    for (const wrong of ['none/0/de', 'order-confirmation/99/de', 'order-confirmation/0/xx'])
      expect((await test.app.inject(`/dev/mails/${wrong}`)).statusCode).toBe(404);
  });

  it('are not there in production', async () => {
    const shop = await createTestShop({ NODE_ENV: 'production' });
    const { statusCode } = await shop.app.inject('/dev/mails');
    await shop.close();
    expect(statusCode).toBe(404);
  });
});
