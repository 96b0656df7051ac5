import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes, withoutMarks, withScriptsLast } from './inline-code.server.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the marked inline scripts and styles of a document are allowed by hash, each once', () => {
  const html = `<style nonce="m">a{}</style><script nonce="m">a()</script><script nonce="m" src="/x.js"></script>
<script nonce="m" type="module" async="">import "/y.js";
</script><script nonce="m">a()</script><script id="m" nonce="m" type="application/json">{"b":1}</script>`;
  expect(inlineHashes(html, 'm')).toEqual({
    scripts: [hashOf('a()'), hashOf('import "/y.js";\n')],
    styles: [hashOf('a{}')],
  });
});

test('one that came in with a text is not', () => {
  const html =
    '<div><style>b{}</style><script>evil()</script><script nonce="guess">evil()</script></div><script nonce="m">a()</script>';
  expect(inlineHashes(html, 'm')).toEqual({ scripts: [hashOf('a()')], styles: [] });
  expect(withoutMarks(html, 'm')).toBe(
    '<div><style>b{}</style><script>evil()</script><script nonce="guess">evil()</script></div><script>a()</script>',
  );
});

test('scripts wait behind everything that is seen', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/assets/a.js"/><style></style><link rel="modulepreload" href="/assets/b.js"/></head><body><p></p><script>a()</script><script type="module" async="">b()</script></body></html>';
  expect(withScriptsLast(html)).toBe(
    '<html><head><style></style></head><body><p></p><script>a()</script><script type="text/later">b()</script><link rel="later" fetchpriority="low" href="/assets/a.js"/><link rel="later" fetchpriority="low" href="/assets/b.js"/></body></html>',
  );
});
