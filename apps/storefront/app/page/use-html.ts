import { useMemo } from 'react';

/** For `dangerouslySetInnerHTML`. Another object with the same HTML would have React write the element anew. */
export function useHtml(html: string, change?: (html: string) => string): { __html: string } {
  return useMemo(() => ({ __html: change ? change(html) : html }), [html, change]);
}
