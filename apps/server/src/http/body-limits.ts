import type { BodyPace } from '@mise/http-connections/body-pace.ts';
import type { BodyRoom } from '@mise/http-connections/body-room.ts';

/** Bytes of a body, where its operation says nothing else. */
export const usualBodyLimit = 100 * 1024;

/** Of bodies of that length, which nearly all are far from: two hundred of the longest of a network. */
export const bodyRoom: BodyRoom = { ofNetwork: 200 * usualBodyLimit, ofAll: 1000 * usualBodyLimit };

/** Bytes of what stands around a file in a body of several parts. */
export const aroundFile = 10 * 1024;

/** Bytes of what a provider tells: an id. */
export const webhookBodyLimit = 1024;

const usualPace: BodyPace = { longestMs: 30_000, windowMs: 30_000, bytesPerWindow: 0 };
/** Five minutes, while at least 10 KB come in a second. */
const filePace: BodyPace = { longestMs: 300_000, windowMs: 10_000, bytesPerWindow: 100 * 1024 };

/** How fast a body has to come that may have so many bytes: more than usual has what carries a file. */
export function bodyPaceOf(limit: number): BodyPace {
  return limit > usualBodyLimit ? filePace : usualPace;
}
