import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountBuiltAssets } from './built-assets.ts';
import { keepBuild } from './keep-build.ts';

const [earlier, current, later] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)];
const day = 86_400_000;

let builds: string;
let app: FastifyInstance;
beforeEach(async () => {
  builds = await mkdtemp(path.join(tmpdir(), 'mise-builds-'));
});
afterEach(async () => {
  await app.close();
  await rm(builds, { recursive: true, force: true });
});

async function makeBuild(name: string, usedDaysAgo = 0): Promise<string> {
  const folder = path.join(builds, name);
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  await writeFile(path.join(folder, `client/assets/page-${name[0]}.js`), `export const build = '${name}';`);
  await writeFile(path.join(folder, '.used'), '');
  const used = new Date(Date.now() - usedDaysAgo * day);
  await utimes(path.join(folder, '.used'), used, used);
  return folder;
}

async function start(): Promise<void> {
  app = Fastify();
  const folder = path.join(builds, current);
  await keepBuild(app, folder, () => new Date());
  await mountBuiltAssets(app, folder);
}

test('files of earlier and of newer builds are served as those of this one', async () => {
  await makeBuild(earlier, 6);
  await makeBuild(current);
  await start();
  await makeBuild(later);
  for (const name of [earlier, current, later]) {
    const answer = await app.inject(`/assets/page-${name[0]}.js`);
    expect([answer.statusCode, answer.body]).toEqual([200, `export const build = '${name}';`]);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
});

test('files of the build that runs are served after somebody deleted its folder', async () => {
  const folder = await makeBuild(current);
  await writeFile(path.join(folder, 'client/service-worker.js'), 'worker();');
  await start();
  await rm(builds, { recursive: true });
  const asset = await app.inject('/assets/page-b.js');
  expect([asset.statusCode, asset.body]).toEqual([200, `export const build = '${current}';`]);
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const worker = await app.inject('/service-worker.js');
  expect([worker.statusCode, worker.body, worker.headers['cache-control']]).toEqual([200, 'worker();', 'no-cache']);
  expect((await app.inject('/assets/page-a.js')).statusCode).toBe(404);
});

test('a file goes out in the best form that the browser takes, and not again to who has it', async () => {
  const folder = await makeBuild(current);
  const file = path.join(folder, 'client/assets/page-b.js');
  await writeFile(`${file}.br`, brotliCompressSync('small'));
  await writeFile(`${file}.gz`, gzipSync('small'));
  await start();
  const ask = (headers: Record<string, string>) => app.inject({ url: '/assets/page-b.js', headers });
  const br = await ask({ 'accept-encoding': 'gzip, br' });
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', 'small']);
  expect((await ask({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await ask({})).headers['content-encoding']).toBeUndefined();
  const again = await ask({ 'if-none-match': String(br.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await app.inject({ method: 'HEAD', url: '/assets/page-b.js' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('a build that nobody has served for a week is removed; one that is served now is not', async () => {
  await makeBuild(earlier, 8);
  await makeBuild(current, 8);
  await start();
  expect((await app.inject('/assets/page-a.js')).statusCode).toBe(404);
  expect((await app.inject('/assets/page-b.js')).statusCode).toBe(200);
  expect([existsSync(path.join(builds, earlier)), existsSync(path.join(builds, current))]).toEqual([false, true]);
});

test('nothing but assets is reached, and what is not there is not kept', async () => {
  await makeBuild(current);
  await makeBuild(earlier);
  await start();
  for (const address of ['/assets/../.used', `/assets/..%2f..%2f..%2f${earlier}%2f.used`, '/assets/page-z.js']) {
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
  }
});

test('a file of another build is one piece of memory, however many ask for it', async () => {
  await makeBuild(current);
  await makeBuild(earlier);
  await start();
  const bodies: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, body) => void bodies.push(body));
  await Promise.all([app.inject('/assets/page-a.js'), app.inject('/assets/page-a.js')]);
  await rm(path.join(builds, earlier), { recursive: true });
  expect((await app.inject('/assets/page-a.js')).body).toBe(`export const build = '${earlier}';`);
  expect(bodies[1]).toBe(bodies[0]);
  expect(bodies[2]).toBe(bodies[0]);
});

test('of more than eight megabytes the first are read from their folder again', async () => {
  await makeBuild(current);
  const folder = path.join(await makeBuild(earlier), 'client/assets');
  const names = ['one.js', 'two.js', 'three.js', 'four.js'];
  for (const name of names) await writeFile(path.join(folder, name), 'x'.repeat(2_500_000));
  await start();
  for (const name of names) expect((await app.inject(`/assets/${name}`)).statusCode).toBe(200);
  await rm(folder, { recursive: true });
  const answers = await Promise.all(names.map((name) => app.inject(`/assets/${name}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200]);
});
