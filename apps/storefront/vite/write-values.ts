import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules whose values are the same in every browser, while what they are made from is none of its business. */
const computed = ['app/page/browser-pages.ts'];
/** What these are made from only Node can read, in development too. */
const readByNode = ['app/components/content/block-forms.ts'];

/** Puts the values that a module exports in the place of its code: browsers load the answer and not the way to it. */
export function writeValues(): Plugin[] {
  return [
    { ...writeValuesOf(computed), name: 'mise:write-computed-values', apply: 'build' },
    { ...writeValuesOf(readByNode), name: 'mise:write-read-values' },
  ];
}

function writeValuesOf(files: string[]): Omit<Plugin, 'name'> {
  return {
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files.map((file) => path.join(import.meta.dirname, '..', file)) },
      async handler(_source, id) {
        const values = Object.entries((await import(pathToFileURL(id).href)) as object);
        return {
          code: values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n'),
          map: null,
        };
      },
    },
  };
}
