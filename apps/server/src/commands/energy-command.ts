import { readFile } from 'node:fs/promises';
import { type EnergyClass, type EnergyRating, energyClasses, isEnergyRating } from '@mise/rules/energy-class.ts';
import type { Database } from '../db/database.ts';
import { changeEnergyLabel, type LabeledArticle, readEnergyLabel } from '../domains/catalog/change-energy-label.ts';
import { PictureError } from '../domains/media/picture-error.ts';
import { pictureProblems } from '../domains/media/picture-problems.ts';
import { examinePicture } from '../domains/media/pictures-apart.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export type EnergyTask = { number: string; change: 'none' | { rating: EnergyRating; file: string | null } | null };

export const energyUsage = `  energy <article number>                                 the energy label of the article
  energy <article number> F --label <picture>             its class on a scale from A to G, and the label as its maker gives it out
      --scale A+++-D                                      where the label was not rescaled yet
  energy <article number> none                            it needs none

The arrow stands beside every price of the article and opens the label; SVG, PNG, JPEG, WebP or AVIF. The picture stays where no other is
given. Its product information sheet: npm run shop -- sheet <article number> add energy <file.pdf> --language de.`;

/** Reads the words after `energy`. Throws a StartError that says what is expected. */
export function readEnergyTask([number, first, ...options]: readonly string[]): EnergyTask {
  if (number === undefined || number.startsWith('--')) throw wrong();
  if (first === undefined) return { number, change: null };
  if (first === 'none' && options.length === 0) return { number, change: 'none' };
  const { scale = 'A-G', label = null } = readOptions(options);
  const [best, worst, ...more] = scale.split('-').map(readClass);
  const efficiencyClass = readClass(first);
  if (best === undefined || worst === undefined || more.length > 0) throw wrong();
  const rating = { efficiencyClass, best, worst };
  if (!isEnergyRating(rating)) throw new StartError(`No label from ${best} to ${worst} has the class ${first}.`);
  return { number, change: { rating, file: label } };
}

function readOptions(options: readonly string[]): { scale?: string; label?: string } {
  const read: { scale?: string; label?: string } = {};
  for (let at = 0; at < options.length; at += 2) {
    const [name, value = ''] = options.slice(at, at + 2);
    const field = name === '--scale' ? 'scale' : 'label';
    if ((name !== '--scale' && name !== '--label') || value === '' || field in read) throw wrong();
    read[field] = value;
  }
  return read;
}

function readClass(text: string): EnergyClass {
  const known = energyClasses.find((one) => one === text.toUpperCase());
  if (!known) throw new StartError(`"${text}" is no energy class: ${energyClasses.join(', ')}.`);
  return known;
}

function wrong(): StartError {
  return new StartError(`It is one of:\n\n${energyUsage}`);
}

/** Every process of the shop shows it at once, and what was changed stands among what operators did. */
export async function runEnergyTask(db: Database, { number, change }: EnergyTask, say: Say): Promise<void> {
  const file = typeof change === 'object' ? change?.file : null;
  const picture = file ? { name: number, picture: await readLabel(file) } : undefined;
  await db.transaction(async (tx) => {
    const before = await articleOf(tx, number);
    if (change === null) return;
    if (change !== 'none' && !picture && !before.label)
      throw new StartError(`The article ${number} has no picture of its label yet: --label <picture>.`);
    await changeEnergyLabel(
      { db: tx },
      before,
      change === 'none' ? null : { rating: change.rating, ...(picture && { picture }) },
    );
    const after = await articleOf(tx, number);
    if (JSON.stringify(before.label) === JSON.stringify(after.label)) return;
    await recordCommand(tx, {
      operation: 'command.energy',
      now: new Date(),
      subject: { kind: 'item', id: before.itemId },
      change: { before: { number, ...before.label }, after: { number, ...after.label } },
    });
  });
  const { label } = await articleOf(db, number);
  say(
    label ? `Class ${label.efficiencyClass}, from ${label.best} to ${label.worst}: ${label.url}` : 'No energy label.',
  );
}

async function articleOf(db: Parameters<typeof readEnergyLabel>[0]['db'], number: string): Promise<LabeledArticle> {
  const found = await readEnergyLabel({ db }, number);
  if (!found) throw new StartError(`There is no article with the number ${number}.`);
  return found;
}

async function readLabel(file: string) {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read.`, { cause: error });
  });
  return examinePicture(bytes).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new StartError(`${file} ${pictureProblems[error.problem]}.`, { cause: error });
  });
}
