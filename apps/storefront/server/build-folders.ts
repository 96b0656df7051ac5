import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Every build has a folder of its own here, named by the hash of its sources (scripts/build/build-folder.ts). */
export const buildsFolder = path.resolve(import.meta.dirname, '../build');

/** Pages of a build may be open in a browser so long after the last process served it; its files are kept as long. */
const keptDays = 7;

const dayMs = 86_400_000;
const usedFile = '.used';
const buildName = /^[0-9a-f]{16}$/;

/** Names of the builds that are complete: an unfinished one has another name. */
export async function listBuilds(builds: string): Promise<string[]> {
  const names = await readdir(builds).catch(() => []);
  return names.filter((name) => buildName.test(name));
}

/** Notes that a build is served now. */
export async function markUsed(folder: string, now: Date): Promise<void> {
  const file = path.join(folder, usedFile);
  await utimes(file, now, now).catch(() => writeFile(file, ''));
}

/** Removes the builds that no process has served for a week. */
export async function removeOldBuilds(builds: string, now: Date): Promise<void> {
  for (const name of await listBuilds(builds)) {
    const folder = path.join(builds, name);
    const used = await stat(path.join(folder, usedFile)).catch(() => stat(folder).catch(() => null));
    if (used && now.getTime() - used.mtimeMs > keptDays * dayMs) await rm(folder, { recursive: true, force: true });
  }
}
