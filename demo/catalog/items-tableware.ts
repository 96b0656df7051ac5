import type { DemoItem } from '../types.ts';
import { deepPlates } from './items/deep-plates.ts';
import { farbwerk } from './items/farbwerk.ts';
import { flatPlates } from './items/flat-plates.ts';
import { servingPlatters } from './items/serving-platters.ts';

/** The further items of tableware, glassware, cutlery, buffet and bar. */
export const tablewareItems: DemoItem[] = [...farbwerk, ...flatPlates, ...deepPlates, ...servingPlatters];
