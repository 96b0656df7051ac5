import { parseArgs } from 'node:util';
import { type KillResult, tryKills } from './hold/kill-trial.ts';

/**
 * `node scripts/hold.ts`: the trials of docs/testing.md that `npm test` does shortened. `--orders 1000` lets more buyers
 * come, `--seed 7` repeats a run.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function report({ kills, faults, ...result }: KillResult): void {
  const killed = Object.entries(kills).map(([victim, times]) => `${victim} ${times} times`);
  console.log(`${result.orders} orders in ${result.seconds.toFixed(0)} s; killed: ${killed.join(', ')}`);
  console.log(`${result.unanswered} calls without an answer, ${result.unavailable} answered "not at the moment" (503)`);
  console.log(`${result.mails} mails, ${result.repeats} of them repeats with the same Message-ID`);
  console.log(faults.length === 0 ? 'Everything holds.' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

console.log(`kill -9 of shop and database, seed ${values.seed}`);
report(await tryKills({ orders: Number(values.orders), buyers: 10, pauseMs: [200, 1500], seed: Number(values.seed) }));
