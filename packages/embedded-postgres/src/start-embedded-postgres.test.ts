import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findBinaries } from './binaries.ts';
import { launchChild } from './child-process.ts';
import { clusterFolder, clusterUser, ensureCluster, readPassword } from './cluster.ts';
import { prepareHome } from './home.ts';
import { isAlive } from './is-alive.ts';
import { PostgresError } from './postgres-error.ts';
import { clearLeftover, readPostmaster } from './postmaster.ts';
import { findUser, isRoot } from './run-as.ts';
import { serverUser } from './server-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

let folder: string;

async function makeFolder(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'mise-test-'));
  await chmod(folder, 0o755);
}

async function removeFolder(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

describe('a start', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  test('makes a UTF-8 database that keeps its rows over a restart and leaves no process', async () => {
    const first = await startEmbeddedPostgres({ dataDir: folder });
    const pid = postmasterPid(folder);
    expect(await query(first, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await query(first, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(first, `SELECT 'ä' < 'b' COLLATE "de-x-icu" AS sorted`)).toEqual([{ sorted: true }]);
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(first.connection.host)).toBe(false);

    const second = await startEmbeddedPostgres({ dataDir: folder });
    expect(await query(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await second.stop();
  });

  test('works in a path with a space and 120 characters', async () => {
    const dataDir = path.join(folder, 'My Projects', 'x'.repeat(120));
    const database = await startEmbeddedPostgres({ dataDir });
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(database.connection.host.length).toBeLessThan(80);
    await database.stop();
  });

  test('of two at once on an empty folder gives both the same database', async () => {
    const databases = await Promise.all([startEmbeddedPostgres({ dataDir: folder }), holdDatabase(folder)]);
    expect(await query(databases[0], 'SELECT pid FROM held')).toEqual([{ pid: databases[1].pid }]);
    await kill(databases[1].pid);
    await databases[0].stop();
    expect(readPostmaster(clusterOf(folder))).toBeUndefined();
  });

  test('on a copy of the files of a running one leaves that alone', async () => {
    const original = path.join(folder, 'original');
    const running = await startEmbeddedPostgres({ dataDir: original });
    await query(running, 'CREATE TABLE kept AS SELECT 1 AS one');
    await query(running, 'CHECKPOINT');
    const copied = path.join(folder, 'copied');
    execFileSync('cp', ['-a', original, copied]);
    const copy = await startEmbeddedPostgres({ dataDir: copied });
    expect(await query(copy, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(await query(running, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await copy.stop();
    expect(await query(running, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await running.stop();
  });

  test('where a link leads to the database of a running one leaves that alone and says what to do', async () => {
    const [original, copied, elsewhere] = ['original', 'copied', 'elsewhere'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    const first = await startEmbeddedPostgres({ dataDir: original });
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    await rename(clusterOf(original), elsewhere);
    await symlink(elsewhere, clusterOf(original));
    const running = await startEmbeddedPostgres({ dataDir: original });
    const pid = postmasterPid(original);
    execFileSync('cp', ['-a', original, copied]);
    const start = startEmbeddedPostgres({ dataDir: copied });
    await expect(start).rejects.toThrow(PostgresError);
    await expect(start).rejects.toThrow(/is in use by that in .+original.+: stop that shop or end its process \d+, or/);
    expect(postmasterPid(original)).toBe(pid);
    expect(await query(running, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await running.stop();
    const copy = await startEmbeddedPostgres({ dataDir: copied });
    expect(await query(copy, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await copy.stop();
  });

  test('on a machine without binaries says what to do', async () => {
    await expect(findBinaries('plan9')).rejects.toThrow(/not installed: run npm install, or set DATABASE_URL/);
  });

  test.each(['', 'cut off', null])(
    'with a damaged password (%j) says what to do, and leaves no process',
    async (content) => {
      const first = await startEmbeddedPostgres({ dataDir: folder });
      await first.stop();
      const file = path.join(clusterOf(folder), 'mise.password');
      if (content === null) await rm(file);
      else await writeFile(file, content);
      const start = startEmbeddedPostgres({ dataDir: folder });
      await expect(start).rejects.toThrow(PostgresError);
      await expect(start).rejects.toThrow(/mise\.password does not hold the password of the database: restore it/);
      expect(readPostmaster(clusterOf(folder))).toBeUndefined();
    },
  );

  test('in a folder that cannot be made says what to do', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const start = startEmbeddedPostgres({ dataDir: path.join(folder, 'file', 'data') });
    await expect(start).rejects.toThrow(PostgresError);
    await expect(start).rejects.toThrow(/set DATA_DIR/);
  });
});

describe.runIf(process.platform === 'linux')('after kill -9', () => {
  beforeAll(makeFolder);
  afterAll(removeFolder);

  test('of the shop PostgreSQL stops by itself and no committed row is lost', async () => {
    const holder = await holdDatabase(folder);
    const pid = postmasterPid(folder);
    await kill(holder.pid);
    await untilGone(pid);
    // It waits for its PostgreSQL and ends a moment after it.
    await vi.waitFor(() => expect(watchesOf(folder)).toEqual([]), { timeout: 10_000 });

    const next = await startEmbeddedPostgres({ dataDir: folder });
    expect(await query(next, 'SELECT pid FROM held')).toContainEqual({ pid: holder.pid });
    await next.stop();
  });

  test('of the shop and the watch the next start stops what is left', async () => {
    const holder = await holdDatabase(folder);
    const pid = postmasterPid(folder);
    await killWatches();
    await kill(holder.pid);
    expect(isAlive(pid)).toBe(true);
    const sockets = readPostmaster(clusterOf(folder))?.host ?? '';

    const next = await startEmbeddedPostgres({ dataDir: folder });
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(sockets)).toBe(false);
    expect(await query(next, 'SELECT pid FROM held')).toContainEqual({ pid: holder.pid });
    await next.stop();
  });

  test.each([
    ['comes by a link to', symlink],
    ['finds elsewhere', rename],
  ])('of the shop and the watch the next start, which %s its files, stops what is left', async (_, lead) => {
    const [before, now] = [path.join(folder, `before ${lead.name}`), path.join(folder, `now ${lead.name}`)];
    const holder = await holdDatabase(before);
    const pid = postmasterPid(before);
    await killWatches();
    await kill(holder.pid);
    expect(isAlive(pid)).toBe(true);
    await lead(before, now);

    const next = await startEmbeddedPostgres({ dataDir: now });
    expect(isAlive(pid)).toBe(false);
    expect(await query(next, 'SELECT pid FROM held')).toEqual([{ pid: holder.pid }]);
    await next.stop();
  });

  test('of PostgreSQL too the next start is not held up by a process that got its number', async () => {
    const holder = await holdDatabase(folder);
    await killWithPostgres(holder.pid);
    const lockFile = path.join(clusterOf(folder), 'postmaster.pid');
    const left = readFileSync(lockFile, 'utf8');
    await writeFile(lockFile, left.replace(/^\d+/, String(process.pid)));

    const next = await startEmbeddedPostgres({ dataDir: folder });
    expect(await query(next, 'SELECT pid FROM held')).toContainEqual({ pid: holder.pid });
    await next.stop();
  });

  test('and a loss of power the next start is not held up by a lock file without content', async () => {
    const holder = await holdDatabase(folder);
    await killWithPostgres(holder.pid);
    const lockFile = path.join(clusterOf(folder), 'postmaster.pid');
    await writeFile(lockFile, '');
    await utimes(lockFile, new Date(0), new Date(0));
    const begun = Date.now();
    const next = await startEmbeddedPostgres({ dataDir: folder });
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(await query(next, 'SELECT pid FROM held')).toContainEqual({ pid: holder.pid });
    await next.stop();
  });

  test('an empty lock file stays where a PostgreSQL runs', async () => {
    const holder = await holdDatabase(folder);
    const lockFile = path.join(clusterOf(folder), 'postmaster.pid');
    const content = readFileSync(lockFile, 'utf8');
    await writeFile(lockFile, '');
    await utimes(lockFile, new Date(0), new Date(0));
    await clearLeftover(clusterOf(folder));
    expect(existsSync(lockFile)).toBe(true);
    await writeFile(lockFile, content);
    const pid = postmasterPid(folder);
    await kill(holder.pid);
    await untilGone(pid);
  });

  test('of one shop another one that uses the same database goes on', async () => {
    const holder = await holdDatabase(folder);
    const joined = await startEmbeddedPostgres({ dataDir: folder });
    const pid = postmasterPid(folder);
    await kill(holder.pid);
    await sleep(200);
    expect(await query(joined, 'SELECT pid FROM held')).toContainEqual({ pid: holder.pid });
    await joined.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('of PostgreSQL alone it comes back by itself, at the same place', async () => {
    const onLost = vi.fn();
    const database = await startEmbeddedPostgres({ dataDir: folder, onLost });
    await query(database, 'CREATE TABLE survived AS SELECT 1 AS one');
    for (const _ of ['once', 'twice']) {
      const pid = postmasterPid(folder);
      await kill(pid);
      await expect
        .poll(() => query(database, 'SELECT one FROM survived').catch(String), { timeout: 20_000 })
        .toEqual([{ one: 1 }]);
      expect(postmasterPid(folder)).not.toBe(pid);
    }
    await database.stop();
    expect(onLost).not.toHaveBeenCalled();
    expect(existsSync(database.connection.host)).toBe(false);
    expect(watchesOf(folder)).toEqual([]);
  });
});

describe.runIf(isRoot() && process.platform === 'linux')('as root', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  test('PostgreSQL runs as a user of its own, whose password the shared one cannot read', async () => {
    const database = await startEmbeddedPostgres({ dataDir: folder });
    expect(userOfPostgres()).toBe(findUser('mise-postgres')?.uid);
    const password = path.join(clusterOf(folder), 'mise.password');
    const reading = spawnSync('cat', [password], { ...findUser('nobody'), encoding: 'utf8' });
    expect([reading.status, reading.stdout]).toEqual([1, '']);
    await database.stop();
  });

  test.each([
    ['', []],
    [' into the folder that was there', ['postgres-18', 'postgres-18/data']],
    [' into the folders that were there', ['postgres-18', 'postgres-18/data', 'postgres-18/data/base']],
  ])('a backup that root copied back%s is given to its user, and closed to others', async (_, kept) => {
    const original = path.join(folder, 'original');
    const first = await startEmbeddedPostgres({ dataDir: original });
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const restored = path.join(folder, 'restored');
    execFileSync('cp', ['-r', original, restored]);
    execFileSync('chmod', ['-R', 'a+rX', restored]);
    for (const name of kept) execFileSync('chown', ['mise-postgres:', path.join(restored, name)]);
    const next = await startEmbeddedPostgres({ dataDir: restored });
    expect(await query(next, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  test('a database of the shared user is taken over, and nothing that a link in it leads to', async () => {
    const first = await startEmbeddedPostgres({ dataDir: folder });
    await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    const elsewhere = path.join(folder, 'elsewhere');
    await writeFile(elsewhere, '');
    await symlink(elsewhere, path.join(clusterOf(folder), 'link'));
    execFileSync('chown', ['-R', '-h', 'nobody', path.join(folder, 'postgres-18')]);

    const next = await startEmbeddedPostgres({ dataDir: folder });
    expect(userOfPostgres()).toBe(findUser('mise-postgres')?.uid);
    expect(await query(next, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect((await stat(elsewhere)).uid).toBe(0);
    await next.stop();
  });

  test('a database that runs under the shared user goes on so until it stops', async () => {
    const cluster = path.join(folder, 'postgres-18');
    await mkdir(cluster);
    execFileSync('chown', ['nobody', cluster]);
    const busy = spawn('sh', ['-c', 'sleep 60; :', 'postgres', clusterOf(folder)], { stdio: 'ignore' });
    const said: string[] = [];
    const home = await prepareHome(folder, await findBinaries(), (line) => void said.push(line));
    expect(home.runAs?.uid).toBe(findUser('nobody')?.uid);
    expect(said).toEqual([expect.stringContaining('still runs as "nobody": stop every shop that uses it')]);
    busy.kill('SIGKILL');
    await once(busy, 'exit');
    expect((await prepareHome(folder, await findBinaries())).runAs).toEqual(findUser('mise-postgres'));
  });

  test('where no user can be made it is the shared one, which is said', async () => {
    const said: string[] = [];
    const user = await serverUser((line) => void said.push(line), 'no name for a user');
    expect(user).toEqual(findUser('nobody'));
    expect(said).toEqual([
      expect.stringMatching(/^The database runs as "nobody", whose other programs can read .+\.$/),
    ]);
  });

  test('in a folder that others cannot enter data and programs lie apart', async () => {
    await chmod(folder, 0o700);
    const binaries = await findBinaries();
    const closed = path.join(folder, 'programs');
    execFileSync('cp', ['-r', binaries.folder, closed]);
    const version = `test-${process.pid}`;
    const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
    const apart = `/var/lib/mise/${hash}`;
    const copy = `/var/lib/mise/programs-${version}`;
    try {
      const home = await prepareHome(folder, { folder: closed, version });
      expect(home).toMatchObject({ folder: `${apart}/postgres-18`, binaries: copy });
      const database = await startEmbeddedPostgres({ dataDir: folder });
      expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await database.stop();
    } finally {
      await rm(apart, { recursive: true, force: true });
      await rm(copy, { recursive: true, force: true });
    }
  });

  test('a database that an ordinary user made stays that user’s', async () => {
    await mkdir(path.join(folder, 'postgres-18'));
    execFileSync('chown', ['-R', '4711:4711', folder]);
    const home = await prepareHome(folder, await findBinaries());
    expect(home.runAs).toEqual({ uid: 4711, gid: 4711 });
  });
});

test('a plain child on a loopback port, as on Windows', async () => {
  await makeFolder();
  const home = await prepareHome(folder, await findBinaries());
  await ensureCluster(home, false);
  const server = await launchChild(home, { durable: false, onLost: () => {} });
  const cluster = clusterFolder(home);
  await expect.poll(() => readPostmaster(cluster)?.isReady, { timeout: 10_000 }).toBe(true);
  const { port, host, pid } = readPostmaster(cluster) ?? { port: 0, host: '', pid: 0 };
  expect(host).toBe('127.0.0.1');
  const client = new pg.Client({
    host,
    port,
    user: clusterUser,
    password: await readPassword(home),
    database: 'postgres',
  });
  await client.connect();
  await client.end();
  await server.stop();
  expect(isAlive(pid)).toBe(false);
  await removeFolder();
});

async function query({ connection }: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function holdDatabase(dataDir: string): Promise<{ pid: number }> {
  const script = path.join(import.meta.dirname, 'testing/hold-database.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { pid: child.pid ?? 0 };
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await untilGone(pid);
}

/**
 * All its processes, none of which may act in between: the shop lets go of its lease when one ends, and the one that reads the
 * lease would stop PostgreSQL.
 */
async function killWatches(): Promise<void> {
  await vi.waitFor(
    () => {
      const watches = watchesOf(folder);
      for (const watch of watches) process.kill(watch, 'SIGSTOP');
      for (const watch of watches) process.kill(watch, 'SIGKILL');
      expect(watches).toEqual([]);
    },
    { timeout: 10_000 },
  );
}

/** Everything at once, so that nobody starts PostgreSQL again. */
async function killWithPostgres(holder: number): Promise<void> {
  await killWatches();
  const pid = postmasterPid(folder);
  process.kill(pid, 'SIGKILL');
  await kill(holder);
  await untilGone(pid);
}

async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
}

function clusterOf(dataDir: string): string {
  return path.join(dataDir, 'postgres-18', 'data');
}

function userOfPostgres(): number {
  const status = readFileSync(`/proc/${postmasterPid(folder)}/status`, 'utf8');
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
}

function postmasterPid(dataDir: string): number {
  return readPostmaster(clusterOf(dataDir))?.pid ?? 0;
}

/** The `sh` that runs PostgreSQL on a folder and the one that reads its lease. */
function watchesOf(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter(
      (name) => /^\d+$/.test(name) && commandOf(name).includes(`mise-database`) && commandOf(name).includes(dataDir),
    )
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
