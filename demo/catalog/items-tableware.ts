import type { DemoItem } from '../types.ts';
import { barTools } from './items/bar-tools.ts';
import { buffetDisplay } from './items/buffet-display.ts';
import { carafesAndPitchers } from './items/carafes-and-pitchers.ts';
import { cocktailGlasses } from './items/cocktail-glasses.ts';
import { coffeeCups } from './items/coffee-cups.ts';
import { deepPlates } from './items/deep-plates.ts';
import { draughtGlasses } from './items/draught-glasses.ts';
import { drinkingMugs } from './items/drinking-mugs.ts';
import { factoryOutlet } from './items/factory-outlet.ts';
import { farbwerk } from './items/farbwerk.ts';
import { fineStemware } from './items/fine-stemware.ts';
import { flatPlates } from './items/flat-plates.ts';
import { foodService } from './items/food-service.ts';
import { jugsAndTeapots } from './items/jugs-and-teapots.ts';
import { melamineItems } from './items/melamine.ts';
import { montrive } from './items/montrive.ts';
import { nordhafen } from './items/nordhafen.ts';
import { servingCutlery } from './items/serving-cutlery.ts';
import { servingPlatters } from './items/serving-platters.ts';
import { smallBowls } from './items/small-bowls.ts';
import { specialCutlery } from './items/special-cutlery.ts';
import { tableAccessories } from './items/table-accessories.ts';
import { tableCutlery } from './items/table-cutlery.ts';
import { waterGlasses } from './items/water-glasses.ts';

/** The further items of tableware, glassware, cutlery, buffet and bar. */
export const tablewareItems: DemoItem[] = [
  ...farbwerk,
  ...flatPlates,
  ...deepPlates,
  ...servingPlatters,
  ...smallBowls,
  ...coffeeCups,
  ...drinkingMugs,
  ...jugsAndTeapots,
  ...melamineItems,
  ...montrive,
  ...fineStemware,
  ...draughtGlasses,
  ...cocktailGlasses,
  ...waterGlasses,
  ...carafesAndPitchers,
  ...tableCutlery,
  ...nordhafen,
  ...specialCutlery,
  ...servingCutlery,
  ...foodService,
  ...buffetDisplay,
  ...barTools,
  ...tableAccessories,
  ...factoryOutlet,
];
