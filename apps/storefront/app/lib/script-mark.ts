import { createContext } from 'react';

/** What marks our own inline scripts while a document is rendered (`inlineScriptHashes`); nothing in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
