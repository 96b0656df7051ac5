import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillCheckout } from '@mise/server/testing/fill-checkout.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, runPackage } from '../../run-program.ts';
import { startTrialShop } from '../start-trial.ts';
import { createVisitor } from '../trial-visitor.ts';
import { copyProject } from './copy-project.ts';

/** A copy of the project to which nothing was added but the entry of a language and a folder with two dozen texts. */
let project: string;

const entry = "nl: { locale: 'nl-NL', collation: 'nl-x-icu', grammar: null, countedWeek: null, fallback: 'en' }";

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'mise-language-'));
  // As root the database runs as another user, who has to get in.
  await chmod(project, 0o755);
  await copyProject(project);
  const languages = path.join(project, 'packages/rules/src/languages.ts');
  const source = await readFile(languages, 'utf8');
  await writeFile(languages, source.replace(/(const entries = \{.*?)(\n\} as const;)/s, `$1\n  ${entry},$2`));
  await cp(path.join(import.meta.dirname, 'nl'), path.join(project, 'packages/texts/nl'), { recursive: true });
});

afterAll(() => rm(project, { recursive: true, force: true }));

test('the project and its tests compile with a third language', { timeout: 300_000 }, async () => {
  const cwd = path.relative(root, project);
  await runPackage('@react-router/dev/bin.cjs', ['typegen'], { cwd: path.join(cwd, 'apps/storefront') });
  const { output } = await runPackage('typescript-native/bin/tsc', ['--project', 'tsconfig.json'], { cwd });
  expect(output).toBe('');
});

test('unit tests of what all languages share pass with a third one', { timeout: 300_000 }, async () => {
  const folders = ['packages/rules', 'packages/contract', 'apps/storefront'];
  const outcome = await runPackage('vitest/vitest.mjs', ['run', '--project', 'units', ...folders], {
    cwd: path.relative(root, project),
  });
  expect(outcome.code, outcome.output).toBe(0);
});

describe('a shop in three languages', () => {
  let shop: Awaited<ReturnType<typeof startTrialShop>>;

  beforeAll(async () => {
    shop = await startTrialShop(project);
  }, 120_000);

  afterAll(() => shop?.stop());

  const read = async (address: string) => (await fetch(new URL(address, shop.origin))).text();
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  const alternatesOf = (markup: string) =>
    [...markup.matchAll(/<[^>]*\srel="alternate"[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'hreflang'),
      new URL(attribute(tag, 'href')).pathname,
    ]);

  test('a page says what is written in it, and the rest in its fallback', async () => {
    const page = await read('/nl');
    expect(page).toContain('<html lang="nl"');
    expect(page).toContain('Winkelwagen');
    expect(page).toContain('Skip to content');
  });

  test('names of the catalogue are those of its fallback, at addresses of its own', async () => {
    const category = await read('/nl/tableware/plates');
    expect(category).toContain('Sorteren op');
    const [product = ''] = /\/nl\/tableware\/plates\/[\w-]+_1001_\d+/.exec(category) ?? [];
    expect(await read(product)).toMatch(/<h1[^>]*>Ebene coupe plate/);
  });

  test('each page names its addresses in all languages', async () => {
    const expected = [
      ['de', '/geschirr/teller'],
      ['en', '/en/tableware/plates'],
      ['nl', '/nl/tableware/plates'],
      ['x-default', '/geschirr/teller'],
    ];
    for (const [, address = ''] of expected) expect(alternatesOf(await read(address))).toEqual(expected);
  });

  test('the language switch leads to the same page in each', async () => {
    const [, switcher = ''] = /<nav aria-label="Sprache">(.*?)<\/nav>/s.exec(await read('/geschirr/teller')) ?? [];
    const links = [...switcher.matchAll(/<a\b[^>]*>/g)].map(([link]) =>
      ['hreflang', 'href'].map((name) => new RegExp(` ${name}="([^"]+)"`, 'i').exec(link)?.[1]),
    );
    expect(links).toEqual([
      ['de', '/geschirr/teller'],
      ['en', '/en/tableware/plates'],
      ['nl', '/nl/tableware/plates'],
    ]);
  });

  test.each([
    ['/sitemap-pages.xml', '/nl/tableware/plates'],
    ['/sitemap-items-1.xml', '/nl/tableware/plates/ebene-coupe-plate_1001_10003'],
  ])('%s lists it', async (file, address) => {
    const entry = (await read(file)).split('\n').find((line) => line.includes(`<loc>${shop.origin}${address}</loc>`));
    expect(alternatesOf(entry ?? '').map(([language]) => language)).toEqual(['de', 'en', 'nl', 'x-default']);
  });

  test('an order placed in it is confirmed by a mail in it', async () => {
    const email = 'bestelling@hotel-krone.example';
    const buyer = createVisitor(shop.origin, 'nl');
    await buyer.call('doAddCartItem', { productId: 10003, quantity: 6 });
    await fillCheckout(buyer, { email });
    const { order } = await buyer.call('doPlaceOrder');
    await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain(`Uw bestelling ${order.id} bij `);
    expect(mail?.text).toContain('Goedendag Anna Wirt,');
    expect(mail?.text).toContain('Delivery: expected');
    expect(mail?.text).toContain(`${shop.origin}/nl/confirmation/${order.id}/`);
  });

  async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
    const mailbox = `http://localhost:${shop.settings.SANDBOX_MAIL_WEB_PORT}/api/mails?to=${address}`;
    return ((await (await fetch(mailbox)).json()) as { mails: { subject: string; text: string }[] }).mails;
  }
});
