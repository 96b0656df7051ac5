import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { announce, type Say } from '@mise/server/announce.ts';
import { StartError } from '@mise/server/start-error.ts';
import { root, runPackage } from './run-program.ts';

const storefront = path.join(root, 'apps/storefront');

/** Beside the build: the hash of the sources that it was made from. */
const stampFile = path.join(storefront, 'build/.sources');

/** What the pages are built from: the storefront, the packages and the versions of everything else. */
const sources = ['apps/storefront/**', 'packages/**', 'package-lock.json'];
const isNoSource = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/;

/** Builds the pages unless those that are there were made from the same sources. */
export async function buildPagesWhenNeeded(say: Say): Promise<void> {
  const isCurrent = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === (await hashSources());
  if (!isCurrent) await announce(say, 'Building the pages', buildPages);
}

export async function buildPages(): Promise<void> {
  // Read before, so that what changes while it builds is built again.
  const hash = await hashSources();
  await rm(stampFile, { force: true });
  const { code, output } = await runPackage('@react-router/dev/bin.cjs', ['build'], {
    cwd: 'apps/storefront',
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new StartError(`${output.trimEnd()}\n\nThe pages could not be built: the reason stands above.`);
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, hash);
}

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for (const pattern of sources) {
    for await (const entry of glob(pattern, {
      cwd: root,
      withFileTypes: true,
      exclude: ({ name }) => isNoSource.test(name),
    })) {
      if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
    }
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}
