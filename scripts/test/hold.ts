import { parseArgs } from 'node:util';
import { type KillResult, type KillTrial, tryKills } from './hold/kill-trial.ts';
import { mountSmallDisk } from './hold/small-disk.ts';

/**
 * `node scripts/test/hold.ts`: the trials of docs/testing.md that `npm test` does shortened. `--orders 1000` lets more buyers
 * come, `--seed 7` repeats a run, `--full-disk` (as root) fills the disk of the database instead of killing.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'full-disk': { type: 'boolean', default: false },
  },
});

function report({ disturbances, faults, ...result }: KillResult): void {
  const times = Object.entries(disturbances).map(([what, count]) => `${what} ${count} times`);
  console.log(`${result.orders} orders in ${result.seconds.toFixed(0)} s; ${times.join(', ')}`);
  console.log(`${result.unanswered} calls without an answer, ${result.unavailable} answered "not at the moment" (503)`);
  console.log(`${result.mails} mails, ${result.repeats} of them repeats with the same Message-ID`);
  console.log(faults.length === 0 ? 'Everything holds.' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

const trial: KillTrial = { orders: Number(values.orders), buyers: 10, pauseMs: [200, 1500], seed: Number(values.seed) };
if (values['full-disk']) {
  console.log(`full disk, seed ${values.seed}`);
  const disk = await mountSmallDisk();
  report(await tryKills({ ...trial, pauseMs: [1000, 4000], disk }).finally(disk.remove));
} else {
  console.log(`kill -9 of shop and database, seed ${values.seed}`);
  report(await tryKills(trial));
}
