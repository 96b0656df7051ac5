import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const router = path.resolve(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');

/**
 * What the router brings to every browser and these pages have switched off, with what stands in the place of its exports:
 * timing of its calls (`instrumentations`), and asking for routes later (`routeDiscovery` is `initial`).
 */
const unused: Record<string, Record<string, string>> = {
  [path.join(router, 'router/instrumentation.js')]: {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  },
  [path.join(router, 'dom/ssr/fog-of-war.js')]: {
    isFogOfWarEnabled: '() => false',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => {}',
  },
};

/** Puts next to nothing in the place of modules of the router. What is not named above is called by nobody, and undefined. */
export function leaveOutUnused(): Plugin {
  // Those of another version of the router might be elsewhere, and come back unseen.
  const lost = Object.keys(unused).filter((file) => !existsSync(file));
  if (lost.length > 0) throw new Error(`vite/leave-out-unused.ts names ${lost.join(', ')}, which is not there.`);
  return {
    name: 'mise:leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: Object.keys(unused) },
      handler(source, id) {
        const [, names = ''] = /^export \{(.*)\};$/m.exec(source) ?? [];
        const standIns = names.split(',').map((name) => name.trim());
        return {
          code: standIns.map((name) => `export const ${name} = ${unused[id]?.[name] ?? 'undefined'};`).join('\n'),
          map: null,
        };
      },
    },
  };
}
