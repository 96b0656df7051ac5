import type { DemoItem } from '../types.ts';
import { bakingItems } from './items/baking.ts';
import { gnBaking } from './items/gn-baking.ts';
import { gnSteel } from './items/gn-steel.ts';
import { gnStorage } from './items/gn-storage.ts';
import { kitchenTools } from './items/kitchen-tools.ts';
import { knifeCare } from './items/knife-care.ts';
import { knives } from './items/knives.ts';
import { mixingMeasuring } from './items/mixing-measuring.ts';
import { pans } from './items/pans.ts';
import { pots } from './items/pots.ts';

/** The further items of kitchen, gastronorm, linen, hotel and cleaning. */
export const backOfHouseItems: DemoItem[] = [
  ...pans,
  ...pots,
  ...gnSteel,
  ...gnStorage,
  ...gnBaking,
  ...knives,
  ...knifeCare,
  ...kitchenTools,
  ...mixingMeasuring,
  ...bakingItems,
];
