import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresError } from './postgres-error.ts';
import { findUser, type RunAs } from './run-as.ts';

/** Under this name PostgreSQL runs where root starts it. */
const ownName = 'mise-postgres';

/** The user without rights that every Unix has. Other programs run under it too. */
export const sharedName = 'nobody';

/**
 * A user that is PostgreSQL's alone, made where there is none: whatever else runs under a shared one could read the database's
 * password and write its configuration. Where none can be made it is the shared one, and `say` is told.
 */
export async function serverUser(say: (line: string) => void, name = ownName): Promise<NonNullable<RunAs>> {
  const own = await ensureUser(name);
  if (own !== undefined) return own;
  const shared = findUser(sharedName);
  if (shared === undefined) {
    throw new PostgresError(
      `PostgreSQL refuses to run as root and this machine takes no user "${name}": start the shop as an ordinary user, or set DATABASE_URL.`,
    );
  }
  say(
    `The database runs as "${sharedName}", whose other programs can read its password: this machine takes no user "${name}". Make one, or start the shop as an ordinary user.`,
  );
  return shared;
}

/** Undefined where none can be made. Another process may make the same one, and holds the list of users for a moment. */
async function ensureUser(name: string): Promise<RunAs> {
  for (let tries = 0; tries < 5; tries += 1) {
    const found = findUser(name) ?? (makeUser(name) ? findUser(name) : undefined);
    if (found !== undefined) return found;
    await sleep(100);
  }
  return undefined;
}

/** With the programs of most systems, or with those of BusyBox, which take other options. */
function makeUser(name: string): boolean {
  const nowhere = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  if (run('useradd', '--system', '--user-group', ...nowhere, name)) return true;
  return run('addgroup', '-S', name) && run('adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', '-G', name, name);
}

function run(command: string, ...options: string[]): boolean {
  const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
  return spawnSync(command, options, { env: { ...process.env, PATH }, stdio: 'ignore' }).status === 0;
}
