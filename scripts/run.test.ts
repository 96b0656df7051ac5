import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;

function runCommand(...args: string[]) {
  return spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), ...args], { encoding: 'utf8' });
}

test.each(Object.keys(scripts))('%s explains itself', (name) => {
  expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`);
  const { status, stdout } = runCommand(name, '--help');
  expect(stdout).toMatch(/^Usage: npm run /);
  expect(status).toBe(0);
});

test('without a command it lists all', () => {
  const { status, stdout } = runCommand();
  for (const name of Object.keys(scripts)) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(status).toBe(0);
});

test.each([
  [['bogus'], /^There is no command "bogus"\./],
  [['start', '--fast'], /^"start" takes no options: --fast/],
  [['shop', 'bogus'], /^There is no command "bogus"\./],
])('%s is refused with help and exit code 1', (args, message) => {
  const { status, stderr } = runCommand(...args);
  expect(stderr).toMatch(message);
  expect(stderr).toContain('Usage: npm run ');
  expect(status).toBe(1);
});
