/** Lines that are sent together, under the key by which the shop knows them again. */
export type Batch<Line> = { lines: readonly Line[]; key: string };

/** What tells lines apart: `article` what they are about, `whole` also how it is written. */
type Names<Line> = { article: (line: Line) => unknown; whole: (line: Line) => unknown };

/**
 * `again`: what may be in the cart and is sent as it was; `doubtful`: of an article of which something may be there, but written otherwise; `gone`: what was
 * taken out since, and may be there.
 */
type Sorted<Line, Sent> = { again: Sent[]; doubtful: Line[]; gone: Line[]; fresh: Line[] };

/** Sorts lines by what was sent before and got no answer: of that nobody knows whether it is in the cart. A line that is gone since is not sent again. */
export function sortByAnswer<Line, Sent extends Batch<Line>>(
  lines: readonly Line[],
  unanswered: readonly Sent[],
  { article, whole }: Names<Line>,
): Sorted<Line, Sent> {
  const left = [...lines];
  const take = (sent: Line) => {
    const index = left.findIndex((line) => whole(line) === whole(sent));
    return index < 0 ? [] : left.splice(index, 1);
  };
  const gone: Line[] = [];
  const again = unanswered.map((batch) => ({
    ...batch,
    lines: batch.lines.flatMap((line) => {
      const found = take(line);
      if (found.length === 0) gone.push(line);
      return found;
    }),
  }));
  const sent = new Set(unanswered.flatMap((batch) => batch.lines.map(article)));
  return {
    gone,
    again: again.filter((batch) => batch.lines.length > 0),
    doubtful: left.filter((line) => sent.has(article(line))),
    fresh: left.filter((line) => !sent.has(article(line))),
  };
}
