import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { root } from '../run-program.ts';
import { findChromium } from '../test/find-chromium.ts';

/**
 * `node scripts/build/measure-fonts.ts`: how much room each family of the shop takes beside the fonts that are there before
 * it (apps/storefront/app/start/font-metrics.json). Needs Liberation and DejaVu on the machine; run it when a family is added.
 */

const require = createRequire(path.join(root, 'apps/storefront/package.json'));
const families: Record<string, 'sans' | 'serif'> = {
  Figtree: 'sans',
  Inter: 'sans',
  'Open Sans': 'sans',
  Roboto: 'sans',
  'Source Sans 3': 'sans',
  'Work Sans': 'sans',
  'Noto Serif': 'serif',
  'Source Serif 4': 'serif',
};
/** Fonts of devices; where one is not free, the free one of the same widths. Each as regular and as bold. */
const devices = {
  sans: {
    Arial: ['local("Liberation Sans")', 'local("Liberation Sans Bold")'],
    Roboto: [await fileOf('Roboto'), await fileOf('Roboto')],
    DejaVu: ['local("DejaVu Sans")', 'local("DejaVu Sans Bold")'],
  },
  serif: {
    Times: ['local("Liberation Serif")', 'local("Liberation Serif Bold")'],
    Noto: [await fileOf('Noto Serif'), await fileOf('Noto Serif')],
    DejaVu: ['local("DejaVu Serif")', 'local("DejaVu Serif Bold")'],
  },
} as const;

async function fileOf(family: string): Promise<string> {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  return `url("data:font/woff2;base64,${await readFile(file, 'base64')}")`;
}

/** What a shop says, in both languages. */
async function shopTexts(): Promise<string[]> {
  const areas = ['common', 'catalog', 'product', 'cart', 'checkout'].flatMap((area) => [`de/${area}`, `en/${area}`]);
  const files = areas.map((area) => readFile(path.join(root, `packages/texts/${area}.json`), 'utf8'));
  return (await Promise.all(files)).flatMap((file) => Object.values(JSON.parse(file) as Record<string, string>));
}

type Measured = { width: number; ascent: number; descent: number };

/** In thousandths of the font size: the whole width of all texts, and how far the font reaches above and below the line. */
function measure(page: Page, font: { source: string; weight: number }, texts: string[]): Promise<Measured> {
  return page.evaluate(
    async ([{ source, weight }, words]) => {
      const face = new FontFace('measured', source, { weight: '100 900' });
      document.fonts.clear();
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${weight} 1000px measured`;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
      const width = words.reduce((sum, word) => sum + context.measureText(word).width, 0);
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    [font, texts] as const,
  );
}

const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage();
const texts = await shopTexts();
const metrics: Record<string, { ascent: number; descent: number; widths: Record<string, [number, number]> }> = {};
for (const [family, kind] of Object.entries(families)) {
  const source = await fileOf(family);
  const regular = await measure(page, { source, weight: 400 }, texts);
  const semibold = await measure(page, { source, weight: 600 }, texts);
  const widths: Record<string, [number, number]> = {};
  for (const [device, [plain, bold]] of Object.entries(devices[kind])) {
    const beside = await measure(page, { source: plain, weight: 400 }, texts);
    const besideBold = await measure(page, { source: bold, weight: 700 }, texts);
    const inPercent = (width: number, other: number) => Math.round((width / other) * 10_000) / 100;
    widths[device] = [inPercent(regular.width, beside.width), inPercent(semibold.width, besideBold.width)];
  }
  metrics[family] = { ascent: Math.round(regular.ascent), descent: Math.round(regular.descent), widths };
}
await browser.close();
const target = path.join(root, 'apps/storefront/app/start/font-metrics.json');
await writeFile(target, `${JSON.stringify(metrics, null, 2)}\n`);
