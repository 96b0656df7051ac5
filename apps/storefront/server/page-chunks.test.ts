import { expect, test } from 'vitest';
import { chunksOf } from './page-chunks.ts';

const manifest = {
  'app/page.tsx': { file: 'assets/page-1.js', imports: ['_shop', '_list'] },
  _shop: { file: 'assets/shop-2.js', imports: ['_framework'] },
  _list: { file: 'assets/list-3.js', imports: ['_framework', 'app/page.tsx'] },
  _framework: { file: 'assets/framework-4.js' },
};

test('a module comes with everything that it imports, each once', () => {
  expect(chunksOf(manifest, 'app/page.tsx')).toEqual([
    '/assets/page-1.js',
    '/assets/shop-2.js',
    '/assets/framework-4.js',
    '/assets/list-3.js',
  ]);
});

test('a module that was moved is noticed', () => {
  expect(() => chunksOf(manifest, 'app/gone.tsx')).toThrow('app/gone.tsx');
});
