import { expect, test } from 'vitest';
import { tryKills } from './kill-trial.ts';

/** Shortened; `node scripts/test/hold.ts` does it in full. */
test.runIf(process.platform === 'linux')(
  'orders survive kills of shop and database: none lost, none twice, stock and mails right',
  async () => {
    const result = await tryKills({ orders: 24, buyers: 8, pauseMs: [200, 900], seed: 20261121 });
    expect(result.faults).toEqual([]);
    expect(result.orders).toBe(24);
    expect(result.unavailable).toBeGreaterThan(0);
    expect(Math.min(...Object.values(result.disturbances))).toBeGreaterThan(0);
  },
  // It takes less than a minute; on a busy machine shop and database need longer to come back.
  600_000,
);
