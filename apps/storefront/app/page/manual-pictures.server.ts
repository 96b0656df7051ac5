import type { Locale } from './locale.ts';

/** Made by scripts/build/picture-manual.ts, as the chapter and the language name them. */
const files = import.meta.glob<string>('./manual-pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** The editor as a chapter of the manual tells of it; undefined where words are enough. */
export function manualPicture(chapter: string, locale: Locale): string | undefined {
  return files[`./manual-pictures/${chapter}-${locale}.webp`];
}
