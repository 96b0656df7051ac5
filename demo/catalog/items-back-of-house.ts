import type { DemoItem } from '../types.ts';
import { gnBaking } from './items/gn-baking.ts';
import { gnSteel } from './items/gn-steel.ts';
import { gnStorage } from './items/gn-storage.ts';
import { pans } from './items/pans.ts';
import { pots } from './items/pots.ts';

/** The further items of kitchen, gastronorm, linen, hotel and cleaning. */
export const backOfHouseItems: DemoItem[] = [...pans, ...pots, ...gnSteel, ...gnStorage, ...gnBaking];
