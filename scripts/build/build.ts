import path from 'node:path';
import { loadConfig } from '@mise/server/load-config.ts';
import { describeStartError } from '@mise/server/start-error.ts';
import { root } from '../run-program.ts';
import { buildPagesWhenNeeded } from './build-pages.ts';

/** `npm run build` */
try {
  // A wrong setting shows before a build, which depends on BLOCKS_PACKAGE.
  loadConfig();
  const folder = await buildPagesWhenNeeded(console.log);
  console.log(`The pages are built: ${path.relative(root, folder)}`);
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
