import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { useText } from '#app/page/use-text.ts';

/** What somebody's role does not allow, and why. */
export function RefusedPage({ reason }: { reason: string }) {
  const text = useText();
  return (
    <div className="py-8">
      <title>{text('operator.refused')}</title>
      <h1 className="text-2xl font-semibold">{text('operator.refused')}</h1>
      <p className="mt-3 max-w-prose">{reason}</p>
      <a href={pathTo.operator()} className={buttonClasses({ className: 'mt-6' })}>
        {text('operator.nav.account')}
      </a>
    </div>
  );
}
