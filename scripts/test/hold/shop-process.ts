import { flushCompileCache } from 'node:module';
import { createApp } from '@mise/server/app.ts';
import { loadConfig } from '@mise/server/load-config.ts';
import { createLog } from '@mise/server/log.ts';
import { openShop } from '@mise/server/process.ts';

/** The back end as in production, without pages, until it is killed. Says `up` when it answers. */
const config = loadConfig();
const { shop } = await openShop(config, {
  log: createLog(config),
  say: () => {},
  onLost: () => process.exit(1),
});
const app = await createApp(shop);
await app.listen({ port: config.port, host: config.host });
// At once: whoever is killed writes nothing, and the next one would compile everything anew.
flushCompileCache();
console.log('up');
