import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Block } from '@mise/contract/content/block.ts';
import { describeStartError } from '@mise/server/start-error.ts';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../run-program.ts';
import { findChromium } from '../test/find-chromium.ts';
import { type RunningTrial, withTrialShop } from '../test/start-trial.ts';
import { buildPagesWhenNeeded } from './build-pages.ts';
import { addOperator, logIn } from './demo-operator.ts';
import { drawNewsletter } from './draw-newsletter.ts';

/**
 * `node scripts/build/picture-blocks.ts [newsletter ...]`: the pictures of the list of blocks (apps/storefront/public/blocks), each of the real
 * block on the home page of a demo shop, in each language; of all, or of those whose names it is given. To be run when the look of blocks or the
 * list has changed; what it writes is committed.
 */

type Label = Record<'de' | 'en', string>;
type Variation = { image?: string | Label; template: Record<keyof Label, Block> };
type Picture = { image: string; language: keyof Label; template: Block };

const folder = path.join(root, 'apps/storefront/public');
/** Of the list, twice for dense screens. */
const size = { width: 253 * 2, height: 120 * 2 };
const scene = '/media/photographs/scenes/laid-table-desktop.webp';
const categoryOfPlates = '11';

const wanted = process.argv.slice(2);

function isWanted(image: string): boolean {
  return wanted.length === 0 || wanted.some((name) => image.endsWith(`/${name}.webp`));
}

/** In the place of a block that pages do not show. */
const placeHolder: Block = {
  name: 'TextCard',
  type: 'content',
  meta: { uuid: '' },
  content: { text: { title: 'Newsletter' } },
};

async function takePictures({ origin, settings }: RunningTrial): Promise<void> {
  addOperator(settings);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 900, height: 900 }, locale: 'de-DE' });
    await logIn(page);
    for (const { image, language, template } of await readPictures()) {
      if (!isWanted(image)) continue;
      const isDrawn = template.name !== 'NewsletterSubscribe';
      await saveHome(page, language, [filled(isDrawn ? template : placeHolder)]);
      await showHome(page, language);
      if (!isDrawn) await drawNewsletter(page, language, template);
      const picture = await sharp(await photograph(page))
        .resize({ ...size, fit: 'contain', background: '#faf8f3' })
        .webp({ quality: 75 })
        .toBuffer();
      await mkdir(path.dirname(path.join(folder, image)), { recursive: true });
      await writeFile(path.join(folder, image), picture);
      console.log(image, `${Math.ceil(picture.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
}

/** Space beside the block, so that words do not stand at the edge of its picture. */
const margin = 24;

async function photograph(page: Page): Promise<Buffer> {
  const box = await page.locator('main [style*="--block-spacing"] > *').first().boundingBox();
  if (!box) throw new Error('the page shows no block');
  const { x, y, width, height } = box;
  return page.screenshot({ fullPage: true, clip: { x: x - margin, y, width: width + 2 * margin, height } });
}

/** A kept page is renewed a moment after a save: the home page is asked for until it is another than before. */
async function showHome(page: Page, language: keyof Label): Promise<void> {
  const before = await page.locator('main').innerHTML();
  for (let attempt = 0; attempt < 20; attempt++) {
    await page.goto(language === 'de' ? '/' : '/en', { waitUntil: 'networkidle' });
    if ((await page.locator('main').innerHTML()) !== before) return;
  }
}

async function readPictures(): Promise<Picture[]> {
  const lists = JSON.parse(await readFile(path.join(folder, 'blocks/blocksLists.json'), 'utf8'));
  const variations = Object.values(lists as Record<string, { variations: Variation[] }>).flatMap(
    (list) => list.variations,
  );
  return variations.flatMap(({ image, template }) => {
    if (image === undefined) return [];
    if (typeof image === 'string') return { image, language: 'de' as const, template: template.de };
    return (['de', 'en'] as const).map((language) => ({
      image: image[language],
      language,
      template: template[language],
    }));
  });
}

/** With a picture and products where an owner would choose some, and uuids. */
function filled(block: Block): Block {
  const meta = { uuid: crypto.randomUUID() };
  if (Array.isArray(block.content)) return { ...block, meta, content: block.content.map(filled) };
  const content: Record<string, unknown> = { ...block.content };
  if (block.name === 'Image') content.desktop = scene;
  if (block.name === 'Banner') content.image = { desktop: scene, brightness: 1 };
  if (block.name === 'ProductRecommendedProducts') content.categoryId = categoryOfPlates;
  return { ...block, meta, content };
}

async function saveHome(page: Page, language: keyof Label, blocks: Block[]): Promise<void> {
  const input = { identifier: 'index', entityType: 'immutable', blocks: JSON.stringify(blocks) };
  await page.evaluate(
    async ([saved, locale]) => {
      const post = (name: string, body: unknown[], token = '') =>
        fetch(`/api/plentysystems/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': token, locale },
          body: JSON.stringify(body),
        });
      const session = await post('getOperator', []);
      const answer = await post('doSaveBlocks', [saved], session.headers.get('x-csrf-token') ?? '');
      if (!answer.ok) throw new Error(await answer.text());
    },
    [input, language] as const,
  );
}

try {
  await buildPagesWhenNeeded(console.log);
  await withTrialShop(takePictures);
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
