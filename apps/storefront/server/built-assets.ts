import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listBuilds } from './build-folders.ts';
import { type BuiltFile, readBuiltFile, readBuiltFiles } from './built-files.ts';
import { encodingFor } from './compress.ts';

/** Files under /assets carry a hash of their content in their name. */
const neverChanges = 'public, max-age=31536000, immutable';
const isAskedForAgain = 'public, max-age=3600';
/** A browser asks whether there is a newer one. */
const isAskedForEachTime = 'no-cache';

/** Bytes of files of other builds that are kept in memory, once somebody has asked for them. */
const mostKept = 8 * 1024 * 1024;

/**
 * The files of the build, from memory; those of other builds from their folders. Compressed ones lie beside them
 * (vite/compress-assets.ts).
 */
export async function mountBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  const files = await readBuiltFiles(`${folder}/client`);
  const findElsewhere = createOtherBuilds(folder);
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const file = files.get(`assets/${name}`) ?? (await findElsewhere(name));
    if (file) return sendBuiltFile(request, reply, file, neverChanges);
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
  });
  // One route for each file that is there: every other address is a page.
  for (const [name, file] of files) {
    if (name.startsWith('assets/')) continue;
    const cacheControl = name === 'service-worker.js' ? isAskedForEachTime : isAskedForAgain;
    app.get(`/${name}`, (request, reply) => sendBuiltFile(request, reply, file, cacheControl));
  }
}

function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodies }: BuiltFile,
  cacheControl: string,
): FastifyReply {
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = bodies[encoding];
  if (body && encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(body ?? bodies.identity);
}

/**
 * Files of other builds: a page that is open since an earlier one, or was made by a newer one, loads its parts here too. As one piece of memory for all who
 * ask: read from disk for each, thousands who read nothing of it would hold as many pieces.
 */
function createOtherBuilds(folder: string): (name: string) => Promise<BuiltFile | null> {
  const builds = path.dirname(folder);
  const kept = new Map<string, Promise<BuiltFile | null>>();
  let bytes = 0;

  async function find(name: string): Promise<BuiltFile | null> {
    if (!/^[\w-][\w.-]*$/.test(name)) return null;
    for (const build of await listBuilds(builds)) {
      const file =
        build !== path.basename(folder) && (await readBuiltFile(path.join(builds, build, 'client'), `assets/${name}`));
      if (file) return file;
    }
    return null;
  }

  async function keep(name: string, file: BuiltFile): Promise<void> {
    bytes += sizeOf(file);
    for (const [oldest, its] of kept) {
      if (bytes <= mostKept || oldest === name) return;
      kept.delete(oldest);
      const size = sizeOf(await its);
      bytes -= size;
    }
  }

  return async function findOnce(name) {
    const known = kept.get(name);
    if (known) return known;
    const finding = find(name).catch(() => null);
    kept.set(name, finding);
    const file = await finding;
    if (file) await keep(name, file);
    else if (kept.get(name) === finding) kept.delete(name);
    return file;
  };
}

function sizeOf(file: BuiltFile | null): number {
  return Object.values(file?.bodies ?? {}).reduce((sum, { length }) => sum + length, 0);
}
