import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc } from 'vite';

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

const sourceFile = path.resolve(import.meta.dirname, '../worker/service-worker.ts');

/** Writes the service worker of a build into its folder for the browser, with the files that Vite's manifest names. */
export async function writeServiceWorker(client: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const source = (await readFile(sourceFile, 'utf8')).replace('export {};', '');
  const { code } = await transformWithOxc(source, sourceFile, { sourcemap: false });
  await writeFile(
    path.join(client, 'service-worker.js'),
    `const build = ${JSON.stringify(filesOf(manifest))};\n${code}`,
  );
}

function filesOf(manifest: Manifest) {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets: others = [] }) => [file, ...css, ...others]);
  const assets = [...new Set(files)].sort().map((file) => `/${file}`);
  return { name: createHash('sha256').update(assets.join()).digest('hex').slice(0, 16), assets };
}
