import { maximumItemsPerPage, maximumLinesPerCall } from '@mise/contract/limits.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import { isManyPacks } from '@mise/rules/pack.ts';
import { fitQuantity } from '@mise/rules/quantity-range.ts';
import { readQuantity } from '@mise/ui/read-quantity.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { addLinesToCart, isAnswerLost, newKey } from '#app/session/add-to-cart.ts';
import { client } from '#app/session/client.ts';
import { type Batch, sortByAnswer } from '#app/session/unanswered-lines.ts';
import { toVariationRows, type VariationRow } from '#app/views/variation-row.ts';

/** What is typed for a row, and the number that was typed where that cannot be ordered; after a press what was added of it, or why nothing was. */
export type RowEntry = { typed: string; meant?: number | undefined; problem?: string; added?: string };

type WantedRow = { row: VariationRow; quantity: number };

type Message = { tone: 'positive' | 'warning'; text: string };

/** The quantities of a table of variations and their way into the cart. What is refused stays as it was typed, with its reason. */
export function useVariationOrder(variationIds: readonly number[]) {
  const text = useText();
  const locale = useLocale();
  const [rows, setRows] = useState<VariationRow[] | null>(null);
  const [entries, setEntries] = useState<ReadonlyMap<number, RowEntry>>(new Map());
  const [message, setMessage] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAdding = useRef(false);
  const unanswered = useRef<Batch<WantedRow>[]>([]);
  /** A row of so many packs that it is asked back; those that were confirmed are not asked again. */
  const [confirmed, setConfirmed] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<WantedRow | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the table of an item is read once
  useEffect(() => {
    loadProducts(variationIds).then((products) => setRows(toVariationRows(products, locale)), showError);
  }, []);

  const wanted = (rows ?? []).flatMap((row) => {
    const quantity = readQuantity(entries.get(row.variationId)?.typed ?? '');
    const { meant = quantity } = entries.get(row.variationId) ?? {};
    return row.rule && quantity > 0 ? [{ row, quantity: fitQuantity(quantity, row.rule), meant }] : [];
  });

  function change(variationId: number, typed: string, meant?: number): void {
    setAsked(null);
    setEntries((known) => new Map(known).set(variationId, { typed, meant }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void order([]);
  }

  /** The question is answered: it goes on with the next row, or with all of them. */
  function confirm(): void {
    if (asked) void order([...confirmed, asked.row.variationId]);
  }

  async function order(meant: readonly number[]): Promise<void> {
    if (isAdding.current) return;
    const doubtful = wanted.find(
      ({ row, quantity, meant: typed }) =>
        isManyPacks(row.pack, Math.max(quantity, typed)) && !meant.includes(row.variationId),
    );
    setConfirmed(meant);
    setAsked(doubtful ?? null);
    if (doubtful) return;
    if (wanted.length === 0 && unanswered.current.length === 0) {
      setMessage({ tone: 'warning', text: text('variations.nothing') });
      document.querySelector<HTMLInputElement>('input[data-variation]')?.focus();
      return;
    }
    isAdding.current = true;
    setIsBusy(true);
    try {
      await addAll();
    } catch (error) {
      await showError(error);
    }
    setIsBusy(false);
    isAdding.current = false;
  }

  /** What had no answer goes first, as it was: it may be in the cart. */
  async function addAll(): Promise<void> {
    const { again, doubtful, gone, fresh } = sortByAnswer<WantedRow, Batch<WantedRow>>(
      wanted,
      unanswered.current,
      names,
    );
    unanswered.current = again;
    for (const batch of again) await addSome(batch);
    for (let start = 0; start < fresh.length; start += maximumLinesPerCall) {
      await addSome({ lines: fresh.slice(start, start + maximumLinesPerCall), key: newKey() });
    }
    const problem = text('variations.sentBefore');
    const emptied = gone.filter(({ row }) => !wanted.some((other) => other.row === row));
    const next = [...doubtful, ...emptied.map(({ row }) => ({ row, quantity: '' }))].map(
      ({ row, quantity }): [number, RowEntry] => [row.variationId, { typed: String(quantity), problem }],
    );
    if (next.length === 0) return;
    flushSync(() => setEntries((known) => new Map([...known, ...next])));
    focusRefused();
  }

  async function addSome({ lines, key }: Batch<WantedRow>): Promise<void> {
    const others = unanswered.current.filter((batch) => batch.key !== key);
    unanswered.current = [...others, { lines, key }];
    const { added, notAdded } = await addLinesToCart(
      lines.map(({ row, quantity }) => ({ productId: row.variationId, quantity })),
      { key },
    ).catch((error) => {
      if (!isAnswerLost(error)) unanswered.current = others;
      throw error;
    });
    unanswered.current = others;
    const next = new Map<number, RowEntry>();
    for (const { index, quantity } of added) {
      const row = lines[index]?.row;
      if (row) next.set(row.variationId, { typed: '', added: addedText(quantity, row) });
    }
    for (const { index, message: problem } of notAdded) {
      const line = lines[index];
      if (line) next.set(line.row.variationId, { typed: String(line.quantity), problem });
    }
    flushSync(() => {
      setEntries((known) => withAnswers(known, next));
      setMessage({
        tone: notAdded.length > 0 ? 'warning' : 'positive',
        text: text('variations.outcome', { added: added.length, refused: notAdded.length }),
      });
    });
    if (notAdded.length > 0) focusRefused();
  }

  function addedText(quantity: number, { pack }: VariationRow): string {
    return text('variations.added', { quantity: formatPacks(quantity, pack, locale) });
  }

  /** What was typed since it was sent stays. */
  function withAnswers(now: ReadonlyMap<number, RowEntry>, answers: ReadonlyMap<number, RowEntry>) {
    const kept = [...answers].map(([id, answer]): [number, RowEntry] => {
      const typed = now.get(id)?.typed;
      return [id, typed === undefined || typed === entries.get(id)?.typed ? answer : { ...answer, typed }];
    });
    return new Map([...now, ...kept]);
  }

  return { rows, entries, wanted, message, isBusy, change, submit, asked, confirm, dropQuestion: () => setAsked(null) };
}

function focusRefused(): void {
  document.querySelector<HTMLInputElement>('input[data-variation][aria-invalid]')?.focus();
}

const names = {
  article: ({ row }: WantedRow) => row.variationId,
  whole: ({ row, quantity }: WantedRow) => `${row.variationId} ${quantity}`,
};

async function loadProducts(variationIds: readonly number[]) {
  const parts = [];
  for (let start = 0; start < variationIds.length; start += maximumItemsPerPage) {
    parts.push(
      client.getProductsByIds({
        variationIds: variationIds.slice(start, start + maximumItemsPerPage),
      }),
    );
  }
  return (await Promise.all(parts)).flatMap(({ data }) => data.products);
}
