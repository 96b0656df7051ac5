import { SettingError, settingNames } from './config.ts';

/** Other programs have short names in the environment too (HOME is no HOST): those are compared only in the file. */
const shortestInEnvironment = 6;

/**
 * Refuses a name that is no setting and looks like one: who writes RATE_LIMT would run a shop without that limit and not know.
 * Throws a SettingError that says which is meant.
 */
export function refuseMisspelled(names: { inFile: readonly string[]; inEnvironment: readonly string[] }): void {
  const longEnough = names.inEnvironment.filter((name) => name.length >= shortestInEnvironment);
  for (const name of [...names.inFile, ...longEnough]) {
    const meant = settingNames.includes(name) ? undefined : nearestSetting(name);
    if (meant) throw new SettingError(name, `there is no such setting; did you mean ${meant}?`);
  }
}

/** The setting that a name differs from by a third of its letters at most, and by no more than two. */
function nearestSetting(name: string): string | undefined {
  const near = settingNames
    .map((setting) => ({ setting, edits: editsBetween(name.toUpperCase(), setting) }))
    .filter(({ setting, edits }) => edits <= Math.min(2, setting.length / 3));
  return near.sort((one, other) => one.edits - other.edits)[0]?.setting;
}

/** How many letters are to be added, left out or changed, or neighbors swapped, to make one word of another. */
function editsBetween(from: string, to: string): number {
  // One row for each beginning of `from`: the edits that make each beginning of `to` of it.
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = at(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped));
    }
    [before, row] = [row, next];
  }
  return at(row, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
