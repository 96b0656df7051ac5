import type { IncomingMessage } from 'node:http';
import { hasBody } from './has-body.ts';

/** How fast the body of a request has to come. */
export type BodyPace = {
  /** For all of it (milliseconds). */
  longestMs: number;
  /** Bytes in each window of `windowMs`, until it is there. */
  bytesPerWindow: number;
  windowMs: number;
};

/** Calls `onTooSlow`, once, for a request whose body does not come at this pace. */
export function watchBodyPace(request: IncomingMessage, pace: BodyPace, onTooSlow: () => void): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let leftMs = pace.longestMs;
  let bytesBefore = socket.bytesRead;
  const timer = setInterval(() => {
    // A request that never came over a network has been read, and is never complete.
    if (request.complete || request.readableEnded) return clearInterval(timer);
    leftMs -= pace.windowMs;
    const isSlow = socket.bytesRead - bytesBefore < pace.bytesPerWindow;
    bytesBefore = socket.bytesRead;
    if (leftMs > 0 && !isSlow) return;
    clearInterval(timer);
    onTooSlow();
  }, pace.windowMs).unref();
  request.once('close', () => clearInterval(timer));
}
