import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const catalogueFile = /\/app\/i18n\/(?:de|en)\/[a-z]+\.json$/;

/**
 * Compiles the message catalogues (`app/i18n/{language}/{area}.json`) when they are bundled: the browser gets tokens and
 * no parser. A message that is not valid ICU stops the build, with its id.
 */
export function compileCatalogues(): Plugin {
  return {
    name: 'mise:compile-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: catalogueFile },
      handler(source, id) {
        return { code: `export default ${JSON.stringify(compileCatalogue(source, id))};`, map: null, moduleType: 'js' };
      },
    },
  };
}

function compileCatalogue(source: string, file: string): Record<string, unknown> {
  const messages = JSON.parse(source) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      try {
        return [id, compileMessageOrThrow(message)];
      } catch (error) {
        throw new Error(`${file}: "${id}" is not a valid message: ${String(error)}`);
      }
    }),
  );
}
