import type { Input } from '@mise/contract/client.ts';
import type { UnitAmount } from '@mise/rules/money.ts';
import {
  type AnswerProblem as CheckedProblem,
  checkAnswers,
  excludesReturn,
  finishingDaysOf,
  isTakenForGranted,
  wanted,
} from '@mise/rules/order-answers.ts';
import type { ProductQuestion } from './product-questions.ts';

/** Question id -> what was typed or chosen; a checkbox that is on is 'true'. */
export type Answers = Readonly<Record<number, string>>;

/** Why an answer does not do; the page shows the message `question.{reason}`. Only the shop says `refused`, a file on its way is `sending`. */
export type AnswerProblem = CheckedProblem | { reason: 'refused' | 'sending'; because?: undefined };

export function initialAnswers(questions: readonly ProductQuestion[]): Answers {
  const preSelected = questions.filter(({ valueType, isPreSelected }) => valueType === 'empty' && isPreSelected);
  return Object.fromEntries(preSelected.map(({ id }) => [id, 'true']));
}

/** Problems by question id; none where all can be ordered. */
export function problemsOf(questions: readonly ProductQuestion[], answers: Answers): Record<number, AnswerProblem> {
  return Object.fromEntries(checkAnswers(questions, toMap(answers)).problems);
}

/** What answers come to: for the price, for the delivery, for giving it back. */
export type AnswersOutcome = {
  surcharges: ReturnType<typeof surchargesOf>;
  finishing: ReturnType<typeof finishingOf>;
  /** The questions that something is wanted of: what finishing takes depends on them. */
  wantedIds: number[];
};

export function outcomeOf(questions: readonly ProductQuestion[], answers: Answers): AnswersOutcome {
  return {
    surcharges: surchargesOf(questions, answers),
    finishing: finishingOf(questions, answers),
    wantedIds: wantedIds(questions, answers),
  };
}

/** What making it as the buyer wants it means: working days until it can leave, and whether it can be given back. */
export function finishingOf(
  questions: readonly ProductQuestion[],
  answers: Answers,
): { days: number; excludesReturn: boolean } {
  const { values } = checkAnswers(questions, toMap(answers));
  return { days: finishingDaysOf(questions, values), excludesReturn: excludesReturn(questions, values) };
}

/** Surcharges of one piece: `inPrice` is part of what the piece costs, `beside` is charged apart (deposits). */
export function surchargesOf(
  questions: readonly ProductQuestion[],
  answers: Answers,
): { inPrice: UnitAmount; beside: { name: string; amount: UnitAmount }[] } {
  const charged = questions.filter((question) => question.surcharge > 0 && answerTo(question, answers) !== '');
  return {
    inPrice: charged.filter((each) => !each.isAdditionalCost).reduce((sum, { surcharge }) => sum + surcharge, 0),
    beside: charged.filter((each) => each.isAdditionalCost).map(({ name, surcharge }) => ({ name, amount: surcharge })),
  };
}

function wantedIds(questions: readonly ProductQuestion[], answers: Answers): number[] {
  return wanted(questions, checkAnswers(questions, toMap(answers)).values).map(({ id }) => id);
}

/** The answers as doAddCartItem takes them. */
export type OrderParams = NonNullable<Input<'doAddCartItem'>['basketItemOrderParams']>;

export function toOrderParams(questions: readonly ProductQuestion[], answers: Answers): OrderParams {
  return questions.flatMap((question) => {
    const value = answerTo(question, answers);
    return value === '' ? [] : [{ property: { id: question.id, value } }];
  });
}

function answerTo(question: ProductQuestion, answers: Answers): string {
  return isTakenForGranted(question) ? 'true' : (answers[question.id] ?? '').trim();
}

function toMap(answers: Answers): Map<number, string> {
  return new Map(Object.entries(answers).map(([id, answer]) => [Number(id), answer]));
}
