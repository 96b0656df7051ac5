import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { controlClasses, FieldFrame } from '@mise/ui/field-frame.tsx';
import { useEffect } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { type LineProblem, useQuickEntry } from './use-quick-entry.ts';

const id = 'quick-entry-lines';

/** Article numbers with quantities, typed or pasted from a spreadsheet, a line each. */
export default function QuickEntry() {
  const text = useText();
  const locale = useLocale();
  const { field, typed, setTyped, outcome, isBusy, submit } = useQuickEntry();
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
          onChange={(event) => setTyped(event.target.value)}
          placeholder={'TW-1001-27-WS;12\nTW-1028-ME;4'}
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
        {outcome && (
          <Alert tone={outcome.added > 0 ? 'positive' : 'neutral'}>
            {text('quickEntry.outcome', { count: outcome.added })}
          </Alert>
        )}
        {outcome && outcome.problems.length > 0 && <Problems problems={outcome.problems} />}
      </div>
    </form>
  );
}

function Problems({ problems }: { problems: readonly LineProblem[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Alert tone="warning">
      <p className="font-semibold">{text('quickEntry.problems', { count: problems.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {problems.map(({ written, reason, variationId }, index) => (
          // The same line may be there twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="[overflow-wrap:anywhere]">
            <strong className="font-semibold">{written}</strong>: {reason}{' '}
            {variationId !== null && (
              <Link to={pathTo.variation(locale, variationId)} className="font-semibold underline underline-offset-4">
                {text('quickEntry.toArticle')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
