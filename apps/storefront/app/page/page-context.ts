import type { I18n } from '@lingui/core';
import type { Client } from '@mise/contract/client.ts';
import { createContext } from 'react-router';
import type { Area } from '../i18n/areas.ts';
import type { Locale } from './locale.ts';

/** What every loader works with. Loaders call operations; they know no request headers, cookies or database. */
export type Page = {
  /** The operations, in the process, in the language of the page and for the visitor of the request. */
  client: Client;
  locale: Locale;
  /** The texts of the page, for titles and descriptions. */
  i18n: I18n;
  /** Public origin of the shop, for canonical addresses. */
  origin: string;
  /** Files of a module that the page loads by `import()`, to be named in the head of the document. */
  chunksOf: (source: string) => string[];
  /** The catalogues that those come from. */
  areas: readonly Area[];
  /** A document without scripts. */
  isStatic: boolean;
  /** The page comes with the editor: who asks is an operator. */
  isEdited: boolean;
  /** Too many pages were asked for: no loader runs. */
  isRefused: boolean;
  /** Takes failures, not refusals: the log of the process, with the id of the request. */
  logError: (error: unknown) => void;
};

export const pageContext = createContext<Page>();
