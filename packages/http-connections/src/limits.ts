import type { PieceLimits } from './body-pieces.ts';
import type { ReadingLimits } from './unread-answers.ts';

export type Limits = ReadingLimits &
  PieceLimits & {
    /** Connections at one time. */
    maximum: number;
    /** Requests of one connection that may wait for their answers. Browsers and proxies send one after the other; each may hold 16 KB. */
    ahead: number;
    /** Lines of the headers of a request: with as many it is refused. Browsers and proxies write some dozens. */
    headerLines: number;
    /** For the headers of a request (milliseconds). */
    headersMs: number;
    /** For a whole request, whatever it carries (milliseconds). */
    requestMs: number;
    /** For the next request on the same connection (milliseconds): longer than balancers keep theirs. */
    keepAliveMs: number;
    /** Draining: requests are still answered so long, as they were on their way when the stop began (milliseconds). */
    onTheirWayMs: number;
    /** Draining: then others hear so long that they should come again later, before nobody listens (milliseconds). */
    refusingMs: number;
    /** Draining: whoever has connected when all is answered is let in and hears the same, for so long at most (milliseconds). */
    lettingInMs: number;
    /** Draining: who was let in has so long to say what they want (milliseconds). */
    lastWordMs: number;
    /** Draining: then clients that send or read slowly have so long (milliseconds). */
    patienceMs: number;
    /** Draining: after so long no question is begun any more that still waits for its turn (milliseconds). */
    beginningMs: number;
    /** Draining: whoever has no answer after so long loses the connection (milliseconds). */
    longestDrainMs: number;
  };

export const usualLimits: Limits = {
  maximum: 4_000,
  ahead: 2,
  headerLines: 100,
  smallPieces: 100,
  bytesOfPiece: 500,

  headersMs: 30_000,
  requestMs: 300_000,
  keepAliveMs: 72_000,
  unreadMs: 60_000,
  longestReadMs: 300_000,
  unreadBytes: 200 * 1024 * 1024,
  onTheirWayMs: 150,
  refusingMs: 350,
  lettingInMs: 500,
  lastWordMs: 500,
  patienceMs: 2_500,
  beginningMs: 4_000,
  longestDrainMs: 20_000,
};
