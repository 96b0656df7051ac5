import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuild } from './build-folder.ts';

let builds: string;
beforeEach(async () => {
  builds = await mkdtemp(path.join(tmpdir(), 'mise-builds-'));
});
afterEach(() => rm(builds, { recursive: true, force: true }));

/** A process that builds: it writes one file, says so, waits to be told, and writes another. */
const builder = `
import { appendFile, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { ensureBuild } from ${JSON.stringify(path.join(import.meta.dirname, 'build-folder.ts'))};
const [builds, name] = process.argv.slice(1);
const onDamage = () => appendFile(builds + '/log', 'damaged ');
await ensureBuild({ builds, nameOf: async () => name, onDamage, make: async (folder) => {
  await appendFile(builds + '/log', 'built ');
  await writeFile(folder + '/first', 'whole');
  process.send('half');
  await once(process, 'message');
  await writeFile(folder + '/second', 'whole');
} });
process.disconnect();
`;

function build(name: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', builder, builds, name], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function whenHalf(child: ChildProcess): Promise<ChildProcess> {
  await once(child, 'message');
  return child;
}

async function buildWhole(name: string): Promise<void> {
  const child = build(name);
  const done = once(child, 'exit');
  child.once('message', () => child.send('go on'));
  expect(await done).toEqual([0, null]);
}

const filesOf = (name: string) =>
  readdirSync(path.join(builds, name))
    .filter((file) => file !== 'files.json')
    .sort();

test('two processes that want the same build make it once', async () => {
  const [first, second] = [build('a'), build('a')];
  const ends = [first, second].map((child) => once(child, 'exit'));
  const busy = await Promise.race([first, second].map(whenHalf));
  expect(existsSync(path.join(builds, 'a'))).toBe(false);
  busy.send('go on');
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(filesOf('a')).toEqual(['first', 'second']);
  expect(readFileSync(path.join(builds, 'log'), 'utf8')).toBe('built ');
});

test('a process that is killed while it builds leaves nothing that could be taken for a build', async () => {
  const killed = build('a');
  await once(killed, 'message');
  const ended = once(killed, 'exit');
  killed.kill('SIGKILL');
  await ended;
  expect(existsSync(path.join(builds, 'a'))).toBe(false);

  await buildWhole('a');
  expect(filesOf('a')).toEqual(['first', 'second']);
  expect(readdirSync(builds).sort()).toEqual(['a', 'log']);
});

test('a new build leaves the others as they are', async () => {
  for (const name of ['a', 'b']) await buildWhole(name);
  expect([filesOf('a'), filesOf('b')]).toEqual([
    ['first', 'second'],
    ['first', 'second'],
  ]);
});

test('a build of sources that changed meanwhile is none', async () => {
  let name = 'a';
  const build = ensureBuild({
    builds,
    nameOf: async () => name,
    make: async () => {
      name = 'b';
    },
    onDamage: () => {},
  });
  await expect(build).rejects.toThrow('changed while the pages were built');
  await buildWhole('c');
  expect(readdirSync(builds).sort()).toEqual(['c', 'log']);
});

test.each([
  ['misses a file', (folder: string) => rm(path.join(folder, 'second'))],
  ['has an empty file', (folder: string) => truncate(path.join(folder, 'first'))],
  ['has a file that was cut short', (folder: string) => truncate(path.join(folder, 'first'), 3)],
  ['has a file of other content', (folder: string) => writeFile(path.join(folder, 'first'), 'WHOLE')],
  ['misses its list', (folder: string) => rm(path.join(folder, 'files.json'))],
  ['has half a list', (folder: string) => truncate(path.join(folder, 'files.json'), 9)],
])('a build that %s is made again, once', async (_, damage) => {
  await buildWhole('a');
  await damage(path.join(builds, 'a'));
  await buildWhole('a');
  expect(readFileSync(path.join(builds, 'a/first'), 'utf8')).toBe('whole');
  expect(filesOf('a')).toEqual(['first', 'second']);
  await buildWhole('a');
  expect(readFileSync(path.join(builds, 'log'), 'utf8')).toBe('built damaged built ');
  expect(readdirSync(builds).sort()).toEqual(['a', 'log']);
});
