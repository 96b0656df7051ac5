import { isApiError } from '@mise/contract/api-error.ts';
import { longestAnswer } from '@mise/rules/order-answers.ts';
import { fitQuantity } from '@mise/rules/quantity-range.ts';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismiss, notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import {
  type AnswerProblem,
  type Answers,
  initialAnswers,
  problemsOf,
  toOrderParams,
} from '#app/views/product-answers.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { ProductQuestion } from '#app/views/product-questions.ts';

/** Milliseconds in which a second press belongs to the first, however soon that was answered. */
const restAfterPress = 500;

export type ProductOrderState = {
  /** An orderable quantity of the variation that is shown; what was chosen stays from one variation to the next. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  questions: ProductQuestion[];
  answers: Answers;
  answer: (question: ProductQuestion, value: string) => void;
  /** To be called once the scripts of the fields are there: what was answered and pressed before counts like anything later. */
  takeOver: () => void;
  /** What is wrong with an answer, '' where nothing is; shown from the first attempt to add on, a text that is too long at once. */
  problemOf: (question: ProductQuestion) => string;
  isBusy: boolean;
  submit: (event: FormEvent) => void;
};

/** Quantity and answers of a product, and the way of both into the cart. Nothing that was typed is ever lost. */
export function useProductOrder({ variationId, name, questions: groups, purchase }: ProductPage): ProductOrderState {
  const text = useText();
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const [wanted, setWanted] = useState(1);
  const [answers, setAnswers] = useState(() => initialAnswers(questions));
  const [wasTried, setWasTried] = useState(false);
  /** What the shop itself refused, until it is answered anew. */
  const [refused, setRefused] = useState<Record<number, AnswerProblem>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** From a press until a moment after its answer: nothing is added twice by an impatient finger. */
  const isTaken = useRef(false);
  /**
   * Until the scripts of the fields are there, a press waits for them: React would take the fields away, and with them what the
   * focus is to go to.
   */
  const fields = useRef({ areThere: questions.length === 0, isPressed: false });
  /** The message about wrong answers: there is never more than one. */
  const complaint = useRef(0);
  const quantity = purchase.kind === 'order' ? fitQuantity(wanted, purchase.rule) : wanted;
  const found = problemsOf(questions, answers);
  const problems = { ...refused, ...(wasTried ? found : tooLongOf(found)) };

  function readAnswers(): Answers {
    const given = { ...answers, ...answersOnPage(questions) };
    setAnswers(given);
    return given;
  }

  function takeOver(): void {
    const given = readAnswers();
    if (fields.current.isPressed) queueMicrotask(() => check(given));
    fields.current = { areThere: true, isPressed: false };
  }

  function setQuantity(next: number): void {
    if (!fields.current.areThere) readAnswers();
    setWanted(next);
  }

  function answer({ id }: ProductQuestion, value: string): void {
    setAnswers((known) => ({ ...known, [id]: value }));
    setRefused(({ [id]: _answered, ...rest }) => rest);
  }

  function showProblems(found: Readonly<Record<number, AnswerProblem>>): void {
    const invalid = questions.filter(({ id }) => found[id]);
    const lines = invalid.map((question) => `${question.name}: ${problemText(question, found)}`);
    complaint.current = notify({ type: 'negative', message: [text('question.check'), ...lines] });
    if (invalid[0]) document.getElementById(questionElementId(invalid[0]))?.focus();
  }

  function problemText(question: ProductQuestion, found: Readonly<Record<number, AnswerProblem>>): string {
    const problem = found[question.id];
    if (!problem) return '';
    const { name: other = '' } = questions.find(({ id }) => id === problem.because) ?? {};
    const maximum = question.maximumLength ?? longestAnswer;
    return text(`question.${problem.reason}`, { maximum, other });
  }

  async function add(given: Answers): Promise<void> {
    isTaken.current = true;
    setIsBusy(true);
    try {
      const { addToCart } = await import('#app/session/add-to-cart.ts');
      await addToCart({
        name,
        productId: variationId,
        quantity,
        basketItemOrderParams: toOrderParams(questions, given),
      });
    } catch (error) {
      const found = refusedAnswers(error);
      setRefused(found);
      if (questions.some(({ id }) => found[id])) showProblems(found);
      else await showError(error);
    } finally {
      setIsBusy(false);
      setTimeout(() => {
        isTaken.current = false;
      }, restAfterPress);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isTaken.current || purchase.kind !== 'order') return;
    dismiss(complaint.current);
    if (fields.current.areThere) check(answers);
    else fields.current.isPressed = true;
  }

  function check(given: Answers): void {
    const found = problemsOf(questions, given);
    // Closed groups open for their problems before the focus can go there.
    flushSync(() => setWasTried(true));
    if (Object.keys(found).length > 0) showProblems(found);
    else add(given);
  }

  return {
    quantity,
    setQuantity,
    questions,
    answers,
    answer,
    takeOver,
    problemOf: (question) => problemText(question, problems),
    isBusy,
    submit,
  };
}

/** Id of the control that answers a question. */
export function questionElementId({ id }: ProductQuestion): string {
  return `question-${id}`;
}

/** What the controls say, whatever React knows of it. */
function answersOnPage(questions: readonly ProductQuestion[]): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const control = document.getElementById(questionElementId(question)) as HTMLInputElement | null;
      if (!control) return [];
      const isOn = control.checked ? 'true' : '';
      return [[question.id, question.valueType === 'empty' ? isOn : control.value]];
    }),
  );
}

/** What was typed is never cut: that it is too long is said while it is typed. */
function tooLongOf(found: Readonly<Record<number, AnswerProblem>>): Record<number, AnswerProblem> {
  return Object.fromEntries(Object.entries(found).filter(([, { reason }]) => reason === 'tooLong'));
}

/** The questions that a refusal is about. */
function refusedAnswers(error: unknown): Record<number, AnswerProblem> {
  if (!isApiError(error, 'cart.addToBasket.orderPropertyMissing', 'cart.addToBasket.orderPropertyInvalid')) return {};
  const reason = error.key === 'cart.addToBasket.orderPropertyMissing' ? 'required' : 'refused';
  return Object.fromEntries(error.cause.propertyIds.map((id) => [id, { reason }]));
}
