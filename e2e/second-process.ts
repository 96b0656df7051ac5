import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePorts } from '../scripts/test/free-ports.ts';

export type SecondProcess = { origin: string; stop: () => Promise<void> };

/** Another process of the shop, on the same database; `settings` are those of the first. */
export async function startSecond(settings: Record<string, string>): Promise<SecondProcess> {
  const port = await findFreePorts();
  const child = spawn(process.execPath, ['scripts/start/start.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...settings, PORT: String(port), SANDBOX: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the second process did not start')));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Ctrl-C stops it')) resolve();
    });
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
