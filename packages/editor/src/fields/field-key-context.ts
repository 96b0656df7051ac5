import { createContext, use } from 'react';

const KeyContext = createContext<string | null>(null);

/** Says of which field of the document (`document/field-key.ts`) the controls inside are. */
export const FieldKeyProvider = KeyContext.Provider;

export function useFieldKey(): string {
  const key = use(KeyContext);
  if (key === null) throw new Error('A field was drawn without its key.');
  return key;
}
