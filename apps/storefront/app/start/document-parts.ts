import { createContext } from 'react';
import type { Area } from '#app/i18n/areas.ts';
import type { OwnerLook } from './page-rules.server.ts';

/** What the server alone puts into a document while it renders it. The browser has it by then and knows nothing of it. */
type Parts = {
  /** Marks our own inline scripts and styles (`finishDocument`). */
  mark?: string;
  /** What stands for all rules of the document (`pageRules`): it is drawn as soon as it is there. */
  rulesFor: (look: OwnerLook | undefined) => string;
  /** The texts of the page as JSON, with "<" escaped. */
  messages: string;
  startScript: string;
  /** The catalogues of texts that it brings. */
  areas: readonly Area[];
  /** Nothing in it answers: it has no scripts. */
  isStatic: boolean;
};

export const DocumentParts = createContext<Parts>({
  rulesFor: () => '',
  messages: '',
  areas: [],
  startScript: '',
  isStatic: false,
});
