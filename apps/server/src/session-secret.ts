import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/**
 * The key that signs what sessions carry: the configured one, or one that is made once and kept in the data folder, for its
 * user's eyes alone. Processes that share the folder share the key, also when they start at the same moment.
 */
export async function readSessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret;
  const file = path.join(dataDir, 'session-secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartError(
        `${file} cannot be read: make it readable for the user who runs the shop, or set SESSION_SECRET.`,
        {
          cause: error,
        },
      );
    }
  }
  await makeOnce(file, randomBytes(32).toString('hex'));
  return readFile(file, 'utf8');
}

/** A link is made whole or not at all, and only by the first. */
async function makeOnce(file: string, secret: string): Promise<void> {
  const own = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(own, secret, { mode: 0o600 });
  try {
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own);
  }
}
