import { maximumLinesPerCall, maximumNumberLength } from '@mise/contract/limits.ts';
import { type OrderLine, readOrderLines } from '@mise/rules/read-order-lines.ts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { addLinesToCart } from '#app/session/add-to-cart.ts';

/** Why a line is not in the cart; where its article is known, its page can be opened. */
export type LineProblem = { written: string; reason: string; variationId: number | null };

type Outcome = { added: number; problems: LineProblem[] };

/** A list of article numbers and its way into the cart. Lines that are added leave the field, all others stay as they were written. */
export function useQuickEntry() {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isAdding.current) return;
    const lines = readOrderLines(typed);
    isAdding.current = true;
    setIsBusy(true);
    const problems = new Map<OrderLine, LineProblem>();
    const added = new Set<OrderLine>();
    for (const line of lines) {
      const reason = wrongIn(line);
      if (reason) problems.set(line, { written: line.written, reason: text(reason), variationId: null });
    }
    try {
      const right = lines.filter((line) => !problems.has(line));
      for (let start = 0; start < right.length; start += maximumLinesPerCall) {
        await addSome(right.slice(start, start + maximumLinesPerCall), { problems, added });
      }
    } catch (error) {
      await showError(error);
    }
    const rest = lines.filter((line) => !added.has(line));
    flushSync(() => {
      setTyped(rest.map(({ written }) => written).join('\n'));
      setOutcome({ added: added.size, problems: rest.flatMap((line) => problems.get(line) ?? []) });
      setIsBusy(false);
    });
    if (rest.length > 0 || lines.length === 0) field.current?.focus();
    isAdding.current = false;
  }

  async function addSome(
    lines: readonly OrderLine[],
    { problems, added }: { problems: Map<OrderLine, LineProblem>; added: Set<OrderLine> },
  ): Promise<void> {
    const answer = await addLinesToCart(
      lines.map(({ number, quantity }) => ({ number, ...(quantity !== null && { quantity }) })),
    );
    for (const { index } of answer.added) {
      const line = lines[index];
      if (line) added.add(line);
    }
    for (const { index, variationId, message } of answer.notAdded) {
      const line = lines[index];
      const reason = variationId === null ? text('quickEntry.unknown') : message;
      if (line) problems.set(line, { written: line.written, reason, variationId });
    }
  }

  return { field, typed, setTyped, outcome, isBusy, submit };
}

function wrongIn({ number, isWrong }: OrderLine) {
  if (number === '' || number.length > maximumNumberLength) return 'quickEntry.unknown';
  return isWrong ? 'quickEntry.noQuantity' : null;
}
