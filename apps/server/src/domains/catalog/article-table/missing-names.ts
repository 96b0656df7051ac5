import type { TableProblem } from './cell-problem.ts';
import { listOf, nameOf, readAttribute, splitCell } from './list-cell.ts';
import { meantBy } from './nearest.ts';
import type { ItemPlan } from './plan-items.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the table names and the shop does not have yet. Paths of categories with those above them, which come first. */
export type MissingNames = {
  manufacturers: Set<string>;
  categories: Set<string>;
  /** By attribute. */
  values: Map<string, Set<string>>;
  unitCodes: Set<string>;
  availabilityIds: Set<number>;
};

export function noNames(): MissingNames {
  return {
    manufacturers: new Set(),
    categories: new Set(),
    values: new Map(),
    unitCodes: new Set(),
    availabilityIds: new Set(),
  };
}

/** Adds what the plans miss; where it is not to be made, typing errors shall not become categories: it is a problem. */
export function collectMissing(
  missing: MissingNames,
  plans: readonly ItemPlan[],
  { vocabulary, problems, makesNames }: { vocabulary: Vocabulary; problems: TableProblem[]; makesNames: boolean },
): void {
  const miss = (line: number, heading: string, what: string, known: Iterable<string>) => {
    if (makesNames) return;
    problems.push({ line, heading, reason: `there is no "${what}" yet (--make-names)${meantBy(what, known)}` });
  };
  for (const { line, changed, articles } of plans) {
    const { manufacturer } = changed;
    const makers = vocabulary.manufacturers.map(({ name }) => name);
    if (manufacturer && !makers.includes(manufacturer)) {
      if (!missing.manufacturers.has(manufacturer)) miss(line, 'manufacturer', manufacturer, makers);
      missing.manufacturers.add(manufacturer);
    }
    for (const path of listOf(changed.categories ?? ''))
      missCategory(missing, path, { vocabulary, line, problems, miss });
    for (const article of articles) missOfArticle(missing, article, { vocabulary, miss });
  }
}

type Miss = (line: number, heading: string, what: string, known: Iterable<string>) => void;

function missCategory(
  missing: MissingNames,
  path: string,
  { vocabulary, line, problems, miss }: { vocabulary: Vocabulary; line: number; problems: TableProblem[]; miss: Miss },
): void {
  const { categoriesByPath } = vocabulary;
  const found = categoriesByPath.get(path);
  if (found && !found.some(({ type }) => type === 'item'))
    problems.push({ line, heading: 'categories', reason: `"${path}" is a page of contents, which lists no items` });
  if (found) return;
  if (!missing.categories.has(path)) miss(line, 'categories', path, categoriesByPath.keys());
  const names = splitCell(path, '>');
  for (let depth = 1; depth <= names.length; depth += 1) {
    const above = names.slice(0, depth).join(' > ');
    if (!categoriesByPath.has(above)) missing.categories.add(above);
  }
}

function missOfArticle(
  missing: MissingNames,
  { line, changed }: ItemPlan['articles'][number],
  { vocabulary, miss }: { vocabulary: Vocabulary; miss: Miss },
): void {
  for (const part of listOf(changed.attributes ?? '')) {
    const { attribute = '', value = '' } = readAttribute(part) ?? {};
    const known = vocabulary.attributes.find(({ name }) => name === attribute);
    if (known?.values.some(({ name }) => name === value)) continue;
    const values = missing.values.get(attribute) ?? new Set();
    const parts = known ? known.values.map(({ name }) => `${attribute}: ${name}`) : [];
    const isNew = !values.has(value);
    const names = vocabulary.attributes.map(({ name }) => name);
    if (isNew && known) miss(line, 'attributes', nameOf(part), parts);
    if (isNew && !known) miss(line, 'attributes', attribute, names);
    missing.values.set(attribute, values.add(value));
  }
  for (const name of [changed.unit, changed['pack unit']]) {
    const unit = vocabulary.units.find((each) => each.name === name);
    if (unit && !unit.isThere) missing.unitCodes.add(unit.code);
  }
  const availability = vocabulary.availabilities.find(({ name }) => name === changed.availability);
  if (availability && !availability.isThere) missing.availabilityIds.add(availability.id);
}

/** The names for people to read. */
export function namesIn({ manufacturers, categories, values, unitCodes, availabilityIds }: MissingNames): string[] {
  return [
    ...[...manufacturers].map((name) => `manufacturer ${name}`),
    ...[...categories].map((path) => `category ${path}`),
    ...[...values].flatMap(([attribute, named]) => [...named].map((value) => `attribute ${attribute}: ${value}`)),
    ...[...unitCodes].map((code) => `unit ${code}`),
    ...[...availabilityIds].map((id) => `availability ${id}`),
  ];
}
