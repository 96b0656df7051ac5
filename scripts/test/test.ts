import { describeStartError } from '@mise/server/start-error.ts';
import { buildPagesWhenNeeded } from '../build/build-pages.ts';
import { type Outcome, run, runPackage } from '../run-program.ts';
import { runEndToEnd } from './run-end-to-end.ts';
import { playwrightSummary, vitestSummary } from './summaries.ts';

/** `npm test`: each part runs also when one before it failed, so that one run shows everything. */

async function runPart(title: string, part: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${title} ──\n`);
  try {
    return await part();
  } catch (error) {
    const reason = describeStartError(error);
    console.error(reason);
    return { code: 1, output: reason };
  }
}

const check = await runPart('Check', () => run(process.execPath, ['scripts/test/check.ts'], { isShown: true }));
const pages = await runPart('Pages', async () => {
  await buildPagesWhenNeeded(console.log);
  return { code: 0, output: '' };
});
const units = await runPart('Vitest', () => runPackage('vitest/vitest.mjs', ['run'], { isShown: true }));
const journeys = await runPart('Playwright', () => runEndToEnd([]));

console.log(`
── Summary ──

Check      ${check.code === 0 ? 'passed' : 'FAILED'}

Pages      ${pages.code === 0 ? 'built' : 'FAILED'}

Vitest     ${units.code === 0 ? 'passed' : 'FAILED'}
${vitestSummary(units.output)}

Playwright ${journeys.code === 0 ? 'passed' : 'FAILED'}
${playwrightSummary(journeys.output)}`);
process.exitCode = [check, pages, units, journeys].every(({ code }) => code === 0) ? 0 : 1;
