import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describeStartError, StartError } from '@mise/server/start-error.ts';
import { chromium } from '@playwright/test';
import { measureJavaScript } from '../bench/javascript.ts';
import { buildPagesWhenNeeded } from './build-pages.ts';
import { findChromium } from './find-chromium.ts';
import { root } from './run-program.ts';
import { makeTrialShop } from './trial-shop.ts';

/** `npm run bench` */

/** Starts the shop as `npm start` does and resolves when it prints its addresses. */
async function startTrial(settings: Record<string, string>): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isUp = (async () => {
    for await (const line of child.stdout.setEncoding('utf8')) if (/^Shop /m.test(line)) return true;
    return false;
  })();
  if (!(await isUp)) throw new StartError('The shop did not start: the reason stands above.');
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

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
  const trial = await makeTrialShop();
  try {
    const shop = await startTrial(trial.settings);
    try {
      await measure(`http://localhost:${trial.port}`, executablePath);
    } finally {
      await shop.stop();
    }
  } finally {
    await trial.remove();
  }
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
