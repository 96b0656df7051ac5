import type { PackMix } from '@mise/rules/cheapest-mix.ts';
import { isManyPacks, piecesIn } from '@mise/rules/pack.ts';
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { loadPart } from '#app/start/load-part.ts';
import { chosenComponents } from '#app/views/component-choices.ts';
import type { Answers, AnswersOutcome, OrderParams, outcomeOf } from '#app/views/product-answers.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { ProductQuestion } from '#app/views/product-questions.ts';
import type { Counting } from './use-counting.ts';
import { useOrderQuantity } from './use-order-quantity.ts';

/** Milliseconds in which a second press belongs to the first, however soon that was done. What failed is tried again at once. */
const restAfterPress = 500;

/** Packs that are added together. */
export type Addition = Pick<PackMix, 'lines' | 'packs' | 'pieces'> & {
  /** The number of packs that was typed, where there are fewer. */
  typed?: number;
};

/** What the fields of the questions know of the answers. */
export type QuestionFields = {
  /** The answers as the cart takes them; null where something is wrong with one, which is told. */
  read: () => OrderParams | null;
  /** Tells which answers the shop refused; false where it refused something else. */
  tellRefused: (error: unknown) => boolean;
};

export type ProductOrderState = {
  /** An orderable quantity of the variation that is shown; what was chosen stays from one variation to the next. */
  quantity: number;
  setQuantity: (quantity: number, typed: number) => void;
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
  /** What was answered; null until the scripts of the fields are there. */
  answers: Answers | null;
  answer: (question: ProductQuestion, value: string) => void;
  outcome: AnswersOutcome;
  fields: RefObject<QuestionFields | null>;
  /**
   * To be called by the fields once their scripts are there: what was answered and pressed before counts like anything later. What the answers
   * come to is worked out by what the fields bring.
   */
  takeOver: (answers: Answers, rules: { outcomeOf: typeof outcomeOf }) => void;
  isTakenOver: boolean;
  isBusy: boolean;
  submit: (event: FormEvent) => void;
};

/** Quantity and answers of a product, and the way of both into the cart. Nothing that was typed is ever lost. */
export function useProductOrder(product: ProductPage): ProductOrderState {
  const { variationId, name, questions: groups, pack } = product;
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [rules, setRules] = useState<{ outcomeOf: typeof outcomeOf } | null>(null);
  const fields = useRef<QuestionFields>(null);
  /** A press that waits for the scripts of the fields. */
  const [waiting, setWaiting] = useState<{ addition?: Addition | undefined } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** From a press until a moment after its answer: nothing is added twice by an impatient finger. */
  const isTaken = useRef(false);
  const { choose, typed, ...quantities } = useOrderQuantity(product);
  const { quantity } = quantities;
  const [asked, setAsked] = useState<Addition | null>(null);
  const chosen: Addition = {
    lines: [{ id: variationId, quantity }],
    packs: quantity,
    pieces: piecesIn(pack, quantity),
    typed,
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are there
  useEffect(() => {
    if (rules === null || waiting === null) return;
    setWaiting(null);
    // Fields that are wrong are drawn before one of them gets the focus: React does that at once, but not within an effect.
    queueMicrotask(() => order(waiting.addition));
  }, [rules]);

  /** Whatever is chosen anew answers a question. */
  function choosing<Values extends unknown[]>(set: (...values: Values) => void): (...values: Values) => void {
    return (...values) => {
      setAsked(null);
      set(...values);
    };
  }

  async function add({ lines }: Addition, basketItemOrderParams: OrderParams): Promise<void> {
    setAsked(null);
    isTaken.current = true;
    setIsBusy(true);
    let rest = restAfterPress;
    try {
      const { addToCart } = await loadPart(() => import('#app/session/add-to-cart.ts'));
      const setComponents = chosenComponents(product.components, fieldValue);
      const items = lines.map(({ id, quantity }) => ({
        productId: id,
        quantity,
        basketItemOrderParams,
        setComponents,
      }));
      await addToCart({ name, items });
    } catch (error) {
      rest = 0;
      if (!fields.current?.tellRefused(error)) await showError(error);
    } finally {
      setIsBusy(false);
      // From when the answer is drawn: a slow device takes longer for that than the rest lasts.
      requestAnimationFrame(() =>
        setTimeout(() => {
          isTaken.current = false;
        }, rest),
      );
    }
  }

  function order(addition?: Addition): void {
    if (isTaken.current || product.purchase.kind !== 'order') return;
    if (questions.length > 0 && !fields.current) {
      setWaiting({ addition });
      return;
    }
    const params = fields.current ? fields.current.read() : [];
    if (params === null) return;
    const wanted = addition ?? chosen;
    // What was typed counts: of 480 packs there may be few, and 480 pieces all the same.
    const isMany = isManyPacks(pack, Math.max(wanted.packs, wanted.typed ?? 0));
    if (isMany && addition !== asked) setAsked(wanted);
    else void add(wanted, params);
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
    answer: ({ id }, value) => setAnswers((known) => ({ ...known, [id]: value })),
    outcome: rules && answers ? rules.outcomeOf(questions, answers) : product.outcome,
    fields,
    takeOver(given, brought) {
      setAnswers(given);
      setRules(brought);
    },
    isTakenOver: rules !== null,
    isBusy: isBusy || waiting !== null,
    submit(event) {
      event.preventDefault();
      order();
    },
  };
}

function fieldValue(id: string): string | null {
  const field = document.getElementById(id);
  return field instanceof HTMLSelectElement ? field.value : null;
}
