import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where pictures that were made from an original are kept. An object store can stand behind it. */
export type DerivativeStore = {
  read: (key: string) => Promise<Buffer | null>;
  write: (key: string, bytes: Buffer) => Promise<void>;
};

/**
 * Files in a folder: any of them may be deleted at any time. Processes on one machine share it. `key`: the hash of the
 * original and what was made of it, "3f9a…-320.avif".
 */
export function diskStore(folder: string): DerivativeStore {
  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key);

  async function read(key: string): Promise<Buffer | null> {
    try {
      const bytes = await readFile(fileOf(key));
      // A name may be on the disk without what it names when the power fails.
      return bytes.length > 0 ? bytes : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** A file is there whole or not at all, however many processes write it. */
  async function write(key: string, bytes: Buffer): Promise<void> {
    const file = fileOf(key);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return { read, write };
}
