import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const listName = 'files.json';

/** Writes into the folder of a build what belongs to it, as its last file: paths with the hashes of their content. */
export async function writeFileList(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const list = await Promise.all(files.map(async (file) => [path.relative(folder, file), await hashOf(file)]));
  await writeFile(path.join(folder, listName), JSON.stringify(Object.fromEntries(list)));
}

/** Whether a folder holds a build and all of it is as it was made. Reads every file: some milliseconds for three megabytes. */
export async function isWhole(folder: string): Promise<boolean> {
  try {
    const list: Record<string, string> = JSON.parse(await readFile(path.join(folder, listName), 'utf8'));
    const checks = Object.entries(list).map(async ([file, hash]) => (await hashOf(path.join(folder, file))) === hash);
    return (await Promise.all(checks)).every(Boolean);
  } catch {
    return false;
  }
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64');
}
