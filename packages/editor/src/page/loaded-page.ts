import { createContext, use } from 'react';

/** Whether the blocks around are those to edit; until they are there the page is drawn as it was sent. */
export const LoadedPage = createContext(false);

export function useIsPageLoaded(): boolean {
  return use(LoadedPage);
}
