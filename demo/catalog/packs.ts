/** Ids of units.ts. */
export const packs = { piece: 1, roll: 9, carton: 11, pack: 12, canister: 13, bottle: 14, bag: 15, crate: 16, tin: 17 };

const pieces = 1;
const pairs = 8;
const litres = 4;
const millilitres = 5;
const kilograms = 3;
const metres = 7;

/** Glasses of a bar. */
const crate = 25;

/** Glasses and plates come in these numbers, and what is packed in packs again comes by the carton. */
const cartons = [6, 12, 24];
const largePack = 600;
const smallestCanister = 5;

/** What so much of a unit is usually packed in; absent where the unit itself is sold. */
export function packOf(unitId: number, content: number): number | undefined {
  if (unitId === litres && content === 12) return packs.carton;
  if (unitId === litres) return content < smallestCanister ? packs.bottle : packs.canister;
  if (unitId === millilitres) return packs.bottle;
  if (unitId === kilograms) return packOfWeight(content);
  if (unitId === metres) return packs.roll;
  if (content === 1) return undefined;
  if (unitId === pieces && content === crate) return packs.crate;
  const isCarton = (unitId === pieces && cartons.includes(content)) || (unitId !== pairs && content >= largePack);
  return isCarton ? packs.carton : packs.pack;
}

function packOfWeight(content: number): number {
  if (content < 1) return packs.tin;
  return content < smallestCanister ? packs.carton : packs.canister;
}
