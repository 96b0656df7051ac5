import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@mise/server/config.ts';
import { StartError } from '@mise/server/start-error.ts';

/** Less than a start writes in any case. */
const probe = Buffer.alloc(64 * 1024);

/** Looks before anything is built or started whether the data folder can be written to; a StartError says why not. */
export async function assertDataFolder({ dataDir }: Config): Promise<void> {
  const file = path.join(dataDir, `probe.${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeToDisk(file);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${reasonOf((error as NodeJS.ErrnoException).code, dataDir)}`, { cause: error });
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

async function writeToDisk(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(probe);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function reasonOf(code: string | undefined, folder: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `there is no room left on the disk of ${folder}; make some, or set DATA_DIR to a folder elsewhere.`;
    case 'EROFS':
      return `${folder} is on a disk that can only be read; set DATA_DIR to a folder that can be written.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is no folder; set DATA_DIR to one.`;
    default:
      return `this user cannot write to ${folder} (${code}); give it the right, or set DATA_DIR to another folder.`;
  }
}
