import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editorCookie } from '@mise/contract/operators/editor-cookie.ts';
import { describeStartError } from '@mise/server/start-error.ts';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../run-program.ts';
import { findChromium } from '../test/find-chromium.ts';
import { type RunningTrial, withTrialShop } from '../test/start-trial.ts';
import { buildPagesWhenNeeded } from './build-pages.ts';
import { addOperator, logIn } from './demo-operator.ts';

/**
 * `node scripts/build/picture-manual.ts`: the pictures of the manual, of the editor of a demo shop in both languages
 * (apps/storefront/app/page/manual-pictures). To be run when the look of the editor has changed; what it writes is committed.
 */

const folder = path.join(root, 'apps/storefront/app/page/manual-pictures');
const size = { width: 1280, height: 720 };

type Names = Record<'drawers' | 'design' | 'seo' | 'pages' | 'edit' | 'settings' | 'general', string>;

const languages: Record<string, { home: string; names: Names }> = {
  de: {
    home: '/',
    names: {
      drawers: 'Bereiche des Editors',
      design: 'Gestaltung',
      seo: 'SEO-Einstellungen',
      pages: 'Seiten',
      edit: 'Bearbeiten',
      settings: 'Einstellungen von Geschirr',
      general: 'Allgemeine Einstellungen',
    },
  },
  en: {
    home: '/en',
    names: {
      drawers: 'Areas of the editor',
      design: 'Design',
      seo: 'SEO settings',
      pages: 'Pages',
      edit: 'Edit',
      settings: 'Settings of Tableware',
      general: 'General settings',
    },
  },
};

async function takePictures({ origin, settings }: RunningTrial): Promise<void> {
  addOperator(settings);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: size, locale: 'de-DE' });
    await logIn(page);
    await page.context().addCookies([{ name: editorCookie, value: '1', url: origin }]);
    for (const [language, { home, names }] of Object.entries(languages)) {
      await page.goto(home, { waitUntil: 'networkidle' });
      await takeChapters(page, language, names);
    }
  } finally {
    await browser.close();
  }
}

async function takeChapters(page: Page, language: string, names: Names): Promise<void> {
  const drawers = page.getByRole('toolbar', { name: names.drawers });
  const press = (name: string) => drawers.getByRole('button', { name, exact: true }).click();
  await page.locator('[popovertarget]').click();
  await take(page, `find-${language}`);
  await page.keyboard.press('Escape');
  await press(names.design);
  await take(page, `design-${language}`);
  await press(names.seo);
  await take(page, `seo-${language}`);
  await press(names.pages);
  await take(page, `add-${language}`);
  await page.getByRole('button', { name: names.settings, exact: true }).click();
  await page.getByRole('complementary').getByRole('button', { name: names.general, exact: true }).click();
  await take(page, `settings-${language}`);
  await page.getByRole('button', { name: names.edit, exact: true }).click();
  await page.locator('main h2').first().click();
  await take(page, `blocks-${language}`);
}

async function take(page: Page, name: string): Promise<void> {
  // Drawers, fonts and pictures come with requests of their own.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 60 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), picture);
  console.log(name, `${Math.ceil(picture.length / 1024)} KB`);
}

try {
  await buildPagesWhenNeeded(console.log);
  await withTrialShop(takePictures);
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
