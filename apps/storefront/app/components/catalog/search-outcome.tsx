import { pathTo } from '@mise/rules/path-to.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';

type SearchOutcomeProps = { correctedTerm: string | null; droppedWords: string[]; total: number };

/** What is shown in place of what was searched for, where that found nothing. */
export function SearchOutcome({ correctedTerm, droppedWords, total }: SearchOutcomeProps) {
  const text = useText();
  const locale = useLocale();
  if (correctedTerm === null && droppedWords.length === 0) return null;
  return (
    <p className="mb-6 max-w-prose text-lg">
      {droppedWords.length > 0 &&
        text('searchPage.dropped', {
          words: droppedWords.map((word) => text('searchPage.word', { word })).join(', '),
          total,
        })}{' '}
      {correctedTerm !== null && (
        <>
          {text('searchPage.didYouMean')}{' '}
          <Link
            to={pathTo.search(locale, { term: correctedTerm })}
            className="font-semibold text-primary-ink underline underline-offset-4"
          >
            {correctedTerm}
          </Link>
        </>
      )}
    </p>
  );
}
