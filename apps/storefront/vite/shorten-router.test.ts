import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routerCuts } from './router-cuts.ts';
import { router, shorten, shortenRouter } from './shorten-router.ts';

type Bundle = Record<string, object>;

/** What a build says of its files. Throws why it stops. */
function endBuild(bundle: Bundle): void {
  const { generateBundle } = shortenRouter();
  const context = {
    error(reason: string) {
      throw new Error(reason);
    },
  };
  (generateBundle as (this: typeof context, options: object, bundle: Bundle) => void).call(context, {}, bundle);
}

function chunk({ exports = [] as string[], rendered = [] as string[] }): Bundle {
  return {
    chunk: {
      type: 'chunk',
      name: 'page',
      exports,
      modules: { [path.join(router, 'dom/lib.js')]: { renderedExports: rendered } },
    },
  };
}

test.each(Object.keys(routerCuts))('what is left out of %s stands in it', async (file) => {
  const source = await readFile(path.join(router, file), 'utf8');
  const code = shorten(source, file);
  expect(code.length).toBeLessThan(source.length);
  expect(() => shorten(code, file)).toThrow(`vite/router-cuts.ts: ${file} has no`);
});

test('a build stops where a page would need what is left out', () => {
  expect(() => endBuild(chunk({ rendered: ['useSubmit', 'useSearchParams'] }))).toThrow('page uses useSubmit');
  expect(() => endBuild(chunk({ exports: ['default', 'clientLoader'] }))).toThrow('page uses clientLoader');
});

test('a build goes on with what pages have', () => {
  endBuild(chunk({ exports: ['default', 'clientMiddleware'], rendered: ['useSearchParams'] }));
});
