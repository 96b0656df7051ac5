import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { itemUsage, readItemTask } from './item-command.ts';
import { limitUsage, readLimitTask } from './limit-command.ts';

/** Words that every object of JavaScript knows. */
const inherited = ['constructor', 'toString', '__proto__'];

it.each(inherited)('knows no command "%s"', async (word) => {
  const program = spawn(process.execPath, [`${import.meta.dirname}/shop-command.ts`, word]);
  const complained = await text(program.stderr);
  expect(complained).toContain(`There is no command "${word}".\n\nUsage: npm run shop -- <command>`);
  expect(complained).not.toContain('TypeError');
});

it.each(inherited)('knows no option "%s" of an item', (word) => {
  expect(() => readItemTask(['TW-1', word, 'noindex'])).toThrow(itemUsage);
  expect(() => readLimitTask(['TW-1', word, '3'])).toThrow(limitUsage);
});
