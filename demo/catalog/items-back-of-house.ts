import type { DemoItem } from '../types.ts';
import { pans } from './items/pans.ts';
import { pots } from './items/pots.ts';

/** The further items of kitchen, gastronorm, linen, hotel and cleaning. */
export const backOfHouseItems: DemoItem[] = [...pans, ...pots];
