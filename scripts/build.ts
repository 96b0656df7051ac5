import { describeStartError } from '@mise/server/start-error.ts';
import { buildPages } from './build-pages.ts';

/** `npm run build` */
try {
  const start = performance.now();
  await buildPages();
  console.log(`The pages are built (${((performance.now() - start) / 1000).toFixed(1)} s).`);
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
