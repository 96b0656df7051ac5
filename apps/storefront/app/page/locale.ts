import type { Language } from '@mise/rules/languages.ts';

/** What a page calls the language of its address. */
export type Locale = Language;
