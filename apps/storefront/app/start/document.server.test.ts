import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishDocument, rulesPlace } from './document.server.ts';
import { createPartStore } from './kept-parts.server.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const rules = { bytes: Buffer.from('a{content:"ä"}'), hash: hashOf('a{content:"ä"}') };
const dataOf = (json: string) =>
  `window.__reactRouterContext.streamController.enqueue(JSON.stringify(${json})+"\\n");window.__reactRouterContext.streamController.close();`;

function finish(page: { head?: string; body?: string; tail?: string; data?: string }) {
  const { head = '', body = '', tail = '', data = '[1]' } = page;
  const html = `<html><head>${head}<style nonce="m">${rulesPlace('m')}</style></head><body>${body}<script nonce="m">${context}</script>${tail}</body></html>`;
  const document = finishDocument({ html, mark: 'm', rules, data, piecesOf });
  return { ...document, text: document.body.toString() };
}

const { piecesOf } = createPartStore()({ mark: 'm', language: 'de' });
const context = 'window.__reactRouterContext = {};';
const style = `<style>${rules.bytes}</style>`;
const routerScript = `<script>${context}</script>`;

test('the marked inline scripts and the rules of a document are allowed by hash, each once', () => {
  const { text, scriptHashes, styleHashes } = finish({
    head: '<script nonce="m">a()</script><script nonce="m" src="/x.js"></script>',
    tail: '<script nonce="m" type="module" async="">import "/y.js";\n</script><script nonce="m">a()</script>',
  });
  expect(scriptHashes.split(' ')).toEqual(['a()', context, 'import "/y.js";\n', dataOf('[1]')].map(hashOf));
  expect(styleHashes).toBe(rules.hash);
  expect(text).toBe(
    `<!DOCTYPE html><html><head><script>a()</script><script src="/x.js"></script>${style}</head><body>${routerScript}<script type="text/later">import "/y.js";\n</script><script>a()</script><script>${dataOf('[1]')}</script></body></html>`,
  );
});

test('one that came in with a text is not', () => {
  const foreign = '<script>evil()</script><script nonce="guess">evil()</script><style>b{}</style>';
  const { text, scriptHashes } = finish({ head: foreign, body: foreign });
  expect(scriptHashes.split(' ')).toEqual([context, dataOf('[1]')].map(hashOf));
  expect(text).toContain(`<body>${foreign}${routerScript}`);
});

test('scripts wait behind everything that is seen', () => {
  const { text } = finish({
    head: '<link rel="modulepreload" href="/assets/a.js" nonce="m"/><meta name="b"/><link rel="modulepreload" href="/assets/b.js"/>',
    body: '<p></p>',
  });
  expect(text).toContain(`<head><meta name="b"/>${style}</head><body><p></p>`);
  expect(text).toContain(
    `${routerScript}<link rel="later" fetchpriority="low" href="/assets/a.js"/><link rel="later" fetchpriority="low" href="/assets/b.js"/><script>`,
  );
});

test('nothing in the data ends its script', () => {
  const { text } = finish({ data: '["</script><!--\u2028&"]' });
  const code = dataOf('["\\u003c/script\\u003e\\u003c!--\\u2028\\u0026"]');
  expect(text).toContain(`<script>${code}</script></body>`);
});

test('a document without scripts of the router has no data either; a script of its own counts', () => {
  const html = (body: string) =>
    `<html><head><style nonce="m">${rulesPlace('m')}</style></head><body>${body}</body></html>`;
  const finished = (body: string) => {
    const document = finishDocument({ html: html(body), mark: 'm', rules, data: '[1]', piecesOf });
    return [document.body.toString(), document.scriptHashes];
  };
  const whole = (body: string) => `<!DOCTYPE html><html><head>${style}</head><body>${body}</body></html>`;
  expect(finished('<p></p>')).toEqual([whole('<p></p>'), '']);
  expect(finished('<p></p><script nonce="m">a()</script><i></i>')).toEqual([
    whole('<p></p><script>a()</script><i></i>'),
    hashOf('a()'),
  ]);
});

test('a document of any length and any letters is whole', () => {
  for (const letters of ['a', 'ä', '€', '𝄞']) {
    const body = letters.repeat(400_000);
    expect(finish({ body }).text).toContain(`<body>${body}<script>`);
  }
});
