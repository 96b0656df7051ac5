import { spawn } from 'node:child_process';
import path from 'node:path';

/** Root of the project. */
export const root = path.resolve(import.meta.dirname, '..');

export type Outcome = { code: number; output: string };

export type ProgramOptions = {
  /** From the root of the project. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Show what it writes as it writes it; the output is kept in any case. */
  isShown?: boolean;
};

/** Runs a JavaScript program of a package on this Node, such as `vitest/vitest.mjs`. Resolves also when it fails. */
export function runPackage(program: string, args: string[], options: ProgramOptions = {}): Promise<Outcome> {
  return run(process.execPath, [path.join(root, 'node_modules', program), ...args], options);
}

export function run(
  file: string,
  args: string[],
  { cwd = '.', env, isShown = false }: ProgramOptions = {},
): Promise<Outcome> {
  const child = spawn(file, args, {
    cwd: path.join(root, cwd),
    env: { ...process.env, ...(isShown && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isShown) process[stream].write(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
