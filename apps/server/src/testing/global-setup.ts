import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '@mise/embedded-postgres/connection.ts';
import { startEmbeddedPostgres } from '@mise/embedded-postgres/start-embedded-postgres.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Reaches the cluster of this run; each test file has databases of its own in it (`create-test-database.ts`). */
    testCluster: Connection;
  }
}

/** One cluster for the run, which gives up safety for speed and is thrown away. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mise-vitest-'));
  // As root the database runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir, durable: false });
  project.provide('testCluster', { ...cluster.connection, database: 'postgres' });
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
