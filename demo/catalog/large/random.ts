/** Numbers that look random and are always the same for the same seed. */
export type Random = {
  /** A whole number from `minimum` to `maximum`. */
  integer: (minimum: number, maximum: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** Whether something that happens to `percent` of all happens. */
  chance: (percent: number) => boolean;
};

/** The generator "mulberry32" on a scrambled seed, so that neighbors have nothing in common. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const integer = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1));
  return {
    integer,
    pick: <Value>(values: readonly Value[]) => {
      const value = values[integer(0, values.length - 1)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
