import type { OwnerColors } from '@mise/ui/theme/theme-css.ts';
import { createContext } from 'react';

/** What the server alone puts into a document while it renders it. The browser has it by then and knows nothing of it. */
type Parts = {
  /** Marks our own inline scripts and styles (`inlineHashes`). */
  mark?: string;
  /** All rules of the document (`pageStyles`): it is drawn as soon as it is there. */
  stylesFor: (colors: OwnerColors | undefined) => string;
  startScript: string;
  /** Nothing in it answers: it has no scripts. */
  isStatic: boolean;
};

export const DocumentParts = createContext<Parts>({ stylesFor: () => '', startScript: '', isStatic: false });
