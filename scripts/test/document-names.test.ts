import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-program.ts';

const folders = ['apps', 'packages', 'scripts', 'demo', 'bench', 'e2e'];
const isBuilt = /(^|\/)(node_modules|\.react-router|test-results)(\/|$)|^apps\/storefront\/build\//;

/** Paths of all files, from the project's root on. */
const files = ['.', ...folders].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((name) => !isBuilt.test(name)),
);

const documents = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => path.posix.join('docs', name));

/** Files that a document names in backticks: `orders/totals.ts`. */
function namedFiles(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/`([\w.@/-]+\.(?:tsx?|mjs|cjs|css))`/g)].map(([, name = '']) => name);
}

test.each(documents)('every file that %s names is there', (document) => {
  const missing = namedFiles(document).filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
