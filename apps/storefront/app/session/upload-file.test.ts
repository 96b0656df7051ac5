import { afterEach, expect, test, vi } from 'vitest';
import { clientOptions } from './client.ts';
import { uploadFile } from './upload-file.ts';

/** What a browser sends files with, of a shop that refuses the first: its session has just changed. */
class RefusedOnce {
  static sent = 0;
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onabort = () => {};
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json';
  }
  abort() {
    this.onabort();
  }
  send() {
    const isFirst = RefusedOnce.sent++ === 0;
    this.status = isFirst ? 503 : 200;
    this.responseText = isFirst ? '{"key":"security.sessionChanged","code":14,"message":"…"}' : '{"data":"/a.txt"}';
    queueMicrotask(() => this.onload());
  }
}

// Other files run in the same process.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was called off while it waited to be sent again is not sent', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: 'a=b' });
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('XMLHttpRequest', RefusedOnce);
  clientOptions.tokens?.set('before');
  const leaving = new AbortController();
  const upload = uploadFile({ file: new File(['a'], 'a.txt'), signal: leaving.signal, onProgress: () => {} });
  const outcome = expect(upload).rejects.toBeDefined();
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  clientOptions.tokens?.set('after');
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(RefusedOnce.sent).toBe(1);
});
