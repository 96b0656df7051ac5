import { createHash } from 'node:crypto';

/** In which the hashes go from the renderer to the process; it never leaves it. */
export const scriptHashesHeader = 'x-script-hashes';

const scriptElement = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/**
 * Sources of a policy for the inline scripts of a document that carry the mark: those of the router and of our own root. A
 * script in a text of the owner or of a customer cannot know it. Data blocks (JSON) are no scripts.
 */
export function inlineScriptHashes(html: string, mark: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(scriptElement)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (!attributes.includes(` nonce="${mark}"`)) continue;
    if (/\ssrc=/.test(attributes) || /\stype="application\/(?:ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** The document without its marks: kept and sent to many, a mark would be known to all. */
export function withoutMarks(html: string, mark: string): string {
  return html.replaceAll(` nonce="${mark}"`, '');
}
