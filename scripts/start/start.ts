import { flushCompileCache } from 'node:module';
import { loadConfig } from '@mise/server/load-config.ts';
import { describeStartError } from '@mise/server/start-error.ts';
import { buildPagesWhenNeeded } from '../build/build-pages.ts';
import { assertDataFolder } from './assert-data-folder.ts';
import { assertFreePorts } from './assert-free-ports.ts';
import { untilToldToStop } from './until-told-to-stop.ts';

/** `npm start` and, with NODE_ENV=development, `npm run dev`. */

/** Requests that do not end keep the process no longer than this (milliseconds). */
const longestStopMs = 30_000;

const say = (line: string) => console.log(line);

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

try {
  const config = loadConfig();
  await assertFreePorts(config);
  await assertDataFolder(config);
  const build = config.isProduction ? await buildPagesWhenNeeded(say) : null;
  // Only now: it takes a moment, and what is wrong with the settings should show at once.
  const { startShop } = await import('./running-shop.ts');
  const onLost = () => fail('The database ended unexpectedly: start the shop again.');
  const shop = await startShop(config, { build, say, onLost });
  // Before anyone reads that it is up, and asks it to stop.
  const toldToStop = untilToldToStop();
  for (const [name, address] of shop.addresses) say(`${name.padEnd(9)}${address}`);
  say('Ctrl-C stops it.');
  // Not at the end, to which a process that is killed does not come: its next start would compile everything anew.
  flushCompileCache();
  await toldToStop;
  setTimeout(() => fail('Some requests did not end: stopped without them.'), longestStopMs).unref();
  await shop.stop();
  process.exit(0);
} catch (error) {
  fail(describeStartError(error));
}
