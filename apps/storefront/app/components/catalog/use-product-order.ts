import { isApiError } from '@mise/contract/api-error.ts';
import type { PackMix } from '@mise/rules/cheapest-mix.ts';
import { longestAnswer } from '@mise/rules/order-answers.ts';
import { isManyPacks, piecesIn } from '@mise/rules/pack.ts';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismiss, notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { chosenComponents } from '#app/views/component-choices.ts';
import {
  type AnswerProblem,
  type Answers,
  initialAnswers,
  problemsOf,
  toOrderParams,
} from '#app/views/product-answers.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { ProductQuestion } from '#app/views/product-questions.ts';
import type { Counting } from './use-counting.ts';
import { useOrderQuantity } from './use-order-quantity.ts';

/** Milliseconds in which a second press belongs to the first, however soon that was answered. */
const restAfterPress = 500;

/** Packs that are added together. */
export type Addition = Pick<PackMix, 'lines' | 'packs' | 'pieces'>;

export type ProductOrderState = {
  /** An orderable quantity of the variation that is shown; what was chosen stays from one variation to the next. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Can be bought in packs and asked for in pieces. */
  countsPieces: boolean;
  counting: Counting;
  setCounting: (counting: Counting) => void;
  /** What was asked for, or what the quantity holds. */
  pieces: number;
  /** Counts pieces from now on, and asks for so many. */
  countPieces: (pieces: number) => void;
  /** A number was chosen, or what it counts. */
  wasChosen: boolean;
  /** More packs than a buyer usually means: added when that is confirmed. */
  asked: Addition | null;
  confirm: () => void;
  dropQuestion: () => void;
  addMix: (mix: Addition) => void;
  questions: ProductQuestion[];
  answers: Answers;
  answer: (question: ProductQuestion, value: string) => void;
  /** To be called once the scripts of the fields are there: what was answered and pressed before counts like anything later. */
  takeOver: () => void;
  /** What is wrong with an answer, '' where nothing is; shown from the first attempt to add on, a text that is too long at once. */
  problemOf: (question: ProductQuestion) => string;
  /** A file is on its way: the line cannot be added before it is there. */
  setSending: (question: ProductQuestion, isSending: boolean) => void;
  isBusy: boolean;
  submit: (event: FormEvent) => void;
};

/** Quantity and answers of a product, and the way of both into the cart. Nothing that was typed is ever lost. */
export function useProductOrder(product: ProductPage): ProductOrderState {
  const { variationId, name, questions: groups, pack } = product;
  const text = useText();
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const [answers, setAnswers] = useState(() => initialAnswers(questions));
  const [wasTried, setWasTried] = useState(false);
  /** What the shop itself refused, until it is answered anew. */
  const [refused, setRefused] = useState<Record<number, AnswerProblem>>({});
  const [sending, setSending] = useState<readonly number[]>([]);
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
  const { choose, ...quantities } = useOrderQuantity(product);
  const { quantity } = quantities;
  const [asked, setAsked] = useState<Addition | null>(null);
  const chosen: Addition = {
    lines: [{ id: variationId, quantity }],
    packs: quantity,
    pieces: piecesIn(pack, quantity),
  };
  const found = { ...problemsOf(questions, answers), ...sendingProblems(sending) };
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

  /** Whatever is chosen anew: fields that wait for their scripts keep what was typed, and a question is answered by it. */
  function choosing<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      if (!fields.current.areThere) readAnswers();
      setAsked(null);
      set(value);
    };
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

  async function add(given: Answers, { lines }: Addition): Promise<void> {
    setAsked(null);
    isTaken.current = true;
    setIsBusy(true);
    try {
      const { addToCart } = await import('#app/session/add-to-cart.ts');
      const basketItemOrderParams = toOrderParams(questions, given);
      const setComponents = chosenComponents(product.components, fieldValue);
      const items = lines.map(({ id, quantity }) => ({
        productId: id,
        quantity,
        basketItemOrderParams,
        setComponents,
      }));
      await addToCart({ name, items });
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
    order(chosen);
  }

  function order(addition: Addition): void {
    if (isTaken.current || product.purchase.kind !== 'order') return;
    dismiss(complaint.current);
    if (fields.current.areThere) check(answers, addition);
    else fields.current.isPressed = true;
  }

  function check(given: Answers, addition: Addition = chosen): void {
    const found = { ...problemsOf(questions, given), ...sendingProblems(sending) };
    // Closed groups open for their problems before the focus can go there.
    flushSync(() => setWasTried(true));
    if (Object.keys(found).length > 0) showProblems(found);
    else if (isManyPacks(pack, addition.packs) && addition !== asked) setAsked(addition);
    else add(given, addition);
  }

  return {
    ...quantities,
    setQuantity: choosing(choose.quantity),
    setCounting: choosing(choose.counting),
    countPieces: choosing(choose.pieces),
    asked,
    confirm: () => asked && order(asked),
    dropQuestion: () => setAsked(null),
    addMix: order,
    questions,
    answers,
    answer,
    takeOver,
    problemOf: (question) => problemText(question, problems),
    setSending: ({ id }, isSending) =>
      setSending((known) => [...known.filter((each) => each !== id), ...(isSending ? [id] : [])]),
    isBusy,
    submit,
  };
}

/** Id of the control that answers a question. */
export function questionElementId({ id }: ProductQuestion): string {
  return `question-${id}`;
}

function fieldValue(id: string): string | null {
  const field = document.getElementById(id);
  return field instanceof HTMLSelectElement ? field.value : null;
}

/** What the controls say, whatever React knows of it. */
function answersOnPage(questions: readonly ProductQuestion[]): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const control = document.getElementById(questionElementId(question)) as HTMLInputElement | null;
      // A file is taken over by its field.
      if (!control || question.valueType === 'file') return [];
      const isOn = control.checked ? 'true' : '';
      return [[question.id, question.valueType === 'empty' ? isOn : control.value]];
    }),
  );
}

/** A file that is still on its way answers nothing yet. */
function sendingProblems(ids: readonly number[]): Record<number, AnswerProblem> {
  return Object.fromEntries(ids.map((id) => [id, { reason: 'sending' }]));
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
