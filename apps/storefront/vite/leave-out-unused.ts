import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const router = path.resolve(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');

/**
 * What the router brings to every browser and these pages do without, with what stands in the place of its exports.
 */
const unused: Record<string, Record<string, string>> = {
  // Timing of its calls (`instrumentations`).
  [path.join(router, 'router/instrumentation.js')]: {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  },
  // Links with `prefetch`, and routes with `links` or rules of their own: all rules stand in the document (docs/decisions/0015), and
  // what announces its scripts is there before React is.
  [path.join(router, 'dom/ssr/links.js')]: {
    getModuleLinkHrefs: '() => []',
    prefetchRouteCss: '() => undefined',
    prefetchStyleLinks: '() => undefined',
  },
  // Errors of server components.
  [path.join(router, 'errors.js')]: {},
};

/** Exports of its modules in whose place modules of ours stand, by the same names. */
const replaced: Record<string, { from: string; names: string[] }> = {
  [path.join(router, 'dom/ssr/fog-of-war.js')]: {
    from: path.resolve(import.meta.dirname, '../app/start/later-routes.ts'),
    names: ['isFogOfWarEnabled', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
  },
};

/** Puts less in the place of modules of the router. What is not named above is called by nobody, and undefined. */
export function leaveOutUnused(): Plugin {
  // Those of another version of the router might be elsewhere, and come back unseen.
  const files = [...Object.keys(unused), ...Object.keys(replaced)];
  const lost = files.filter((file) => !existsSync(file));
  if (lost.length > 0) throw new Error(`vite/leave-out-unused.ts names ${lost.join(', ')}, which is not there.`);
  return {
    name: 'mise:leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files },
      handler(source, id) {
        const [, list = ''] = /^export \{(.*)\};$/m.exec(source) ?? [];
        const own = replaced[id] ?? { from: '', names: [] };
        const others = list
          .split(',')
          .map((name) => name.trim())
          .filter((name) => !own.names.includes(name));
        const code = [
          ...others.map((name) => `export const ${name} = ${unused[id]?.[name] ?? 'undefined'};`),
          own.from && `export { ${own.names} } from ${JSON.stringify(own.from)};`,
        ];
        return { code: code.join('\n'), map: null };
      },
    },
  };
}
