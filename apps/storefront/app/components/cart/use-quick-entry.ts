import { maximumLinesPerCall, maximumNumberLength } from '@mise/contract/limits.ts';
import { formatQuantity } from '@mise/rules/format-quantity.ts';
import { type OrderLine, readOrderLines, withoutOrderLines } from '@mise/rules/read-order-lines.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MessageId } from '#app/i18n/message-ids.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { addLinesToCart, isAnswerLost, newKey } from '#app/session/add-to-cart.ts';
import { type Batch, sortByAnswer } from '#app/session/unanswered-lines.ts';
import { toPack } from '#app/views/pack.ts';

/** `quantity` as it is counted: "80 Kartons = 480 Stück". */
export type AddedLine = { number: string; quantity: string; name: string };

/**
 * Why a line is not in the cart; where its article is known, its page can be opened. `sold` where it is asked whether so many packs are meant: they
 * are added if so.
 */
export type LineProblem = { line: OrderLine; reason: string; variationId: number | null; sold: string | null };

/** `isUnsure`: no answer came, and nobody knows what of the rest is in the cart. `gone`: what may be there, and was taken out of the field since. */
type Outcome = { added: AddedLine[]; problems: LineProblem[]; isUnsure: boolean; gone: string[] };

const nothing: Outcome = { added: [], problems: [], isUnsure: false, gone: [] };

type SentLines = Batch<OrderLine> & { asksAboutPacks: boolean };

/** What became of lines so far. */
type Found = { added: Map<OrderLine, AddedLine>; problems: Map<OrderLine, LineProblem>; gone: string[] };

/** A list of article numbers and its way into the cart. Lines that are added leave the field, all others stay as they were written. */
export function useQuickEntry() {
  const text = useText();
  const locale = useLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);
  const unanswered = useRef<SentLines[]>([]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const lines = readOrderLines(typed);
    await add(lines, (found) => addList(lines, found));
  }

  /** Adds a line that was asked about, besides what was added before. */
  async function confirm(asked: LineProblem): Promise<void> {
    const line = sameLine(readOrderLines(typed), asked);
    if (line && outcome) await add([line], (found) => addAsked(line, found), { asked, before: outcome });
  }

  /** What is typed meanwhile stays. */
  async function add(
    tried: readonly OrderLine[],
    send: (found: Found) => Promise<void>,
    { asked, before = nothing }: { asked?: LineProblem; before?: Outcome } = {},
  ): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    setIsBusy(true);
    const found: Found = { added: new Map(), problems: new Map(), gone: [...before.gone] };
    try {
      await send(found);
    } catch (error) {
      // What got no answer is told beside the field.
      if (!isAnswerLost(error)) await showError(error);
    }
    // A question whose answer was lost stays.
    const isAnswered = found.added.size > 0 || found.problems.size > 0;
    const others = before.problems.filter((each) => each !== asked || !isAnswered);
    flushSync(() => {
      if (found.added.size > 0) setTyped((now) => withoutOrderLines(now, [...found.added.keys()]));
      setOutcome({
        added: [...before.added, ...found.added.values()],
        problems: [...others, ...tried.flatMap((line) => found.problems.get(line) ?? [])],
        isUnsure: unanswered.current.length > 0,
        gone: found.gone,
      });
      setIsBusy(false);
    });
    if (asked || tried.length === 0 || field.current?.value !== '') field.current?.focus();
    isAdding.current = false;
  }

  async function addList(lines: readonly OrderLine[], found: Found): Promise<void> {
    for (const line of lines) note(line, wrongIn(line), found);
    const right = lines.filter((line) => !found.problems.has(line));
    const { again, doubtful, gone, fresh } = sortByAnswer(right, unanswered.current, names);
    for (const line of doubtful) note(line, 'quickEntry.sentBefore', found);
    found.gone.push(...gone.map(({ written }) => written));
    unanswered.current = again;
    for (const batch of again) await send(batch, found, { isAgain: true });
    for (let start = 0; start < fresh.length; start += maximumLinesPerCall) {
      const some = fresh.slice(start, start + maximumLinesPerCall);
      await send({ lines: some, asksAboutPacks: true, key: newKey() }, found);
    }
  }

  /** What asks first has added nothing of it, whether that was answered or not. */
  async function addAsked(line: OrderLine, found: Found): Promise<void> {
    const confirmed = unanswered.current.filter(({ asksAboutPacks }) => !asksAboutPacks);
    const [again] = sortByAnswer([line], confirmed, names).again;
    const batch = again ?? { lines: [line], asksAboutPacks: false, key: newKey() };
    await send(batch, found, { isAgain: again !== undefined });
  }

  function note(line: OrderLine, reason: MessageId | null, { problems }: Found): void {
    if (reason) problems.set(line, { line, reason: text(reason), variationId: null, sold: null });
  }

  /** `isAgain`: a refusal says nothing of the first time, whose answer was lost. */
  async function send(batch: SentLines, { added, problems }: Found, { isAgain = false } = {}): Promise<void> {
    const { lines, asksAboutPacks, key } = batch;
    const others = unanswered.current.filter((each) => each.key !== key);
    unanswered.current = [...others, batch];
    const answer = await addLinesToCart(
      lines.map(({ number, quantity }) => ({ number, ...(quantity !== null && { quantity }) })),
      { asksAboutPacks, key },
    ).catch((error) => {
      if (!isAgain && !isAnswerLost(error)) unanswered.current = others;
      throw error;
    });
    unanswered.current = others;
    const products = new Map(answer.basket.items?.map((item) => [item.variationId, item.variation]));
    for (const { index, variationId, quantity } of answer.added) {
      const line = lines[index];
      const product = products.get(variationId);
      const counted = product ? formatQuantity(quantity, toPack(product.unit), locale) : String(quantity);
      if (line) added.set(line, { number: line.number, quantity: counted, name: product?.texts.name1 ?? '' });
    }
    for (const { index, variationId, sold, pieces } of answer.asked ?? []) {
      const line = lines[index];
      const reason = text('product.manyPacks', { packs: sold, pieces });
      if (line) problems.set(line, { line, reason, variationId, sold });
    }
    for (const { index, variationId, message } of answer.notAdded) {
      const line = lines[index];
      const reason = variationId === null ? text('quickEntry.unknown') : message;
      if (line) problems.set(line, { line, reason, variationId, sold: null });
    }
  }

  /** Whether a line still is in the field as it was asked about. */
  const isStillAsked = (asked: LineProblem) =>
    asked.sold !== null && sameLine(readOrderLines(typed), asked) !== undefined;

  return { field, typed, setTyped, outcome, isBusy, submit, confirm, isStillAsked };
}

function sameLine(lines: readonly OrderLine[], { line }: LineProblem): OrderLine | undefined {
  const { written, number, quantity } = line;
  return lines.find((each) => each.written === written && each.number === number && each.quantity === quantity);
}

/** Capitals are one with small letters in article numbers. */
const names = {
  article: ({ number }: OrderLine) => number.toLowerCase(),
  whole: ({ written, number, quantity }: OrderLine) => JSON.stringify([written, number, quantity]),
};

const faults = {
  noQuantity: 'quickEntry.noQuantity',
  severalFigures: 'quickEntry.severalFigures',
  unclearFigure: 'quickEntry.unclearFigure',
  priceFigure: 'quickEntry.priceFigure',
} as const;

function wrongIn({ number, fault }: OrderLine) {
  if (number === '' || number.length > maximumNumberLength) return 'quickEntry.unknown';
  return fault && faults[fault];
}
