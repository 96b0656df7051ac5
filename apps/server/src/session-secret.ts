import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Characters; a shorter one was cut off or made by hand. */
const shortestSecret = 32;

/**
 * The key that signs what sessions carry: the configured one, or one that is made once and kept in the data folder, for its
 * user's eyes alone. Processes that share the folder share the key, also when they start at the same moment.
 */
export async function readSessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret;
  const file = path.join(dataDir, 'session-secret');
  const secret = (await readSecret(file)) ?? (await makeSecret(file));
  if (secret.trim().length >= shortestSecret) return secret;
  throw new StartError(
    `${file} holds no key (${secret.trim().length} characters): restore it, or delete it for a new one, which ends all sessions and empties their carts; or set SESSION_SECRET.`,
  );
}

/** Undefined where there is none. */
async function readSecret(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(
      `${file} cannot be read: make it readable for the user who runs the shop, or set SESSION_SECRET.`,
      { cause: error },
    );
  }
}

/** A link is made whole or not at all, and only by the first; what it leads to is on the disk before, whatever the power does. */
async function makeSecret(file: string): Promise<string> {
  const own = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeToDisk(own, randomBytes(32).toString('hex'));
    await link(own, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
  return readFile(file, 'utf8');
}

async function writeToDisk(file: string, content: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The name of a new file is on the disk only with its folder. Windows opens no folders, and needs this not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
