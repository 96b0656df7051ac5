import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listBuilds } from './build-folders.ts';
import { type BuiltFile, readBuiltFiles } from './built-files.ts';
import { encodingFor } from './compress.ts';

/** Files under /assets carry a hash of their content in their name. */
const neverChanges = 'public, max-age=31536000, immutable';
const isAskedForAgain = 'public, max-age=3600';
/** A browser asks whether there is a newer one. */
const isAskedForEachTime = 'no-cache';

/**
 * The files of the build, from memory; those of other builds from their folders. Compressed ones lie beside them
 * (vite/compress-assets.ts).
 */
export async function mountBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  const files = await readBuiltFiles(`${folder}/client`);
  await app.register(fastifyStatic, { serve: false, preCompressed: true, immutable: true, maxAge: '365d' });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = files.get(`assets/${request.params['*']}`);
    if (file) return sendBuiltFile(request, reply, file, neverChanges);
    return sendFromOtherBuild(folder, request.params['*'], reply);
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

/** A page that is open since an earlier build, or was made by a newer one, loads its parts here too. */
async function sendFromOtherBuild(folder: string, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const builds = path.dirname(folder);
  for (const build of /^[\w-][\w.-]*$/.test(name) ? await listBuilds(builds) : []) {
    const root = path.join(builds, build, 'client/assets');
    if (build === path.basename(folder) || !(await exists(path.join(root, name)))) continue;
    return reply.sendFile(name, root);
  }
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
