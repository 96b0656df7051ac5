import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '@mise/rules/languages.ts';
import { readTexts } from '@mise/texts/read-texts.ts';
import type { Plugin } from 'vite';

const catalogueFile = /\/packages\/texts\/(?<language>[a-z]+)\/(?<area>[a-z]+)\.json$/;

/**
 * Compiles the message catalogues (`packages/texts/{language}/{area}.json`) when they are bundled: the browser gets tokens and
 * no parser. A message that is not valid ICU stops the build, with its id.
 */
export function compileCatalogues(): Plugin {
  return {
    name: 'mise:compile-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: catalogueFile },
      handler(_source, id) {
        return { code: `export default ${JSON.stringify(compileCatalogue(id))};`, map: null, moduleType: 'js' };
      },
    },
  };
}

function compileCatalogue(file: string): Record<string, unknown> {
  const { language, area = '' } = catalogueFile.exec(file)?.groups ?? {};
  const messages = readTexts(language as Language, area);
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
