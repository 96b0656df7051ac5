import { withoutLanguage } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';

/** For whoever has no account: open one, or order without. `redirect`: where they wanted to go. */
export function NewHere({ redirect }: { redirect: string | null }) {
  const text = useText();
  const locale = useLocale();
  const isOrdering = redirect !== null && withoutLanguage(redirect) === '/checkout';
  return (
    <section aria-labelledby="new-here" className="mt-6 rounded border border-line bg-sunken p-4 md:p-6">
      <h2 id="new-here" className="text-lg font-semibold">
        {text('login.newTitle')}
      </h2>
      <p className="mt-1 text-ink-muted">{text('login.newHint')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link
          to={pathTo.register(locale, redirect ?? undefined)}
          className={buttonClasses({ variant: 'secondary', size: 'large' })}
        >
          {text('login.register')}
        </Link>
        {isOrdering && (
          <Link to={pathTo.guestLogin(locale)} className={buttonClasses({ variant: 'quiet', size: 'large' })}>
            {text('login.guest')}
          </Link>
        )}
      </p>
    </section>
  );
}
