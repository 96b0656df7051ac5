import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeStartError, StartError } from '@mise/server/start-error.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import {
  confirmedOrder,
  fillAndSaveCheckout,
  napkins,
  newEmail,
  orderButton,
  plates,
  putIntoCart,
  rack,
} from '../../e2e/shopper.ts';
import { buildPagesWhenNeeded } from '../build/build-pages.ts';
import { root } from '../run-program.ts';
import { findChromium } from './find-chromium.ts';
import { withTrialShop } from './start-trial.ts';

/**
 * `node scripts/test/screenshots.ts [page] [width] [language]`: pictures of the pages to look at, in screenshots/. Without
 * arguments all pages, widths and languages. --url=… takes a shop that runs already, --list shows lists as dense rows.
 */

const languages = ['de', 'en'] as const;
type Language = (typeof languages)[number];
const widths = [390, 768, 1440];
const folder = path.join(root, 'screenshots');

/** Where each page is; the confirmation is that of an order which is placed first. */
const pages: Record<string, Partial<Record<Language, string>>> = {
  home: { de: '/', en: '/en' },
  category: { de: '/geschirr/teller', en: '/en/tableware/plates' },
  product: {
    de: '/geschirr/teller/coupeteller-ebene_1001_10003',
    en: '/en/tableware/plates/ebene-coupe-plate_1001_10003',
  },
  search: { de: '/search?term=korb', en: '/en/search?term=rack' },
  cart: { de: '/cart', en: '/en/cart' },
  checkout: { de: '/checkout', en: '/en/checkout' },
  confirmation: {},
  404: { de: '/gibt-es-nicht', en: '/en/is-not-there' },
};

const lines = [
  { variationId: plates.variationId, quantity: 24 },
  { variationId: napkins.variationId, quantity: 4 },
  { variationId: rack.variationId, quantity: 1 },
];

function heightOf(width: number): number {
  return width < 768 ? 844 : 900;
}

type Wish = { names: string[]; widths: number[]; languages: readonly Language[]; isList: boolean };

function readWish(words: string[], isList: boolean): Wish {
  const wish: Wish = { names: Object.keys(pages), widths, languages, isList };
  for (const word of words) {
    if (word in pages) wish.names = [word];
    else if (/^\d{3,4}$/.test(word)) wish.widths = [Number(word)];
    else if (languages.includes(word as Language)) wish.languages = [word as Language];
    else throw new StartError(`"${word}" is no page (${Object.keys(pages).join(', ')}), width or language.`);
  }
  return wish;
}

async function openVisit(browser: Browser, origin: string, visit: { width: number; isList: boolean }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: visit.width, height: heightOf(visit.width) },
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  if (visit.isList) await context.addCookies([{ name: 'view', value: 'list', url: origin }]);
  return context.newPage();
}

/** Places an order in a language, in which it stays for ever, and answers the path of its confirmation. */
async function order(browser: Browser, origin: string, language: Language): Promise<string> {
  const page = await openVisit(browser, origin, { width: 1440, isList: false });
  await page.goto('/');
  await putIntoCart(page, lines);
  await page.goto('/checkout', { waitUntil: 'networkidle' });
  await fillAndSaveCheckout(page, newEmail());
  if (language === 'en') {
    await page.goto('/en/checkout', { waitUntil: 'networkidle' });
    for (const name of [/may receive my email address/, /I accept/]) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Buy now' }).click();
  } else await orderButton(page).click();
  await confirmedOrder(page);
  const { pathname } = new URL(page.url());
  await page.context().close();
  return pathname;
}

async function takeAll(origin: string, executablePath: string, wish: Wish): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const confirmations = new Map<Language, string>();
    for (const language of wish.names.includes('confirmation') ? wish.languages : []) {
      confirmations.set(language, await order(browser, origin, language));
    }
    for (const width of wish.widths) {
      const page = await openVisit(browser, origin, { width, isList: wish.isList });
      await page.goto('/');
      await putIntoCart(page, lines);
      for (const name of wish.names) {
        for (const language of wish.languages) {
          const address = name === 'confirmation' ? confirmations.get(language) : pages[name]?.[language];
          if (address === undefined) continue;
          await page.goto(address, { waitUntil: 'networkidle' });
          await showAll(page);
          await growWithPage(page);
          const file = path.join(folder, `${name}-${width}-${language}${wish.isList ? '-list' : ''}.png`);
          await page.screenshot({ path: file, fullPage: true });
          await page.setViewportSize({ width, height: heightOf(width) });
          console.log(path.relative(root, file));
        }
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}

/** As high as the page: what sticks to the screen stands where the page ends. What comes into sight may make it grow. */
async function growWithPage(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (let height = 0; ; ) {
    await page.waitForFunction(isComplete);
    const next = await page.evaluate(() => document.documentElement.scrollHeight);
    if (next === height) return;
    height = next;
    await page.setViewportSize({ width, height });
  }
}

/** In the page: whether every picture in sight is there, and nothing that stands in for a part of it. */
function isComplete(): boolean {
  if (document.querySelector('.motion-safe\\:animate-pulse')) return false;
  const inSight = Array.from(document.images).filter((image) => {
    const { left, right, top, width } = image.getBoundingClientRect();
    const isInside = right > 0 && left < window.innerWidth && top < window.innerHeight;
    return image.checkVisibility() && width > 0 && isInside;
  });
  return inSight.every(({ complete }) => complete);
}

/** Parts that come when someone uses the page do so now, and what they show follows. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      // Two frames: who waits to be seen is told in the second.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  const wish = readWish(positionals, values.list);
  const executablePath = await findChromium();
  await mkdir(folder, { recursive: true });
  if (values.url) await takeAll(values.url, executablePath, wish);
  else {
    await buildPagesWhenNeeded(console.log);
    await withTrialShop(({ origin }) => takeAll(origin, executablePath, wish));
  }
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
