import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { blocksPackageFolder } from '@mise/contract/content/blocks-package.ts';
import { reportStep, type Say } from '@mise/server/report-step.ts';
import { StartError } from '@mise/server/start-error.ts';
import { buildsFolder } from '@mise/storefront/server/build-folders.ts';
import { compressAssets } from '@mise/storefront/vite/compress-assets.ts';
import { writeServiceWorker } from '@mise/storefront/vite/write-service-worker.ts';
import { root, runPackage } from '../run-program.ts';
import { ensureBuild } from './build-folder.ts';

/** What the pages are built from, beside this file and other kinds of block. */
const sources = ['apps/storefront/**', 'packages/**', 'package-lock.json'];
const isNoSource = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/;

/** Resolves to the folder of the pages that the sources of now make: built, unless it was before. */
export async function buildPagesWhenNeeded(say: Say): Promise<string> {
  return ensureBuild({
    builds: buildsFolder,
    nameOf: nameOfSources,
    make: (folder) => reportStep(say, 'Building the pages', () => buildInto(folder)),
    onDamage: () => say('The pages that were built are damaged: they are built again.'),
  });
}

async function buildInto(folder: string): Promise<void> {
  const { code, output } = await runPackage('@react-router/dev/bin.cjs', ['build'], {
    cwd: 'apps/storefront',
    env: { NODE_ENV: 'production', BUILD_FOLDER: path.relative(path.join(root, 'apps/storefront'), folder) },
  });
  if (code !== 0) throw new StartError(`${output.trimEnd()}\n\nThe pages could not be built: the reason stands above.`);
  const client = path.join(folder, 'client');
  await compressAssets(client);
  await writeServiceWorker(client);
}

/** By what they say, so that the same sources find the same build. */
async function nameOfSources(): Promise<string> {
  const files = [import.meta.filename, ...(await filesOf(root, sources))];
  const { BLOCKS_PACKAGE: blocksPackage } = process.env;
  if (blocksPackage) files.push(...(await filesOf(blocksPackageFolder(blocksPackage), ['**'])));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(cwd: string, patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for (const pattern of patterns) {
    for await (const entry of glob(pattern, {
      cwd,
      withFileTypes: true,
      exclude: ({ name }) => isNoSource.test(name),
    })) {
      if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
    }
  }
  return files;
}
