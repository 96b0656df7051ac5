import type { Input } from '@mise/contract/client.ts';
import { maximumAnswerLength } from '@mise/contract/limits.ts';
import type { UnitAmount } from '@mise/rules/money.ts';
import type { ProductQuestion } from './product-questions.ts';

/** Question id -> what was typed or chosen; a checkbox that is on is 'true'. */
export type Answers = Readonly<Record<number, string>>;

/** Why an answer does not do; the page shows the message `question.{problem}`. Only the shop says `refused`. */
export type AnswerProblem =
  | 'required'
  | 'wholeNumber'
  | 'decimalNumber'
  | 'outOfRange'
  | 'tooLong'
  | 'oneLine'
  | 'refused';

export function initialAnswers(questions: readonly ProductQuestion[]): Answers {
  const preSelected = questions.filter(({ type, isPreSelected }) => type === 'checkbox' && isPreSelected);
  return Object.fromEntries(preSelected.map(({ id }) => [id, 'true']));
}

/** A checkbox that must be on and is on: nothing to answer, it is told. */
export function isGiven({ type, isRequired, isPreSelected }: ProductQuestion): boolean {
  return type === 'checkbox' && isRequired && isPreSelected;
}

/** Problems by question id; none where all can be ordered. */
export function problemsOf(questions: readonly ProductQuestion[], answers: Answers): Record<number, AnswerProblem> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, answerTo(question, answers));
      return problem ? [[question.id, problem]] : [];
    }),
  );
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

/** The answers as doAddCartItem takes them. */
export function toOrderParams(
  questions: readonly ProductQuestion[],
  answers: Answers,
): NonNullable<Input<'doAddCartItem'>['basketItemOrderParams']> {
  return questions.flatMap((question) => {
    const value = answerTo(question, answers);
    return value === '' ? [] : [{ property: { id: question.id, value } }];
  });
}

function answerTo(question: ProductQuestion, answers: Answers): string {
  return isGiven(question) ? 'true' : (answers[question.id] ?? '').trim();
}

function problemOf(question: ProductQuestion, answer: string): AnswerProblem | null {
  if (answer === '') return question.isRequired ? 'required' : null;
  switch (question.type) {
    case 'whole':
      return /^-?\d{1,9}$/.test(answer) ? rangeProblem(question, answer) : 'wholeNumber';
    case 'decimal':
      return /^-?\d{1,9}([.,]\d{1,4})?$/.test(answer) ? rangeProblem(question, answer) : 'decimalNumber';
    case 'text':
      return /[\r\n]/.test(answer) ? 'oneLine' : lengthProblem(question, answer);
    case 'lines':
      return lengthProblem(question, answer);
    default:
      return null;
  }
}

function rangeProblem({ minimum, maximum }: ProductQuestion, answer: string): AnswerProblem | null {
  const value = Number(answer.replace(',', '.'));
  return value < (minimum ?? value) || value > (maximum ?? value) ? 'outOfRange' : null;
}

function lengthProblem({ maximumLength = maximumAnswerLength }: ProductQuestion, answer: string): AnswerProblem | null {
  return [...answer].length > maximumLength ? 'tooLong' : null;
}
