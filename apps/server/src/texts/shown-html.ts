import { cleanHtml } from './clean-html.ts';

/** Texts that are remembered: those of some thousand pages. */
const most = 2000;

const cleaned = new Map<string, string>();

/**
 * HTML of the database as pages may show it. What people write is cleaned when it is saved; what came there another way (a restored
 * backup, an import, a program beside this one) is cleaned here, once a process.
 */
export function shownHtml(html: string): string {
  if (!html.includes('<')) return html;
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const [oldest] = cleaned.keys();
  if (cleaned.size >= most && oldest !== undefined) cleaned.delete(oldest);
  const result = cleanHtml(html);
  cleaned.set(html, result);
  return result;
}
