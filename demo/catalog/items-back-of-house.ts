import type { DemoItem } from '../types.ts';
import { aprons } from './items/aprons.ts';
import { bakingItems } from './items/baking.ts';
import { bedLinen } from './items/bed-linen.ts';
import { cleaningAgents } from './items/cleaning-agents.ts';
import { clothNapkins } from './items/cloth-napkins.ts';
import { consumables } from './items/consumables.ts';
import { disposableLinen } from './items/disposable-linen.ts';
import { dosingConcentrates } from './items/dosing-concentrates.ts';
import { duvetsPillows } from './items/duvets-pillows.ts';
import { gnBaking } from './items/gn-baking.ts';
import { gnSteel } from './items/gn-steel.ts';
import { gnStorage } from './items/gn-storage.ts';
import { guestBathroom } from './items/guest-bathroom.ts';
import { guestRoom } from './items/guest-room.ts';
import { kitchenTools } from './items/kitchen-tools.ts';
import { knifeCare } from './items/knife-care.ts';
import { knives } from './items/knives.ts';
import { minibars } from './items/minibars.ts';
import { mixingMeasuring } from './items/mixing-measuring.ts';
import { pans } from './items/pans.ts';
import { pots } from './items/pots.ts';
import { spaTextiles } from './items/spa-textiles.ts';
import { tablecloths } from './items/tablecloths.ts';
import { warewashing } from './items/warewashing.ts';

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
  ...tablecloths,
  ...clothNapkins,
  ...disposableLinen,
  ...aprons,
  ...spaTextiles,
  ...bedLinen,
  ...duvetsPillows,
  ...guestBathroom,
  ...guestRoom,
  ...minibars,
  ...cleaningAgents,
  ...dosingConcentrates,
  ...warewashing,
  ...consumables,
];
