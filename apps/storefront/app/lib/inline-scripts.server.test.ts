import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, withoutMarks } from './inline-scripts.server.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the marked inline scripts of a document are allowed by hash, each once', () => {
  const html = `<script nonce="m">a()</script><script nonce="m" src="/x.js"></script><script nonce="m" type="module" async="">import "/y.js";
</script><script nonce="m">a()</script><script id="m" nonce="m" type="application/json">{"b":1}</script>`;
  expect(inlineScriptHashes(html, 'm')).toEqual([hashOf('a()'), hashOf('import "/y.js";\n')]);
});

test('a script that came in with a text is not', () => {
  const html = '<div><script>evil()</script><script nonce="guess">evil()</script></div><script nonce="m">a()</script>';
  expect(inlineScriptHashes(html, 'm')).toEqual([hashOf('a()')]);
  expect(withoutMarks(html, 'm')).toBe(
    '<div><script>evil()</script><script nonce="guess">evil()</script></div><script>a()</script>',
  );
});
