import { toLines } from './typed-text.ts';
import { readUploadAddress } from './uploaded-file.ts';

/** What decides whether an answer to a question about an ordered line (an order property) does, and what it brings with it. */
export type AskedProperty = {
  id: number;
  /** `empty`: a checkbox. The answer to `file` is the address of an uploaded file (`uploaded-file.ts`). */
  valueType: 'empty' | 'text' | 'int' | 'float' | 'selection' | 'file';
  isRequired: boolean;
  isPreSelected: boolean;
  isMultiline: boolean;
  /** Of a text, in characters; null: `longestAnswer`. */
  maximumLength: number | null;
  /** Of a number, both included. */
  minimumValue: number | null;
  maximumValue: number | null;
  /** Ids of those that must be answered with it, as far as they are asked beside it. */
  requiredIds: readonly number[];
  /** `isNone`: who chooses it wants nothing of the kind ("no embroidery"). */
  selection: readonly { id: number; isNone?: boolean }[];
  /** Working days that it takes until the goods can leave. */
  leadTimeDays: number;
  /** Made as the buyer says, so that it cannot be given back (§ 312g BGB). */
  excludesReturn: boolean;
};

export type AnswerReason =
  | 'required'
  | 'together'
  | 'wholeNumber'
  | 'decimalNumber'
  | 'outOfRange'
  | 'tooLong'
  | 'oneLine'
  | 'invalid';

/** `because`: the question whose answer makes this one necessary. */
export type AnswerProblem = { reason: AnswerReason; because?: number };

/** Characters of an answer, where its question names no limit of its own. */
export const longestAnswer = 1000;

/** Values as they are kept, by id, and what is wrong with the others. */
export type CheckedAnswers = { values: Map<number, string>; problems: Map<number, AnswerProblem> };

/** A checkbox that must be on and is shown as on needs no answer: an article with only such may be added directly. */
export function isTakenForGranted({
  valueType,
  isRequired,
  isPreSelected,
}: Pick<AskedProperty, 'isRequired' | 'isPreSelected'> & { valueType: string }): boolean {
  return valueType === 'empty' && isRequired && isPreSelected;
}

/** Checks all answers of a line together: each by its type and limits, then what must be there, for itself or for another. */
export function checkAnswers(properties: readonly AskedProperty[], given: ReadonlyMap<number, string>): CheckedAnswers {
  const values = new Map<number, string>();
  const problems = new Map<number, AnswerProblem>();
  for (const property of properties) {
    const answer = readAnswer(property, given.get(property.id) ?? '');
    if ('reason' in answer) problems.set(property.id, answer);
    else if (answer.value !== '') values.set(property.id, answer.value);
  }
  for (const property of properties) {
    if (property.isRequired && !isAnswered(property.id)) problems.set(property.id, { reason: 'required' });
    if (!isWanted(property, values.get(property.id))) continue;
    for (const id of property.requiredIds) {
      const other = properties.find((each) => each.id === id);
      if (other && !problems.has(id) && !isWanted(other, values.get(id))) {
        problems.set(id, { reason: 'together', because: property.id });
      }
    }
  }
  return { values, problems };

  function isAnswered(id: number): boolean {
    return values.has(id) || problems.has(id);
  }
}

/** Working days that a line waits for what was asked for: the longest, since they are prepared side by side. */
export function finishingDaysOf(properties: readonly AskedProperty[], values: ReadonlyMap<number, string>): number {
  return Math.max(0, ...wanted(properties, values).map(({ leadTimeDays }) => leadTimeDays));
}

export function excludesReturn(properties: readonly AskedProperty[], values: ReadonlyMap<number, string>): boolean {
  return wanted(properties, values).some((property) => property.excludesReturn);
}

/** Whether an answer wants something: one that says "none" does not. */
export function isWanted({ selection }: Pick<AskedProperty, 'selection'>, value: string | undefined): boolean {
  return value !== undefined && !selection.some(({ id, isNone }) => isNone && String(id) === value);
}

/** Characters as a person counts them, not units of UTF-16; a line break is one. */
export function answerLength(answer: string): number {
  return [...answer.trim().normalize('NFC').replaceAll('\r\n', '\n')].length;
}

/** Those that the buyer wants something of: an answer, and not that nothing is to be done. */
export function wanted<Property extends AskedProperty>(
  properties: readonly Property[],
  values: ReadonlyMap<number, string>,
): Property[] {
  return properties.filter((property) => isWanted(property, values.get(property.id)));
}

/** The value as it is kept, '' for "not chosen". */
function readAnswer(property: AskedProperty, given: string): { value: string } | AnswerProblem {
  const answer = given.trim();
  if (isTakenForGranted(property)) return { value: 'true' };
  if (answer === '') return { value: '' };
  switch (property.valueType) {
    case 'empty':
      if (['true', '1', 'on'].includes(answer)) return { value: 'true' };
      return ['false', '0'].includes(answer) ? { value: '' } : { reason: 'invalid' };
    case 'text':
      return readText(property, answer);
    case 'int':
      return /^-?\d{1,9}$/.test(answer) ? withinLimits(property, Number(answer)) : { reason: 'wholeNumber' };
    case 'float':
      return /^-?\d{1,9}([.,]\d{1,4})?$/.test(answer)
        ? withinLimits(property, Number(answer.replace(',', '.')))
        : { reason: 'decimalNumber' };
    case 'selection':
      return property.selection.some(({ id }) => String(id) === answer) ? { value: answer } : { reason: 'invalid' };
    case 'file':
      return readUploadAddress(answer) ? { value: answer } : { reason: 'invalid' };
  }
}

function readText({ isMultiline, maximumLength }: AskedProperty, answer: string): { value: string } | AnswerProblem {
  // A break would stand on the article as it was typed: nobody but the buyer knows what to do without it.
  const lines = toLines(answer);
  if (!isMultiline && lines.includes('\n')) return { reason: 'oneLine' };
  return answerLength(lines) > (maximumLength ?? longestAnswer) ? { reason: 'tooLong' } : { value: lines };
}

function withinLimits({ minimumValue, maximumValue }: AskedProperty, value: number): { value: string } | AnswerProblem {
  const isWithin = value >= (minimumValue ?? value) && value <= (maximumValue ?? value);
  return isWithin ? { value: String(value) } : { reason: 'outOfRange' };
}
