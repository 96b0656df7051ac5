import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { leftOut, routerCuts } from './router-cuts.ts';

export const router = path.resolve(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');

/** What the router tells developers, who have it all in development: each text is 50 to 300 characters. */
const warning = /^(\t*(?:.*\) )?)warning\(.*\);$/gm;
const reason = /^(.*\binvariant\(.*), (["`]).*\2\);$/gm;

/**
 * Leaves out what stands within functions of the router that pages need, where no bundler sees that it is never reached. A build in which a
 * text of `router-cuts.ts` is not found stops: another version of the router is to be read anew.
 */
export function shortenRouter(): Plugin {
  const files = Object.keys(routerCuts).map((file) => path.join(router, file));
  const lost = files.filter((file) => !existsSync(file));
  if (lost.length > 0) throw new Error(`vite/router-cuts.ts names ${lost.join(', ')}, which is not there.`);
  return {
    name: 'mise:shorten-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files },
      handler: (source, id) => ({ code: shorten(source, path.relative(router, id)), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const rendered = Object.entries(output.modules).filter(([id]) => id.startsWith(router));
        const taken = rendered.flatMap(([, module]) => module.renderedExports);
        const used = [
          ...leftOut.ofRouter.filter((name) => taken.includes(name)),
          ...leftOut.ofPages.filter((name) => output.exports.includes(name)),
        ];
        if (used.length > 0)
          this.error(
            `${output.name} uses ${used}, which vite/router-cuts.ts leaves out: take it out of there, or shortenRouter() out of vite.config.ts.`,
          );
      }
    },
  };
}

/** The source of a module of the router without what is never reached. An Error says what it has not. */
export function shorten(source: string, file: string): string {
  const { bodies = {}, always = [], statements = [] } = routerCuts[file] ?? {};
  const lost = (what: string) => new Error(`vite/router-cuts.ts: ${file} has no ${what}.`);
  let code = source;
  for (const [name, body] of Object.entries(bodies)) {
    const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\) \\{)\\n[^]*?\\n\\1\\}$`, 'm');
    if (!whole.test(code)) throw lost(`function ${name}`);
    code = code.replace(whole, (_, indent: string, head: string) => `${indent}${head} ${body} }`);
  }
  for (const [from, upTo] of statements) {
    const start = code.indexOf(from);
    const end = code.indexOf(upTo, start + 1);
    if (start < 0 || end < 0 || start !== code.lastIndexOf(from)) throw lost(`single "${from}" before "${upTo}"`);
    code = code.slice(0, start) + code.slice(end);
  }
  for (const [expression, value] of always) {
    if (!code.includes(expression)) throw lost(`"${expression}"`);
    code = code.replaceAll(expression, () => value);
  }
  return code.replace(warning, '$1;').replace(reason, '$1);');
}
