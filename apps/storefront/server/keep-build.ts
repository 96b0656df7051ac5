import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { markUsed, removeOldBuilds } from './build-folders.ts';

const hourMs = 3_600_000;

/** Notes from time to time that a build is in use, and removes those that have not been for a week. */
export async function keepBuild(app: FastifyInstance, folder: string, now: () => Date): Promise<void> {
  async function look(): Promise<void> {
    try {
      await markUsed(folder, now());
      await removeOldBuilds(path.dirname(folder), now());
    } catch (error) {
      app.log.warn({ err: error }, 'old builds of the pages could not be removed');
    }
  }
  await look();
  const timer = setInterval(look, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
