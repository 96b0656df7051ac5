import { setTimeout as sleep } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { between } from './random.ts';

const victims = ['shop', 'database', 'both'] as const;
/** How often what was done to the shop. */
export type Disturbances = Record<string, number>;

/**
 * Kills shop, database or both in turn, each at a random moment after the last one is back, until it is told to stop. Ends
 * with a shop that is up.
 */
export async function killAgainAndAgain(
  ground: Ground,
  plan: { random: () => number; pauseMs: readonly [number, number]; stopping: AbortSignal },
): Promise<Disturbances> {
  const kills = { shop: 0, database: 0, both: 0 };
  for (let turn = 0; ; turn += 1) {
    await sleep(between(plan.random, ...plan.pauseMs), undefined, { signal: plan.stopping }).catch(() => {});
    if (plan.stopping.aborted) return kills;
    const victim = victims[turn % victims.length] ?? 'shop';
    if (victim !== 'shop') await ground.killDatabase();
    if (victim !== 'database') {
      await ground.killShop();
      await ground.startShop();
    }
    kills[victim] += 1;
  }
}
