import { describeStartError } from '@mise/server/start-error.ts';
import { runEndToEnd } from './run-end-to-end.ts';

/** `npm run e2e -- <options of Playwright>` */
try {
  const { code } = await runEndToEnd(process.argv.slice(2));
  process.exitCode = code;
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
