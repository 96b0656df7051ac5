import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { controlClasses, FieldFrame } from '@mise/ui/field-frame.tsx';
import { useEffect } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { quickEntryId } from './quick-entry-id.ts';
import { type AddedLine, type LineProblem, useQuickEntry } from './use-quick-entry.ts';

const id = quickEntryId;
const addedId = 'quick-entry-added';

/** Article numbers with quantities, typed or pasted from a spreadsheet, a line each. */
export default function QuickEntry() {
  const text = useText();
  const locale = useLocale();
  const { field, typed, setTyped, outcome, isBusy, submit, confirm, isStillAsked } = useQuickEntry();
  useEffect(() => field.current?.focus(), [field]);
  return (
    <form method="dialog" onSubmit={submit} noValidate data-adds-to-cart className="mt-4 flex max-w-2xl flex-col gap-4">
      <FieldFrame id={id} label={text('quickEntry.label')} hint={text('quickEntry.hint')}>
        <textarea
          ref={field}
          id={id}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={typed}
          data-sent={isBusy || outcome?.isUnsure || undefined}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={'TW-1001-27-WS;12\nTW-1058;4'}
          className={`${controlClasses} py-2 font-mono text-sm`}
        />
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy}>
          {text('cart.add')}
        </Button>
        <Link to={pathTo.cart(locale)} className="text-sm font-semibold underline underline-offset-4">
          {text('cart.show')}
        </Link>
      </div>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {outcome?.isUnsure && <Alert tone="warning">{text('quickEntry.unsure')}</Alert>}
        {outcome && outcome.gone.length > 0 && (
          <Alert tone="warning">{text('quickEntry.gone', { lines: outcome.gone.join(' · ') })}</Alert>
        )}
        {outcome && !(outcome.isUnsure && outcome.added.length === 0) && (
          <Alert tone={outcome.added.length > 0 ? 'positive' : 'neutral'}>
            {text('quickEntry.outcome', { count: outcome.added.length })}
          </Alert>
        )}
        {outcome && outcome.problems.length > 0 && (
          <Problems problems={outcome.problems} isStillAsked={isStillAsked} onConfirm={confirm} />
        )}
      </div>
      {outcome && <Added lines={outcome.added} />}
    </form>
  );
}

/** What was added, to be compared with the list that it was taken from. */
function Added({ lines }: { lines: readonly AddedLine[] }) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <div className="text-sm">
      <p id={addedId} className="font-semibold">
        {text('quickEntry.added')}
      </p>
      <ul aria-labelledby={addedId} className="mt-1 flex flex-col gap-1">
        {lines.map(({ number, quantity, name }, index) => (
          // The same article may be there twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="[overflow-wrap:anywhere]">
            <strong className="font-semibold">{quantity}</strong> {name}{' '}
            <span className="text-ink-muted">{number}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ProblemsProps = {
  problems: readonly LineProblem[];
  isStillAsked: (problem: LineProblem) => boolean;
  onConfirm: (asked: LineProblem) => void;
};

function Problems({ problems, isStillAsked, onConfirm }: ProblemsProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <Alert tone="warning">
      <p className="font-semibold">{text('quickEntry.problems', { count: problems.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {problems.map((problem, index) => {
          const { line, reason, variationId, sold } = problem;
          return (
            // The same line may be there twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className="[overflow-wrap:anywhere]">
              <strong className="font-semibold whitespace-pre-wrap">{line.written}</strong>: {reason}{' '}
              {variationId !== null && (
                <Link to={pathTo.variation(locale, variationId)} className="font-semibold underline underline-offset-4">
                  {text('quickEntry.toArticle')}
                </Link>
              )}
              {sold !== null && isStillAsked(problem) && (
                <Button variant="secondary" onClick={() => onConfirm(problem)} className="mt-2 block">
                  {text('product.manyPacksYes', { packs: sold })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
