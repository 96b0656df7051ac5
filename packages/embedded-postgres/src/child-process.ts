import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from './binaries.ts';
import { clusterFolder } from './cluster.ts';
import type { Home } from './home.ts';
import { serverOptions } from './server-options.ts';
import type { Launch, ServerProcess } from './server-process.ts';

/**
 * Starts PostgreSQL as a plain child on a loopback port: for Windows, which has neither `sh` nor named pipes in folders, and
 * where a child ends with its parent however that ends.
 */
export async function launchChild(home: Home, { durable, onLost }: Launch): Promise<ServerProcess> {
  const cluster = clusterFolder(home);
  const log = openSync(path.join(home.folder, 'log'), 'w');
  const port = await freePort();
  const child = spawn(program(home.binaries, 'postgres'), ['-D', cluster, ...serverOptions({ port }, durable)], {
    ...home.runAs,
    cwd: home.runAs === undefined ? home.folder : '/',
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();

  let isStopping = false;
  child.once('exit', () => {
    if (!isStopping) onLost();
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    hasEnded,
    // A plain child: when it ends the shop is told, which ends too.
    markUp: () => {},
    async stop() {
      isStopping = true;
      if (hasEnded()) return;
      const options = ['stop', '--pgdata', cluster, '--mode', 'fast', '--silent'];
      await promisify(execFile)(program(home.binaries, 'pg_ctl'), options, { ...home.runAs, cwd: '/' });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
