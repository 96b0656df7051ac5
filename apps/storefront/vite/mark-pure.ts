import type { Plugin } from 'vite';

const routerModule = /\/react-router\/dist\/production\/.*\.js$/;

/** The names of components, for developers. */
const names = /^\w+\.displayName = .*;$/gm;
const making = /^(const \w+ = )(?=React\$\d+\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Lets a bundle leave out the components of the router that nobody uses (`Form`, `NavLink`): a bundler takes it for an effect that one is made and
 * named.
 */
export function markPure(): Plugin {
  return {
    name: 'mise:mark-pure',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: routerModule },
      handler: (source) => ({ code: source.replace(names, '').replace(making, '$1/* @__PURE__ */ '), map: null }),
    },
  };
}
