import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const secondsUntilAbort = 10;

/**
 * Renders a document to its end before a byte leaves: its status, its hashes and its entity tag are known then.
 * `nonce` marks scripts that React adds itself. Throws what it throws.
 */
export function renderWhole(element: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      // A boundary that is ready stays where it is: moved to its place by a script, it would be missing without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
    });
    const timer = setTimeout(abort, secondsUntilAbort * 1000, new Error('The page took too long to render.'));
  });
}
