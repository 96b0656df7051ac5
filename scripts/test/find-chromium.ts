import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@mise/server/start-error.ts';
import { chromium } from '@playwright/test';
import { run } from '../run-program.ts';

const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium: an installed one, else, as root on Debian, the one of its package. A StartError says what to install.
 * `isForJourneys`: rather the one that draws no window around its pages, which saves a fifth of the time.
 */
export async function findChromium({ isForJourneys = false } = {}): Promise<string> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new StartError(`CHROMIUM_PATH: there is no file ${configured}.`);
  }
  if (isForJourneys) {
    // Where it cannot be had the other one does.
    if (!findInstalled([shell]) && isRootOnDebian()) await installPackage(shell).catch(() => {});
    const light = findInstalled([shell]);
    if (light !== undefined) return light;
  }
  const installed = findInstalled(names) ?? findElsewhere();
  if (installed !== undefined) return installed;
  if (isRootOnDebian()) await installPackage('chromium');
  const found = findInstalled(names) ?? findElsewhere();
  if (found !== undefined) return found;
  throw new StartError(
    'End-to-end tests need Chromium: install it ("apt-get install chromium" as root on Debian, "npx playwright install chromium" elsewhere) or name one in CHROMIUM_PATH.',
  );
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const programs = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return programs.find((file) => existsSync(file));
}

/** Where other systems have it, and where Playwright put its own. */
function findElsewhere(): string | undefined {
  return [...applications, chromium.executablePath()].find((file) => existsSync(file));
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

async function installPackage(name: string): Promise<void> {
  console.log('Installing Chromium for the end-to-end tests (up to 100 MB) …');
  const start = performance.now();
  const progress = setInterval(() => console.log(`  ${Math.round((performance.now() - start) / 1000)} s`), 10_000);
  try {
    // Without a font every text would be empty boxes.
    const packages = [name, 'fonts-liberation'];
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
      const { code, output } = await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
      if (code !== 0)
        throw new StartError(`${output.trim()}\n\nChromium could not be installed: apt-get says why above.`);
    }
  } finally {
    clearInterval(progress);
  }
}
