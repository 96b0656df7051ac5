import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { takeBuildLock } from './build-lock.ts';

type Wanted = {
  /** Where the builds are. */
  builds: string;
  name: string;
  /** Fills an empty folder. */
  make: (folder: string) => Promise<void>;
};

const unfinished = 'unfinished-';

/**
 * The folder of a build: found, or made by whoever comes first while others wait. It gets its name when it is complete:
 * however a process ends, a folder of that name is whole, and one that is served never changes.
 */
export async function ensureBuild({ builds, name, make }: Wanted): Promise<string> {
  const folder = path.join(builds, name);
  if (existsSync(folder)) return folder;
  await mkdir(builds, { recursive: true });
  const lock = await takeBuildLock(path.join(builds, 'lock'));
  try {
    if (existsSync(folder)) return folder;
    await removeUnfinished(builds);
    const made = await mkdtemp(path.join(builds, unfinished));
    await make(made);
    await rename(made, folder);
    return folder;
  } finally {
    await lock.release();
  }
}

/** What a process left that was killed while it built. */
async function removeUnfinished(builds: string): Promise<void> {
  for (const name of await readdir(builds)) {
    if (name.startsWith(unfinished)) await rm(path.join(builds, name), { recursive: true, force: true });
  }
}
