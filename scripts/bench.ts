import path from 'node:path';
import { describeStartError, StartError } from '@mise/server/start-error.ts';
import { chromium } from '@playwright/test';
import { measureJavaScript } from '../bench/javascript.ts';
import { buildPagesWhenNeeded } from './build-pages.ts';
import { findChromium } from './find-chromium.ts';
import { withTrialShop } from './start-trial.ts';

/** `npm run bench` */

/** A product that the home page links to, and the category that its address stands in. */
async function findAddresses(origin: string): Promise<[name: string, address: string][]> {
  const home = await (await fetch(origin)).text();
  const product = /href="(\/[^"]+_\d+_\d+)"/.exec(home)?.[1];
  if (product === undefined) throw new StartError('The home page links to no product: there is nothing to measure.');
  return [
    ['home', '/'],
    ['category', path.posix.dirname(product)],
    ['product', product],
  ];
}

async function measure(origin: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    console.log('\nJavaScript of a first visit (gzip)\n');
    for (const [name, address] of await findAddresses(origin)) {
      const context = await browser.newContext();
      const { bytes, files } = await measureJavaScript(await context.newPage(), `${origin}${address}`);
      console.log(
        `${name.padEnd(10)}${(bytes / 1024).toFixed(1).padStart(7)} KB in ${files.length} files   ${address}`,
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

try {
  const executablePath = await findChromium();
  await buildPagesWhenNeeded(console.log);
  await withTrialShop((origin) => measure(origin, executablePath));
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
