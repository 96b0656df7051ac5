import { useMemo } from 'react';

/** For `dangerouslySetInnerHTML`. Another object with the same HTML would have React write the element anew. */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: html }), [html]);
}
