import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { describeStartError, StartError } from '@mise/server/start-error.ts';
import { chromium, devices } from '@playwright/test';
import { buildPagesWhenNeeded } from '../scripts/build/build-pages.ts';
import { root } from '../scripts/run-program.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { type RunningTrial, withTrialShop } from '../scripts/test/start-trial.ts';
import { createVisitor } from '../scripts/test/trial-visitor.ts';
import { measureEditor } from './editor.ts';
import { measureJavaScript } from './javascript.ts';
import { largeRows } from './large-rows.ts';
import { installLighthouse, measureLighthouse } from './lighthouse.ts';
import { load, type Measured } from './load.ts';
import { measurePictures } from './pictures.ts';
import { readUsage, type Usage } from './processes.ts';
import { type BenchedShop, type Row, rows } from './rows.ts';
import { speedOfMachine } from './speed-of-machine.ts';
import { figure, table } from './table.ts';

/** `npm run bench` */

const { values: wish } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10' },
    /** So many made-up items, and lists and searches of them instead of pages. */
    items: { type: 'string' },
    /** The same with a copy of a data folder that has them. */
    data: { type: 'string' },
  },
});

const connections = Number(wish.connections);

/** A product that the home page links to, and the category that its address stands in. */
async function findPages(origin: string): Promise<BenchedShop['pages']> {
  const home = await (await fetch(origin)).text();
  const product = /href="(\/[^"]+_\d+_\d+)"/.exec(home)?.[1];
  if (product === undefined) throw new StartError('The home page links to no product: there is nothing to measure.');
  return { home: '/', category: path.posix.dirname(product), product };
}

/** `npm run shop -- …` of the shop that is measured. */
async function runCommand(words: string[], settings: Record<string, string>, input = ''): Promise<void> {
  const command = path.join(root, 'apps/server/src/commands/shop-command.ts');
  const child = spawn(process.execPath, [command, ...words], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(input);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`"shop ${words.join(' ')}" failed: the reason stands above.`);
}

const login = { email: 'bench@mise.example', password: 'made-for-1-benchmark' };

/** Those for whom pages are rendered anew: a session for each connection. */
async function addOperators({ origin, settings }: RunningTrial): Promise<Record<string, string>[]> {
  const { email, password } = login;
  await runCommand(['operator', 'add', email], settings, `${password}\n`);
  const headers: Record<string, string>[] = [];
  // One after the other: too many at once are guesses.
  while (headers.length < connections) {
    const operator = createVisitor(origin);
    await operator.call('doOperatorLogin', { email, password });
    headers.push({ cookie: operator.headers().cookie ?? '', nocache: '1' });
  }
  return headers;
}

/** The run in the middle by requests a second, after one that warms up. */
async function measureRow(row: Row, { shop, pid }: { shop: BenchedShop; pid: number }): Promise<Measured> {
  const seconds = Number(wish.seconds);
  const results: Measured[] = [];
  const warmUp = await row.prepare(shop);
  await load({
    ...warmUp,
    connections,
    origin: shop.origin,
    pid,
    seconds: 1,
    // Each connection asks at least once.
    ...(warmUp.amount && { amount: Math.max(connections, Math.floor(warmUp.amount / 5)) }),
  });
  for (let count = 0; count < Number(wish.runs); count++) {
    results.push(await load({ ...(await row.prepare(shop)), connections, origin: shop.origin, pid, seconds }));
  }
  results.sort((a, b) => a.perSecond - b.perSecond);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { ...(results[Math.floor(results.length / 2)] as Measured), failed };
}

async function measureLoads(rows: readonly Row[], shop: BenchedShop, pid: number): Promise<void> {
  const before = speedOfMachine();
  const lines: string[][] = [];
  for (const row of rows) {
    if (wish.only !== undefined && !row.name.includes(wish.only)) continue;
    const { perSecond, p50, p99, nodeCpu, databaseCpu, failed } = await measureRow(row, { shop, pid });
    lines.push([row.name, ...[perSecond, p50, p99, nodeCpu, databaseCpu].map(figure), String(failed)]);
    console.error(lines.at(-1)?.join('  '));
  }
  const slowest = Math.max(before, speedOfMachine());
  console.log(`\nConnections: ${connections}, times in ms (SHA-256 of 100 MB took ${slowest.toFixed(1)} ms)\n`);
  console.log(table(['', 'requests/s', 'p50', 'p99', 'CPU Node', 'CPU database', 'failed'], lines));
  await printMemory(pid);
}

