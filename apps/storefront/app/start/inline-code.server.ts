import { createHash } from 'node:crypto';
import { laterLink, laterScript } from './early-signs.ts';

/** In which the hashes go from the renderer to the process; they never leave it. */
export const scriptHashesHeader = 'x-script-hashes';
export const styleHashesHeader = 'x-style-hashes';

const inlineElement = /<(?<name>script|style)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/\k<name>>/g;

/** Sources of a content security policy, such as 'sha256-…'. */
type InlineHashes = { scripts: string[]; styles: string[] };

/**
 * Sources of a policy for the inline scripts and styles of a document that carry the mark: those of the router and of our own
 * root. One in a text of the owner or of a customer cannot know it. Data blocks (JSON) are no scripts.
 */
export function inlineHashes(html: string, mark: string): InlineHashes {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { groups } of html.matchAll(inlineElement)) {
    const { name, attributes = '', code = '' } = groups ?? {};
    if (!attributes.includes(` nonce="${mark}"`)) continue;
    if (/\ssrc=/.test(attributes) || /\stype="application\/(?:ld\+)?json"/.test(attributes)) continue;
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    hashes[name === 'style' ? 'style' : 'script'].add(hash);
  }
  return { scripts: [...hashes.script], styles: [...hashes.style] };
}

const modulePreload = /<link rel="modulepreload" (href="\/assets\/[^>]*>)/g;
const moduleScript = '<script type="module" async="">';

/**
 * The document with its scripts as what waits for `startScript`, behind everything that is seen: React gives what announces
 * them no other place than the head.
 */
export function withScriptsLast(html: string): string {
  const announced: string[] = [];
  const others = html.replace(modulePreload, (_link, rest) => {
    announced.push(`<link rel="${laterLink}" fetchpriority="low" ${rest}`);
    return '';
  });
  const end = others.lastIndexOf('</body>');
  return (others.slice(0, end) + announced.join('') + others.slice(end)).replace(
    moduleScript,
    `<script type="${laterScript}">`,
  );
}

/** The document without its marks: kept and sent to many, a mark would be known to all. */
export function withoutMarks(html: string, mark: string): string {
  return html.replaceAll(` nonce="${mark}"`, '');
}
