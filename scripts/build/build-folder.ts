import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '@mise/server/start-error.ts';
import { takeBuildLock } from './build-lock.ts';
import { isWhole, writeFileList } from './file-list.ts';

type Wanted = {
  /** Where the builds are. */
  builds: string;
  /** What the build is called that the sources of now make. */
  nameOf: () => Promise<string>;
  /** Fills an empty folder. */
  make: (folder: string) => Promise<void>;
  /** Called when the build was made before and is not whole any more. */
  onDamage: () => void;
};

const unfinished = 'unfinished-';

/**
 * The folder of a build: found, or made by whoever comes first while others wait. It gets its name when it is complete:
 * however a process ends, a folder of that name was whole. One that lost something since, by a full disk, a power failure or a
 * hand, is made again.
 */
export async function ensureBuild({ builds, nameOf, make, onDamage }: Wanted): Promise<string> {
  const name = await nameOf();
  const folder = path.join(builds, name);
  if (await isWhole(folder)) return folder;
  await mkdir(builds, { recursive: true });
  const lock = await takeBuildLock(path.join(builds, 'lock'));
  try {
    if (await isWhole(folder)) return folder;
    const isDamaged = existsSync(folder);
    if (isDamaged) onDamage();
    await removeUnfinished(builds);
    const made = await mkdtemp(path.join(builds, unfinished));
    await make(made);
    // Server and browser would draw different pages, and a build stays.
    if ((await nameOf()) !== name) {
      throw new StartError('The sources changed while the pages were built: start again.');
    }
    await writeFileList(made);
    if (isDamaged) await rename(folder, path.join(builds, `${unfinished}before`));
    await rename(made, folder);
    await removeUnfinished(builds);
    return folder;
  } finally {
    await lock.release();
  }
}

/** What a process left that was killed while it built, and a damaged build that was replaced. */
async function removeUnfinished(builds: string): Promise<void> {
  for (const name of await readdir(builds)) {
    if (name.startsWith(unfinished)) await rm(path.join(builds, name), { recursive: true, force: true });
  }
}
