import { expect, it } from 'vitest';
import { themeOf } from './theme.server.ts';

it('has another address for other colors, and the same for the same', () => {
  const yellow = themeOf({ primary: '#ffd400', secondary: '#111827' });
  expect(yellow.href).toMatch(/^\/theme-[0-9a-f]{12}\.css$/);
  expect(yellow.css).toContain('--color-primary-500:#ffd400');
  expect(themeOf({ primary: '#FFD400', secondary: '111827' })).toEqual(yellow);
  expect(themeOf({ primary: '#ffd401', secondary: '#111827' }).href).not.toBe(yellow.href);
});
