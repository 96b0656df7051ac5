import type { OrderLine } from '@mise/rules/read-order-lines.ts';

/** Lines that are sent together, under the key by which the shop knows them again. */
export type Batch = { lines: OrderLine[]; asksAboutPacks: boolean; key: string };

/** `again`: what may be in the cart and is sent as it was; `doubtful`: of an article of which something may be there, but written otherwise. */
export type Sorted = { again: Batch[]; doubtful: OrderLine[]; fresh: OrderLine[] };

/** Sorts a list by what was sent before and got no answer: of that nobody knows whether it is in the cart. A line that was taken out since is not sent again. */
export function sortByAnswer(lines: readonly OrderLine[], unanswered: readonly Batch[]): Sorted {
  const left = [...lines];
  const take = ({ written }: OrderLine) => {
    const index = left.findIndex((line) => line.written === written);
    return index < 0 ? [] : left.splice(index, 1);
  };
  const again = unanswered.map((batch) => ({ ...batch, lines: batch.lines.flatMap(take) }));
  const sent = new Set(unanswered.flatMap((batch) => batch.lines.map(({ number }) => number)));
  return {
    again: again.filter((batch) => batch.lines.length > 0),
    doubtful: left.filter(({ number }) => sent.has(number)),
    fresh: left.filter(({ number }) => !sent.has(number)),
  };
}
