import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Browser, Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

/** A photograph that is no other test's: a page of small words, as Chromium saves it. */
async function takePhotograph(browser: Browser, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 }, deviceScaleFactor: 1 });
  await page.setContent(
    `<body style="background: linear-gradient(#14493b, #b4622d)">${'<p>Mise en place</p>'.repeat(30)}`,
  );
  await page.screenshot({ path: file, type: 'jpeg', quality: 90 });
  await page.close();
}

/** The owner's command in a process of its own. */
async function putPicture({ config }: TestInfo, address: string, file: string): Promise<void> {
  await run(process.execPath, ['apps/server/src/commands/shop-command.ts', 'picture', address, file], {
    cwd: root,
    env: { ...process.env, ...config.metadata.settings },
  });
}

/** Address of the original behind what a page shows. */
function originalOf(src: string): string {
  return new URL(src, 'http://shop').pathname.replace(/\/(?:full|\d+)\/[^/]+$/, '');
}

/** Of a product, or of the first in a list. A category's own small picture above its list loads late: each screen shows one of its two sizes. */
const firstPicture = (page: Page, within: string) => page.locator(`main ${within} img`).first();

async function findProduct(request: APIRequestContext): Promise<string> {
  const list = await (await request.get('/geschirr/teller')).text();
  const href = /href="(\/geschirr\/teller\/[^"]+_\d+_\d+)"/.exec(list)?.[1];
  if (!href) throw new Error('the list shows no product');
  return href;
}

/** Sum of all shifts since the page was opened. */
async function observeShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[]) {
        shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => node?.nodeName ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: { value: number; nodes: string[] }[] };
      return shifts.filter(({ nodes }) => nodes.includes('IMG')).reduce((sum, { value }) => sum + value, 0);
    });
}

/** The first photograph of a list or product is loaded before all others, in the narrowest width that is sharp, and moves nothing. */
async function expectFirstPicture(page: Page, address: string, within = ''): Promise<void> {
  const shifts = await observeShifts(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const picture = firstPicture(page, within);
  await expect(picture).toHaveAttribute('loading', 'eager');
  await expect(picture).toHaveAttribute('width', '1000');
  expect(await page.locator('img[fetchpriority=high]').count()).toBe(1);
  expect(await page.locator('main img[loading=lazy]').count()).toBe((await page.locator('main img').count()) - 1);

  const { needed, source } = await picture.evaluate((image: HTMLImageElement) => ({
    needed: image.getBoundingClientRect().width * devicePixelRatio,
    source: image.currentSrc,
  }));
  const wanted = [160, 320, 480, 640, 800, 960].find((width) => width >= needed - 1) ?? 'full';
  expect(source, `${address} shows ${needed} pixels`).toMatch(new RegExp(`/${wanted}/[^/]+[.]avif$`));
  expect(await shifts()).toBe(0);
}

test(
  'a photograph is shown at once, first of all pictures, as wide as the screen needs it',
  { tag: '@phone' },
  async ({ browser, page, request }, info) => {
    const href = await findProduct(request);
    // Read, not opened: a browser that has a larger picture already takes that.
    const [, shown = ''] = /<main[\s\S]*?<img[^>]*\ssrc="([^"]+)"/.exec(await (await request.get(href)).text()) ?? [];
    const file = info.outputPath('photograph.jpg');
    await takePhotograph(browser, file);
    await putPicture(info, originalOf(shown), file);

    await expect(async () => {
      expect((await (await request.get(href)).text()).includes('-1000x1000.')).toBe(true);
    }).toPass();

    // The small picture first, for the same reason.
    await expectFirstPicture(page, '/geschirr/teller', 'article');
    await expectFirstPicture(page, href);
  },
);

test('the main picture of the home page is in the HTML, before all others', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, main = ''] = html.split('<main');
  const pictures = main.match(/<img[^>]*>/g) ?? [];
  const [first, ...others] = pictures.filter((picture) => !picture.includes('loading="lazy"'));
  expect(first).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/);
  expect(others).toEqual([]);
});

test('another picture of an article comes with the mouse over its card, and moves nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shifts = await observeShifts(page);
  await page.goto('/geschirr/teller', { waitUntil: 'networkidle' });
  const card = page.getByRole('article').filter({ hasText: 'Teller flach mit Fahne Hallhof' });
  const second = /\/1002-2\.webp\//;
  expect(asked.filter((url) => second.test(url))).toEqual([]);
  await card.hover();
  await expect(card.locator('.product-card-second')).toHaveCSS('opacity', '1');
  expect(asked.filter((url) => second.test(url))).toHaveLength(1);
  expect(await shifts()).toBe(0);
});
