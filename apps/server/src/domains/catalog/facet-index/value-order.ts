/** What a name of a value measures: "GN 1/9" is a ninth, "0,5 l" half a litre, "40 × 60 cm" two lengths. */
type Measure = { dimension: string; sizes: number[] };

/** By unit: what it measures, and how many of the smallest of these it is. */
const units: Record<string, [dimension: string, factor: number]> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  g: ['weight', 1],
  kg: ['weight', 1000],
};

const number = String.raw`\d+(?:[.,]\d+)?`;
const pattern = new RegExp(
  `^(?:GN|Ø|ca\\.|bis|up to)?\\s*(${number})(?:/(\\d+))?((?:\\s*[×x]\\s*${number})*)\\s*([\\p{L}°%]*)`,
  'iu',
);

/** Null for a word. Numbers may have a comma or a point, neither groups digits. */
export function measureOf(name: string): Measure | null {
  const [, first = '', divisor, more = '', unit = ''] = pattern.exec(name) ?? [];
  if (first === '') return null;
  const [dimension, factor] = units[unit.toLowerCase()] ?? [unit.toLowerCase(), 1];
  const others = [...more.matchAll(new RegExp(number, 'g'))].map(([found]) => readNumber(found));
  return { dimension, sizes: [readNumber(first) / Number(divisor ?? 1), ...others].map((size) => size * factor) };
}

function readNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

type Named = { id: number; position: number; name: string };

/** Words in the owner's order, then what is measured, the smallest first: GN 1/9 before GN 1/6, 8 cm before 20 cm, 250 ml before 0,5 l. */
export function inValueOrder<Value extends Named>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, measure: measureOf(value.name) }))
    .sort((left, right) => compareMeasures(left.measure, right.measure) || comparePlaces(left.value, right.value))
    .map(({ value }) => value);
}

function compareMeasures(left: Measure | null, right: Measure | null): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  if (left.dimension !== right.dimension) return left.dimension < right.dimension ? -1 : 1;
  for (const [place, size] of left.sizes.entries()) {
    const difference = size - (right.sizes[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.sizes.length - right.sizes.length;
}

function comparePlaces(left: Named, right: Named): number {
  return left.position - right.position || left.id - right.id;
}
