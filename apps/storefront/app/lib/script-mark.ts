import { createContext } from 'react';

/** What marks our own inline scripts and styles while a document is rendered (`inlineHashes`); nothing in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
