import { type PageDeclaration, pages } from '../pages.ts';

/** What the browser has to know of a page before it goes there. */
export type BrowserPage = Pick<PageDeclaration, 'texts'> & {
  /** Its policy is not that of other documents. */
  isDocument?: true;
};

/**
 * By path, where there is something to know. A build writes down the value of this and leaves the declarations out
 * (vite/write-values.ts).
 */
export const browserPages: Readonly<Record<string, BrowserPage>> = Object.fromEntries(
  Object.values(pages)
    .filter(({ texts, policy }) => texts.length > 0 || policy)
    .map(({ path, texts, policy }) => [path, { texts, ...(policy && { isDocument: true }) }]),
);
