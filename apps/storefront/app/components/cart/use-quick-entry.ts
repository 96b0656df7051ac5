import { maximumLinesPerCall, maximumNumberLength } from '@mise/contract/limits.ts';
import { formatQuantity } from '@mise/rules/format-quantity.ts';
import { type OrderLine, type OrderList, readOrderLines } from '@mise/rules/read-order-lines.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { addLinesToCart } from '#app/session/add-to-cart.ts';
import { toPack } from '#app/views/pack.ts';

/** `quantity` as it is counted: "80 Kartons = 480 Stück". */
export type AddedLine = { number: string; quantity: string; name: string };

/**
 * Why a line is not in the cart; where its article is known, its page can be opened. `sold` where it is asked whether so many packs are meant: they
 * are added if so.
 */
export type LineProblem = { line: OrderLine; reason: string; variationId: number | null; sold: string | null };

type Outcome = { added: AddedLine[]; problems: LineProblem[] };

const nothing: Outcome = { added: [], problems: [] };

/** A list of article numbers and its way into the cart. Lines that are added leave the field, all others stay as they were written. */
export function useQuickEntry() {
  const text = useText();
  const locale = useLocale();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await add(readOrderLines(typed));
  }

  /** Adds a line that was asked about, besides what was added before. */
  async function confirm(asked: LineProblem): Promise<void> {
    const list = readOrderLines(typed);
    const line = sameLine(list, asked);
    if (line && outcome) await add(list, { only: line, asked, before: outcome });
  }

  async function add(
    { heading, lines }: OrderList,
    { only, asked, before = nothing }: { only?: OrderLine; asked?: LineProblem; before?: Outcome } = {},
  ): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    setIsBusy(true);
    const problems = new Map<OrderLine, LineProblem>();
    const added = new Map<OrderLine, AddedLine>();
    const tried = only ? [only] : lines;
    for (const line of tried) {
      const reason = wrongIn(line);
      if (reason) problems.set(line, { line, reason: text(reason), variationId: null, sold: null });
    }
    try {
      const right = tried.filter((line) => !problems.has(line));
      for (let start = 0; start < right.length; start += maximumLinesPerCall) {
        const some = right.slice(start, start + maximumLinesPerCall);
        await addSome(some, { problems, added, asksAboutPacks: !only });
      }
    } catch (error) {
      await showError(error);
    }
    // A question whose answer was lost stays: the same press again is the same addition.
    const others = before.problems.filter((each) => each !== asked || (added.size === 0 && problems.size === 0));
    const rest = lines.filter((line) => !added.has(line));
    flushSync(() => {
      setTyped(rest.length === 0 ? '' : [heading ?? [], rest.map(({ written }) => written)].flat(2).join('\n'));
      setOutcome({
        added: [...before.added, ...added.values()],
        problems: [...others, ...tried.flatMap((line) => problems.get(line) ?? [])],
      });
      setIsBusy(false);
    });
    if (only || rest.length > 0 || lines.length === 0) field.current?.focus();
    isAdding.current = false;
  }

  async function addSome(
    lines: readonly OrderLine[],
    known: { problems: Map<OrderLine, LineProblem>; added: Map<OrderLine, AddedLine>; asksAboutPacks: boolean },
  ): Promise<void> {
    const { problems, added, asksAboutPacks } = known;
    const answer = await addLinesToCart(
      lines.map(({ number, quantity }) => ({ number, ...(quantity !== null && { quantity }) })),
      { asksAboutPacks },
    );
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

function sameLine({ lines }: OrderList, { line }: LineProblem): OrderLine | undefined {
  const { written, number, quantity } = line;
  return lines.find((each) => each.written === written && each.number === number && each.quantity === quantity);
}

const faults = {
  noQuantity: 'quickEntry.noQuantity',
  severalFigures: 'quickEntry.severalFigures',
  unclearFigure: 'quickEntry.unclearFigure',
} as const;

function wrongIn({ number, fault }: OrderLine) {
  if (number === '' || number.length > maximumNumberLength) return 'quickEntry.unknown';
  return fault && faults[fault];
}
