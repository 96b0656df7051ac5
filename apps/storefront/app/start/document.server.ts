import { createHash } from 'node:crypto';
import { laterLink, laterScript } from './early-input.ts';
import type { PageRules } from './page-rules.server.ts';

/** A document as it goes out, and the sources of its content security policy: 'sha256-…', parted by spaces. */
export type FinishedDocument = { body: Buffer; scriptHashes: string; styleHashes: string };

type Rendered = {
  html: string;
  /** Our own inline scripts and styles carry it as nonce. */
  mark: string;
  /** Stand where `html` has `rulesPlace(mark)`. */
  rules: PageRules;
  /** The body with the parts that are kept. */
  piecesOf: (html: string) => (string | Buffer)[];
  /** The loader data as JSON (`encodeData`); a document without scripts leaves it out. */
  data: string;
};

/** What a document is rendered with in place of its rules, which are the same bytes in all of them. */
export function rulesPlace(mark: string): string {
  return `/*${mark}*/`;
}

/**
 * Puts together what a browser is sent: the rendered document (from `<html>` on) with its rules, its scripts behind everything that is seen, the
 * loader data at the end, no marks (a cached document goes to many visitors, who would all know them). What must be looked at piece by piece
 * stands in the head and from the first mark of the body on; what lies between is left alone.
 */
export function finishDocument({ html, mark, rules, data, piecesOf }: Rendered): FinishedDocument {
  const headEnd = html.indexOf('</head>');
  const firstMark = html.indexOf(nonceOf(mark), headEnd);
  const tailStart = firstMark < 0 ? html.lastIndexOf('</body>') : html.lastIndexOf('<', firstMark);
  const head = html.slice(0, headEnd);
  const tail = html.slice(tailStart);

  const codes = [...inlineScripts(head, mark), ...inlineScripts(tail, mark)];
  const scripts = new Set(codes.map(hashOfKnown));
  const { preloads, rest } = takePreloads(withoutMarks(head, mark));
  const [beforeRules = '', afterRules = ''] = rest.split(rulesPlace(mark));
  const end = [waitingScripts(withoutMarks(tail, mark)), preloads];
  if (codes.some((code) => code.startsWith(routerState))) {
    const code = dataScript(data);
    scripts.add(hashOf(code));
    end.push(`<script>${code}</script>`);
  }
  const body = joined([
    doctype,
    beforeRules,
    rules.bytes,
    afterRules,
    ...piecesOf(html.slice(headEnd, tailStart)),
    atEndOfBody(end),
  ]);
  return { body, scriptHashes: [...scripts].join(' '), styleHashes: rules.hash };
}

const doctype = '<!DOCTYPE html>';

/** Longer than ordinary documents. Nothing waits while one is written. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);
/** What a unit of a text takes at most. */
const bytesOfUnit = 3;

/** Each part is written behind the other at once: put together as one text before, or measured first, all would be gone over once more. */
function joined(parts: readonly (string | Buffer)[]): Buffer {
  const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? bytesOfUnit : 1), 0);
  const whole = most <= scratch.length ? scratch : Buffer.allocUnsafeSlow(most);
  let length = 0;
  for (const part of parts) {
    length += typeof part === 'string' ? whole.write(part, length) : part.copy(whole, length);
  }
  return Buffer.from(whole.subarray(0, length));
}

/** Where the router's client finds what its document brought; `<Scripts />` begins with it. */
const routerState = 'window.__reactRouterContext';

/**
 * What React Router's own document gives its client in pieces, as one: the data is whole before anything is rendered. As a value, of which the
 * browser makes the text: within a text each quotation mark would be two signs.
 */
function dataScript(data: string): string {
  const stream = `${routerState}.streamController`;
  return `${stream}.enqueue(JSON.stringify(${escapeForScript(data)})+"\\n");${stream}.close();`;
}

const dangerous = /[<>&\u2028\u2029]/g;

function escapeForScript(json: string): string {
  return json.replace(dangerous, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/**
 * The marked inline scripts: those of the router and of our own root. One in a text of the owner or of a customer cannot know
 * the mark. Data blocks (JSON) are no scripts.
 */
function inlineScripts(html: string, mark: string): string[] {
  const codes: string[] = [];
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (!attributes.includes(nonceOf(mark))) continue;
    if (/\ssrc=/.test(attributes) || /\stype="application\/(?:ld\+)?json"/.test(attributes)) continue;
    codes.push(code);
  }
  return codes;
}

const knownHashes = new Map<string, string>();

/** Scripts of the router and of the root are the same in every document of a route, whatever it shows. */
function hashOfKnown(code: string): string {
  const known = knownHashes.get(code) ?? hashOf(code);
  knownHashes.set(code, known);
  return known;
}

/** A source of a content security policy. */
export function hashOf(code: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const modulePreload = /<link rel="modulepreload" (href="\/assets\/[^>]*>)/g;

/** React puts preloads of scripts into the head; as links that mean nothing they wait for `startScript` instead. */
function takePreloads(head: string): { preloads: string; rest: string } {
  let preloads = '';
  const rest = head.replace(modulePreload, (_link, parts) => {
    preloads += `<link rel="${laterLink}" fetchpriority="low" ${parts}`;
    return '';
  });
  return { preloads, rest };
}

function waitingScripts(tail: string): string {
  return tail.replace('<script type="module" async="">', `<script type="${laterScript}">`);
}

function atEndOfBody([tail = '', ...more]: string[]): string {
  const end = tail.lastIndexOf('</body>');
  return tail.slice(0, end) + more.join('') + tail.slice(end);
}

function nonceOf(mark: string): string {
  return ` nonce="${mark}"`;
}

function withoutMarks(html: string, mark: string): string {
  return html.replaceAll(nonceOf(mark), '');
}
