import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|txt)$/;

/**
 * Writes `.br` and `.gz` beside every asset of a build, at the highest level: once instead of at every request. After the
 * build, since the router writes one of its own (the manifest) when Vite is done.
 */
export async function compressAssets(client: string): Promise<void> {
  const folder = path.join(client, 'assets');
  for (const name of await readdir(folder)) {
    if (!compressible.test(name)) continue;
    const content = await readFile(path.join(folder, name));
    await writeFile(path.join(folder, `${name}.br`), await promisify(brotliCompress)(content));
    await writeFile(path.join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}
