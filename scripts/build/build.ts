import path from 'node:path';
import { describeStartError } from '@mise/server/start-error.ts';
import { buildPagesWhenNeeded } from './build-pages.ts';
import { root } from '../run-program.ts';

/** `npm run build` */
try {
  const folder = await buildPagesWhenNeeded(console.log);
  console.log(`The pages are built: ${path.relative(root, folder)}`);
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
