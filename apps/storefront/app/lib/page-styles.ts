import type { OwnerColors } from '@mise/ui/theme/theme-css.ts';
import { createContext } from 'react';

/**
 * The rules of a document while it is rendered (`pageStyles`). They stand in it: a page is drawn as soon as it is there.
 * Nothing in the browser, which has them by then.
 */
export const PageStyles = createContext<(colors: OwnerColors | undefined) => string>(() => '');
