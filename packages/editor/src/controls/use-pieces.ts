import { type UIEvent, useState } from 'react';
import { isNearEnd, pieceSize } from './near-end.ts';

/** A long list that is drawn piece by piece while somebody scrolls. Another `key` (a search) begins at the top. */
export function usePieces<Entry>(
  entries: readonly Entry[],
  key: string,
): { shown: readonly Entry[]; scroll: (event: UIEvent<HTMLElement>) => void } {
  const [drawn, setDrawn] = useState({ key, count: pieceSize });
  const count = drawn.key === key ? drawn.count : pieceSize;

  function scroll({ currentTarget }: UIEvent<HTMLElement>): void {
    if (count < entries.length && isNearEnd(currentTarget)) setDrawn({ key, count: count + pieceSize });
  }

  return { shown: entries.slice(0, count), scroll };
}
