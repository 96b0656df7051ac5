import path from 'node:path';
import { defaultLanguage, languages } from '@mise/rules/languages.ts';
import { localized } from '@mise/rules/localized.ts';
import { type Sandbox, startSandbox } from '@mise/sandbox/sandbox.ts';
import type { Config } from '@mise/server/config.ts';
import { createLog } from '@mise/server/log.ts';
import { openShop } from '@mise/server/process.ts';
import type { Say } from '@mise/server/report-step.ts';
import { startStorefront } from '@mise/storefront/server.ts';

export type RunningShop = {
  /** Name and address of every server, in the order to show them. */
  addresses: [name: string, address: string][];
  /** Finishes the requests in flight, then stops the database. */
  stop(): Promise<void>;
};

/** Puts the parts together: stand-ins for the outside world, the shop and its pages. Throws a StartError for the operator. */
export async function startShop(
  config: Config,
  { build, say, onLost }: { build: string | null; say: Say; onLost: () => void },
): Promise<RunningShop> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const sandbox = await startSandboxWhenEnabled(config);
    if (sandbox) closers.push(sandbox.stop);
    const { shop, close } = await openShop(config, { log: createLog(config), say, onLost });
    closers.push(close);
    const storefront = await startStorefront({ shop, build });
    closers.push(storefront.close);
    return { addresses: listAddresses(storefront.url, sandbox), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startSandboxWhenEnabled({ sandbox, dataDir }: Config): Promise<Sandbox | undefined> {
  const { isEnabled, ...ports } = sandbox;
  return isEnabled ? startSandbox({ dataDir: path.join(dataDir, 'sandbox'), ...ports }) : undefined;
}

function listAddresses(url: string, sandbox: Sandbox | undefined): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const others = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${names.of(language)}: ${url}${localized(language, '/')}`);
  return [
    ['Shop', `${url} (${others.join(', ')})`],
    ...Object.entries(sandbox?.addresses ?? {}).map(([name, address]): [string, string] => [capitalize(name), address]),
  ];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
