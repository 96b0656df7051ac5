import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, perLanguage } from '@mise/rules/languages.ts';
import { localized } from '@mise/rules/localized.ts';

const sourceFile = path.resolve(import.meta.dirname, '../worker/service-worker.ts');

/** Writes the service worker of a build into its folder for the browser, with the addresses of all its assets. */
export async function writeServiceWorker(client: string): Promise<void> {
  // Only now: whoever finds a build and serves it needs no Vite, which takes memory.
  const { transformWithOxc } = await import('vite');
  const names = await readdir(path.join(client, 'assets'));
  const source = (await readFile(sourceFile, 'utf8')).replace('export {};', '');
  const { code } = await transformWithOxc(source, sourceFile, { sourcemap: false });
  await writeFile(path.join(client, 'service-worker.js'), `const build = ${JSON.stringify(buildOf(names))};\n${code}`);
}

function buildOf(names: string[]) {
  const files = names.filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
  const assets = files.map((name) => `/assets/${name}`);
  const offlinePages = perLanguage((language) => localized(language, '/offline'));
  return {
    name: createHash('sha256').update(assets.join()).digest('hex').slice(0, 16),
    assets,
    offlinePages,
    defaultLanguage,
  };
}
