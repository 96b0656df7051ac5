import { buffet } from './families/buffet.ts';
import { care } from './families/care.ts';
import { containers } from './families/containers.ts';
import { cookware } from './families/cookware.ts';
import { cups } from './families/cups.ts';
import { cutlery } from './families/cutlery.ts';
import { glasses } from './families/glasses.ts';
import { linen } from './families/linen.ts';
import { paper } from './families/paper.ts';
import { plates } from './families/plates.ts';
import { table } from './families/table.ts';
import type { Family } from './view.ts';

/** Every thing that can be drawn, by name. */
export const families: Record<string, Family> = {
  ...plates,
  ...cups,
  ...glasses,
  ...cutlery,
  ...cookware,
  ...containers,
  ...buffet,
  ...table,
  ...linen,
  ...paper,
  ...care,
};
