import type { DemoItem } from '../types.ts';

type Fact = NonNullable<DemoItem['properties']>[number];

/** A descriptive property (property-groups.ts) of an item; numbers are written alike in both languages. */
export function fact(propertyId: number, de: string, en = de): Fact {
  return { propertyId, value: { de, en } };
}

export const hardPorcelain = fact(1, 'Hartporzellan', 'Hard porcelain');
export const stoneware = fact(1, 'Steinzeug', 'Stoneware');
export const crystalGlass = fact(1, 'Kristallglas, bleifrei', 'Crystal glass, lead-free');
export const sodaLimeGlass = fact(1, 'Natron-Kalk-Glas', 'Soda-lime glass');
export const toughenedGlass = fact(1, 'Gehärtetes Glas', 'Toughened glass');
export const dishwasherSafe = fact(2, 'Ja', 'Yes');
export const dishwasherSafeTo70 = fact(2, 'Ja, bis 70 °C', 'Yes, to 70 °C');
export const glasswasherOnly = fact(2, 'Gläserspülprogramm', 'Glass programme');
export const washedByHand = fact(2, 'Nein', 'No');
export const microwaveSafe = fact(3, 'Ja', 'Yes');
export const notForMicrowaves = fact(3, 'Nein', 'No');
/** Categories of ElektroG § 2; large is what is longer than 50 cm. */
export const smallAppliance = fact(25, 'Kleingerät, Kategorie 5', 'Small equipment, category 5');
export const largeAppliance = fact(25, 'Großgerät, Kategorie 4', 'Large equipment, category 4');

export const stackable = fact(11, 'Ja', 'Yes');
