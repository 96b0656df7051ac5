import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildsFolder, listBuilds } from '@mise/storefront/server/build-folders.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../run-program.ts';
import { makeTrialShop, type TrialShop } from '../test/trial-shop.ts';

let trial: TrialShop;

async function makeTrial(): Promise<void> {
  trial = await makeTrialShop();
}

async function removeTrial(): Promise<void> {
  await trial.remove();
}

function start(
  settings: Record<string, string> = {},
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start/start.ts')], {
    env: { ...process.env, ...trial.settings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return child;
}

describe('what the operator can mend is one line and exit code 1', () => {
  beforeEach(makeTrial);
  afterEach(removeTrial);

  test.each([
    ['a wrong setting', { PORT: 'eighty' }, /^PORT: "eighty" is no port; give .+\n$/],
    ['an address of another machine', { HOST: '192.0.2.1' }, /^HOST: 192\.0\.2\.1 is no address of this machine .+\n$/],
    // In development, which has no pages to be built first.
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:1/shop', NODE_ENV: 'development' },
      /^DATABASE_URL: 127\.0\.0\.1:1\/shop cannot be used .+ start that PostgreSQL .+\n$/,
    ],
  ])('%s', async (_, settings, line) => {
    await expectFailure(settings, line);
  });

  test('a data folder that is a file', async () => {
    const file = path.join(trial.settings.DATA_DIR ?? '', 'file');
    await writeFile(file, '');
    for (const dataDir of [file, path.join(file, 'below')])
      await expectFailure({ DATA_DIR: dataDir }, /^DATA_DIR: .+ is no folder; set DATA_DIR to one\.\n$/);
  });

  test.runIf(canMount())('a data folder without room, or on a disk that can only be read', async () => {
    const disk = path.join(trial.settings.DATA_DIR ?? '', 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk]);
    try {
      await writeFile(path.join(disk, 'ballast'), Buffer.alloc(100 * 1024));
      await expectFailure({ DATA_DIR: disk }, /^DATA_DIR: there is no room left on the disk of .+\n$/);
      expect(readdirSync(disk)).toEqual(['ballast']);
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      await expectFailure({ DATA_DIR: disk }, /^DATA_DIR: .+ is on a disk that can only be read; .+\n$/);
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  test.each([
    ['PORT', 0],
    ['SANDBOX_MAIL_WEB_PORT', 2],
  ])('%s is taken', async (setting, offset) => {
    const port = trial.port + offset;
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expectFailure({}, new RegExp(`^${setting}: ${port} is in use on 127\\.0\\.0\\.1; .+\\n$`));
    other.close();
  });

  async function expectFailure(settings: Record<string, string>, line: RegExp): Promise<void> {
    const child = start(settings);
    const [[code], message] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect(message).toMatch(line);
    expect(code).toBe(1);
  }
});

describe.runIf(process.platform === 'linux')('a running shop', () => {
  beforeAll(makeTrial);
  afterAll(removeTrial);

  test('asked to stop finishes the requests in flight and leaves nothing running', { timeout: 120_000 }, async () => {
    const child = start();
    // Whose data folder is not where the settings say it is has to notice, before buyers come to a demo shop.
    expect(await untilUp(child)).toMatch(
      /^ATTENTION: there was no shop in \S*mise-trial-\S+: a new demo shop begins .+$/m,
    );
    const database = postmasterPid();
    const ended = once(child, 'exit');
    const request = await beginRequest();
    child.kill('SIGTERM');
    await expect.poll(acceptsConnections, { timeout: 10_000 }).toBe(false);
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toEqual([0, null]);
    expect(isAlive(database)).toBe(false);
  });

  test('killed leaves nothing running, and the next start needs neither build nor data', {
    timeout: 60_000,
  }, async () => {
    const first = start();
    await untilUp(first);
    const database = postmasterPid();
    first.kill('SIGKILL');
    await expect.poll(() => isAlive(database), { timeout: 10_000 }).toBe(false);

    const second = start();
    expect(await untilUp(second)).not.toMatch(/Building|Filling|ATTENTION/);
    second.kill('SIGTERM');
    expect(await once(second, 'exit')).toEqual([0, null]);
  });

  test('answers pages with their scripts after somebody deleted its build', { timeout: 60_000 }, async () => {
    const child = start();
    await untilUp(child);
    const putBack = await takeBuildAway();
    try {
      for (const page of ['/', '/en/tableware/plates', '/search?term=teller', '/cart', '/checkout']) {
        const document = await fetch(`http://127.0.0.1:${trial.port}${page}`);
        const scripts = [...(await document.text()).matchAll(/\/assets\/[\w.-]+\.js/g)];
        expect([page, document.status, scripts.length > 3]).toEqual([page, 200, true]);
        for (const [script] of scripts) expect([script, ...(await askFor(script))]).toEqual([script, 200, null]);
      }
    } finally {
      await putBack();
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('gives the pages that it keeps while its database is away, and makes them anew when it is back', {
    timeout: 60_000,
  }, async () => {
    const child = start();
    await untilUp(child);
    expect(await askFor('/')).toEqual([200, 'miss']);
    const comeBack = holdDatabaseDown();
    try {
      await expect.poll(() => askFor('/')).toEqual([200, 'stale']);
      expect(await askFor('/en')).toEqual([503, 'miss']);
    } finally {
      comeBack();
    }
    await expect.poll(() => askFor('/'), { timeout: 20_000 }).toEqual([200, 'miss']);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

async function askFor(page: string): Promise<[status: number, cache: string | null]> {
  const answer = await fetch(`http://127.0.0.1:${trial.port}${page}`, { headers: { connection: 'close' } });
  await answer.text();
  return [answer.status, answer.headers.get('x-page-cache')];
}

/** The build that the shop of this test runs on, which took it last. Returns what brings it back, for others. */
async function takeBuildAway(): Promise<() => Promise<void>> {
  const folders = (await listBuilds(buildsFolder)).map((name) => path.join(buildsFolder, name));
  const usedAt = (folder: string) => statSync(path.join(folder, '.used'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const build = folders.toSorted((one, other) => usedAt(other) - usedAt(one))[0] ?? '';
  const away = `${build}-away`;
  await rename(build, away);
  return () => rename(away, build);
}

/** Kills PostgreSQL while the watch that would start it again sleeps. Returns what wakes the watch. */
function holdDatabaseDown(): () => void {
  const dataDir = trial.settings.DATA_DIR ?? '';
  const watches = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isWatchOf(name, dataDir));
  for (const watch of watches) process.kill(Number(watch), 'SIGSTOP');
  process.kill(postmasterPid(), 'SIGKILL');
  return () => {
    for (const watch of watches) process.kill(Number(watch), 'SIGCONT');
  };
}

function isWatchOf(pid: string, dataDir: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('mise-database') && command.includes(dataDir);
  } catch {
    return false;
  }
}

/** Whether this process has the right to mount, which root in a container may lack (CAP_SYS_ADMIN, bit 21). */
function canMount(): boolean {
  if (process.platform !== 'linux') return false;
  const rights = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return ((BigInt(`0x${rights}`) >> 21n) & 1n) === 1n;
}

/** Resolves to what was said until then. */
async function untilUp(child: ReturnType<typeof start>): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('Ctrl-C stops it.')) return output;
  }
  throw new Error(`the shop did not start: ${output}${await text(child.stderr)}`);
}

/** A request that the shop has begun to read, and whose body is held back until `finish`. */
async function beginRequest(): Promise<{ finish: () => Promise<string> }> {
  const socket = connect(trial.port, '127.0.0.1');
  const head = [
    'POST /api/plentysystems/getInit HTTP/1.1',
    `Host: localhost:${trial.port}`,
    'Content-Type: application/json',
    'Content-Length: 2',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [goOn] = await once(socket, 'data');
  expect(String(goOn)).toMatch(/^HTTP\/1\.1 100 /);
  return {
    async finish() {
      socket.write('[]');
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    },
  };
}

async function acceptsConnections(): Promise<boolean> {
  const socket = connect(trial.port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function postmasterPid(): number {
  const file = path.join(trial.settings.DATA_DIR ?? '', 'postgres-18/data/postmaster.pid');
  return Number.parseInt(readFileSync(file, 'utf8'), 10);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
