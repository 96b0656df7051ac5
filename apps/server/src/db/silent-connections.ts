import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Ends those connections of a pool over which something was asked and no byte came for so long: their server, or what lies between, has
 * forgotten them without a word. `query_timeout` of `pg` would leave them in the pool, where all that came after waits behind what is never answered.
 */
export function endWhereSilent(pool: pg.Pool, longestSilenceMs: number, onSilence: () => void): void {
  pool.on('connect', (client) => {
    const socket = client.connection.stream as Socket;
    socket.setTimeout(longestSilenceMs);
    // Each time, also after an hour in which nothing was asked: the callback of `setTimeout` would be called once.
    socket.on('timeout', () => {
      if (!isAnswerAwaited(client)) return;
      socket.destroy(Object.assign(new Error('a database connection fell silent'), { code: 'ETIMEDOUT' }));
      onSilence();
    });
  });
}

function isAnswerAwaited(client: pg.PoolClient): boolean {
  return (client as pg.PoolClient & { readyForQuery: boolean }).readyForQuery === false;
}

/** Closes the connections that nobody uses, by lending each: a pool lets go of none otherwise. */
export async function dropIdle(pools: pg.Pool[]): Promise<void> {
  const asked = pools.flatMap((pool) => Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const each of await Promise.allSettled(asked)) {
    if (each.status === 'rejected') continue;
    each.value.release(true);
    // One that is silent answers no goodbye.
    each.value.connection.stream.destroy();
  }
}
