import { createHttpClient } from '@mise/contract/http-client.ts';
import { clientOptions } from './client.ts';

type Upload = {
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
};

/** As long as the shop waits for one. */
const timeout = 300_000;

let last: Promise<unknown> = Promise.resolve();

/** Hands a file in for an ordered line, one after another; resolves to its address. Throws what the shop refuses. */
export function uploadFile(upload: Upload): Promise<string> {
  const address = last.then(async () => {
    upload.signal.throwIfAborted();
    const client = createHttpClient({ ...clientOptions, timeout, fetch: sendWithProgress(upload) });
    const { data } = await client.doUploadOrderPropertyFile(
      { base64: inTheForm, filename: upload.file.name },
      { signal: upload.signal },
    );
    return data;
  });
  last = address.catch(() => undefined);
  return address;
}

/** The bytes go as multipart, not as text that is a third longer. */
const inTheForm = '-';

/** What the client calls instead of `fetch`, which tells nothing of how much was sent. What else it asks (for a token) goes its usual way. */
function sendWithProgress({ file, onProgress }: Upload): typeof fetch {
  return async (input, init = {}) => {
    if (!String(input).endsWith('/doUploadOrderPropertyFile')) return fetch(input, init);
    init.signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', String(input));
    for (const [name, value] of new Headers(init.headers)) {
      // The browser writes the type, with the boundary of the parts.
      if (name !== 'content-type') request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const answer = new Promise<Response>((resolve, reject) => {
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError('the connection was lost'));
      request.onabort = () => reject(init.signal?.reason);
    });
    init.signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
    return answer;
  };
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return new Response(request.responseText, { status: request.status, headers });
}
