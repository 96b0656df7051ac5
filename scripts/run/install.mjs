import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { completePackages } from './complete-packages.mjs';
import { OperatorError } from './operator-error.mjs';
import { root } from './paths.mjs';

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/** Installs when the packages are not those of package-lock.json. Calls no npm when they are. */
export async function ensureInstalled() {
  if (!isInstalled()) await install();
  await completePackages();
}

/**
 * Compares package-lock.json with the one that npm leaves in node_modules after every install. Packages for other
 * systems are optional and may be missing.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (installed === undefined) return false;
  const wanted = readPackages('package-lock.json') ?? {};
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/')) return true;
    const found = installed[place];
    if (found === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function readPackages(file) {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return undefined;
  return JSON.parse(readFileSync(absolute, 'utf8')).packages;
}

/**
 * Installs the versions of package-lock.json with the npm that runs this, and says every few seconds how far it is. Not by
 * `npm ci`: it refuses a lock file that names not every package for other systems, and not every registry has them all.
 */
async function install() {
  const start = Date.now();
  console.log('Installing the packages (the first time this takes about a minute) …');
  const progress = setInterval(() => console.log(`  ${seconds(start)} s`), 5000);
  try {
    const code = await npm(['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error']);
    if (code !== 0) throw new OperatorError('The packages could not be installed: npm says why above.');
  } finally {
    clearInterval(progress);
  }
  console.log(`The packages are installed (${seconds(start)} s).`);
}

function npm(options) {
  const own = process.env.npm_execpath;
  const isNpm = own !== undefined && /npm-cli\.c?js$/.test(own);
  const [file, first] = isNpm ? [process.execPath, [own]] : ['npm', []];
  const child = spawn(file, [...first, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !isNpm && process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
