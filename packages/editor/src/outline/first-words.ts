import type { Block } from '@mise/contract/content/block.ts';

/** What a block begins with, to tell it from others of its kind; '' where it has no words. */
export function firstWords({ content }: Block): string {
  const { text, alt } = Array.isArray(content) ? {} : content;
  const { title, htmlDescription } = (typeof text === 'object' && text !== null ? text : {}) as Record<string, unknown>;
  const words = [title, htmlDescription, alt].find((value) => typeof value === 'string' && value.trim() !== '');
  return String(words ?? '')
    .replace(/<[^>]*>/g, ' ')
    .slice(0, 80)
    .trim();
}
