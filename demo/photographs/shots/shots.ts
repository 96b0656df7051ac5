import { glasswareShots } from './glassware.ts';
import { hotelShots } from './hotel.ts';
import { kitchenShots } from './kitchen.ts';
import type { ShotTable } from './shot.ts';
import { storageShots } from './storage.ts';
import { tableShots } from './table.ts';
import { tablewareShots } from './tableware.ts';

/** Every photograph of an item that the photographer knows how to take. */
export const shots: ShotTable = {
  ...tablewareShots,
  ...glasswareShots,
  ...kitchenShots,
  ...tableShots,
  ...storageShots,
  ...hotelShots,
};
