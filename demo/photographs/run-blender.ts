import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RenderJob } from './render-jobs.ts';

const script = fileURLToPath(new URL('./blender/run.py', import.meta.url));
const pictures = fileURLToPath(new URL('./pictures/', import.meta.url));

const signals = ['SIGTERM', 'SIGINT'] as const;

export async function isBlenderInstalled(): Promise<boolean> {
  const child = spawn('blender', ['--version'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Renders the jobs in one process and tells the name of each that lies in its place. A signal ends it without a trace;
 * then the answer is false.
 */
export async function runBlender(jobs: RenderJob[], threads: number, onDone: (name: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  const order = join(folder, 'jobs.json');
  const placed = jobs.map(({ name, order: wishes }) => ({ name, ...wishes, folder: pictures }));
  await writeFile(order, JSON.stringify({ threads, jobs: placed }));
  const child = spawn('blender', ['-b', '--python-exit-code', '1', '--python', script, '--', order], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: folder },
  });
  const end = () => child.kill('SIGKILL');
  for (const signal of signals) process.on(signal, end);
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const name = /^done (\S+)/.exec(line)?.[1];
    if (name) onDone(name);
    if (line.startsWith('failed ')) console.error(line);
  });
  const [code] = await once(child, 'close');
  for (const signal of signals) process.off(signal, end);
  await rm(folder, { recursive: true, force: true });
  if (child.killed) return false;
  if (code !== 0) throw new Error(`Blender ended with ${code}:\n${said.slice(-12).join('\n')}`);
  return true;
}
