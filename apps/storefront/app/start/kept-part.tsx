import { createContext, type ReactNode, use } from 'react';

/** The parts of one document that the server keeps (kept-parts.server.ts). */
export type KeptParts = {
  /** The place of a part in the document, and whether what stands there is known. */
  placeOf: (facts: readonly unknown[]) => { id: string; isKnown: boolean };
};

/** Nobody keeps parts in the browser, nor while the sources change. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

type KeptPartProps = {
  /** All that what is drawn depends on beside the language, as plain data; what is frozen is so with all that it holds. */
  facts: readonly unknown[];
  /**
   * One element. What it draws may name a `useId` of its own only where one that was named around it is among the facts: ids tell
   * where in a document they stood.
   */
  children: ReactNode;
};

/**
 * What looks the same in many documents, such as a product's card: the server draws it once and writes it into later documents as it
 * was. The browser sees no difference, and React takes it over like anything else.
 */
export const KeptPart = import.meta.env.SSR ? WrittenPart : DrawnPart;

function DrawnPart({ children }: KeptPartProps) {
  return children;
}

function WrittenPart({ facts, children }: KeptPartProps) {
  const parts = use(KeptPartsContext);
  if (parts === null) return children;
  const { id, isKnown } = parts.placeOf(facts);
  return <kept-part id={id}>{!isKnown && children}</kept-part>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Never sent: `piecesOf` takes it out of the document. */
      'kept-part': { id: string; children: ReactNode };
    }
  }
}
