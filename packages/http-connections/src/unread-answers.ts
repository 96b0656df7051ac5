import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type ReadingLimits = {
  /** For a client that reads nothing of its answer (milliseconds). */
  unreadMs: number;
  /** For the whole of an answer, however it is read (milliseconds). */
  longestReadMs: number;
  /** Of answers that wait for their clients, all together. */
  unreadBytes: number;
};

type Unread = { socket: Socket; since: number; bytes: number };

/**
 * An answer stays in memory until its client has read it, so clients that read slowly, or not at all, are not waited for endlessly. What is
 * returned is to be called now and then with all connections: it ends those whose time is over and, where more lies unread than may, those of
 * the address that most of it is for, the one that has waited longest first.
 */
export function createUnreadWatch(limits: ReadingLimits) {
  const givenAt = new WeakMap<ServerResponse, number>();

  function noteAnswer(socket: Socket, answer: ServerResponse, now: number): number {
    const known = givenAt.get(answer);
    if (known !== undefined) return known;
    givenAt.set(answer, now);
    // Without a reader Node ends the connection itself; it sets the time of the next request when the answer has been read.
    socket.setTimeout(limits.unreadMs);
    return now;
  }

  return function look(connections: Iterable<readonly [Socket, readonly ServerResponse[]]>, now: number): void {
    const unread: Unread[] = [];
    for (const [socket, answers] of connections) {
      // One that is handed on in pieces is not at its end before its client has read nearly all of it.
      const waiting = answers.filter(({ headersSent, writableFinished }) => headersSent && !writableFinished);
      if (waiting.length === 0) continue;
      const since = Math.min(...waiting.map((answer) => noteAnswer(socket, answer, now)));
      const bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0);
      if (now - since >= limits.longestReadMs) socket.destroy();
      else unread.push({ socket, since, bytes });
    }
    endBeyond(unread, limits.unreadBytes);
  };
}

function endBeyond(unread: Unread[], most: number): void {
  let left = unread;
  while (bytesOf(left) > most) {
    const addresses = Map.groupBy(left, ({ socket }) => socket.remoteAddress);
    const [heaviest = []] = [...addresses.values()].sort((a, b) => bytesOf(b) - bytesOf(a));
    const oldest = heaviest.reduce((first, each) => (each.since < first.since ? each : first));
    oldest.socket.destroy();
    left = left.filter((each) => each !== oldest);
  }
}

function bytesOf(unread: readonly Unread[]): number {
  return unread.reduce((sum, { bytes }) => sum + bytes, 0);
}