/** Longer than the shop waits before it gives memory back (`give-back-memory.ts`). */
const quietSeconds = 40;

async function printMemory(pid: number): Promise<void> {
  const atOnce = readUsage(pid);
  await sleep(quietSeconds * 1000);
  const later = readUsage(pid);
  if (!atOnce || !later) return;
  const megabytes = ({ memory }: Usage) => `${(memory / 1024 / 1024).toFixed(0)} MB`;
  console.log(
    `\nMemory of Node: ${megabytes(atOnce)} right after the load, ${megabytes(later)} after ${quietSeconds} quiet seconds`,
  );
}

async function measurePages(shop: BenchedShop, executablePath: string): Promise<void> {
  const lines: string[][] = [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    for (const [name, address] of Object.entries(shop.pages)) {
      const context = await browser.newContext();
      const { bytes, files } = await measureJavaScript(await context.newPage(), `${shop.origin}${address}`);
      await context.close();
      const pictures = await measurePictures(browser, devices['Pixel 7'], `${shop.origin}${address}`);
      const { scores, lcp, cls } = await measureLighthouse(`${shop.origin}${address}`, executablePath);
      lines.push([
        name,
        `${(bytes / 1024).toFixed(1)} KB`,
        String(files.length),
        `${(pictures.bytes / 1024).toFixed(0)} KB`,
        ...scores.map(String),
        `${(lcp / 1000).toFixed(2)} s`,
        cls.toFixed(3),
      ]);
      console.error(lines.at(-1)?.join('  '));
    }
  } finally {
    await browser.close();
  }
  const head = [
    '',
    'JavaScript',
    'files',
    'pictures',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'CLS',
  ];
  console.log('\nFirst visit: JavaScript (gzip), pictures of a phone before it scrolls, and Lighthouse for a phone\n');
  console.log(table(head, lines));
}

/** Last of all: it fills the home page. */
async function measureEditing(origin: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const context = await browser.newContext({ locale: 'de-DE' });
    const { blocks, edit, undo, bytes } = await measureEditor(context, { origin, login });
    console.log(
      `\nEditor, a page of ${blocks} blocks: milliseconds until it is drawn; scripts beside those of a visitor\n`,
    );
    console.log(
      table(['edit', 'undo', 'JavaScript'], [[figure(edit), figure(undo), `${(bytes / 1024).toFixed(1)} KB`]]),
    );
  } finally {
    await browser.close();
  }
}

async function measureShop(): Promise<void> {
  const executablePath = await findChromium();
  if (wish.only !== 'editor') await installLighthouse();
  await withTrialShop(async (trial) => {
    const { origin, pid } = trial;
    const shop = { origin, connections, pages: await findPages(origin), operators: await addOperators(trial) };
    if (wish.only !== 'pages' && wish.only !== 'editor') await measureLoads(rows, shop, pid);
    if (wish.only === undefined || wish.only === 'pages') await measurePages(shop, executablePath);
    if (wish.only === undefined || wish.only === 'editor') await measureEditing(origin, executablePath);
  });
}

async function measureLarge(): Promise<void> {
  const { items, data } = wish;
  await withTrialShop(
    async ({ origin, pid, settings }) => {
      if (items !== undefined) await runCommand(['seed', '--items', items], settings);
      await measureLoads(largeRows, { origin, connections, pages: await findPages(origin), operators: [] }, pid);
    },
    { data },
  );
}

try {
  await buildPagesWhenNeeded(console.log);
  if (wish.items !== undefined || wish.data !== undefined) await measureLarge();
  else await measureShop();
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
