import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|txt)$/;

/** Writes `.br` and `.gz` beside every asset, at the highest level: once at the build instead of at every request. */
export function precompress(): Plugin {
  return {
    name: 'mise:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && compressible.test(file));
      for (const file of files) {
        const target = path.join(dir ?? '', file);
        const content = await readFile(target);
        await writeFile(`${target}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}
