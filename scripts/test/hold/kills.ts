import { setTimeout as sleep } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { between } from './random.ts';

const victims = ['shop', 'database', 'both'] as const;
/** How often what was done to the shop. */
export type Disturbances = Record<string, number>;

/**
 * Kills shop, database or both in turn, each at a random moment after the last one is back, until it is told to stop. As long as
 * nothing gets `finished` in between, each pause is twice as long as before: on a slow machine buyers have to get somewhere too. Ends
 * with a shop that is up.
 */
export async function killAgainAndAgain(
  ground: Ground,
  plan: {
    random: () => number;
    pauseMs: readonly [number, number];
    stopping: AbortSignal;
    /** How much was finished so far. */
    finished: () => number;
  },
): Promise<Disturbances> {
  const kills = { shop: 0, database: 0, both: 0 };
  let before = -1;
  let killsInVain = 0;
  for (let turn = 0; ; turn += 1) {
    killsInVain = plan.finished() > before ? 0 : killsInVain + 1;
    before = plan.finished();
    const pause = between(plan.random, ...plan.pauseMs) * 2 ** killsInVain;
    await sleep(pause, undefined, { signal: plan.stopping }).catch(() => {});
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
