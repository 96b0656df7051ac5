import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listBuilds } from './build-folders.ts';

/**
 * The files of the build: those under /assets carry a hash of their content in their name and never change, those of
 * `public` keep their name and are asked for again. Compressed ones lie beside them (vite/compress-assets.ts).
 */
export async function mountBuiltAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (assets) => {
    await assets.register(fastifyStatic, {
      root: `${folder}/client/assets`,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
    });
    assets.setNotFoundHandler((request, reply) => sendFromOtherBuild(folder, request.url, reply));
  });
  await app.register(fastifyStatic, {
    root: `${folder}/client`,
    prefix: '/',
    // One route for each file that is there: every other address is a page.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    index: false,
    decorateReply: false,
    maxAge: '1h',
    setHeaders: (reply, file) => {
      reply.header('x-content-type-options', 'nosniff');
      // A browser asks whether there is a newer one.
      if (path.basename(file) === 'service-worker.js') reply.header('cache-control', 'no-cache');
    },
  });
}

/** A page that is open since an earlier build, or was made by a newer one, loads its parts here too. */
async function sendFromOtherBuild(folder: string, url: string, reply: FastifyReply): Promise<FastifyReply> {
  const name = /^\/assets\/([\w.-]+)(?:\?|$)/.exec(url)?.[1];
  const builds = path.dirname(folder);
  for (const build of name ? await listBuilds(builds) : []) {
    const root = path.join(builds, build, 'client/assets');
    if (build !== path.basename(folder) && name && (await exists(path.join(root, name))))
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
