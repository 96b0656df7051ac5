import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const secondsUntilAbort = 10;

/** What React writes instead of a part that it could not render at once. */
const missingPart = '<!--$!-->';

/**
 * Renders a document, from `<html>` on, to its end before a byte leaves: its status, its hashes and its entity tag are known then. At
 * once where no part has to be waited for, which takes half the time: parts that are loaded on demand are there from their second use
 * on. `nonce` marks scripts that React adds itself. Throws what it throws.
 */
export async function renderWhole(element: ReactNode, nonce: string): Promise<string> {
  const html = renderToString(element);
  return html.includes(missingPart) ? renderWaiting(element, nonce) : html;
}

function renderWaiting(element: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve(html.slice(html.indexOf('<html'))), reject);
      },
      onShellError: reject,
      // A boundary that is ready stays where it is: moved to its place by a script, it would be missing without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
    });
    const timer = setTimeout(abort, secondsUntilAbort * 1000, new Error('The page took too long to render.'));
  });
}
