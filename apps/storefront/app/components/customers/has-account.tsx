import { pathTo } from '@mise/rules/path-to.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';

/** For whoever has an account already. `redirect`: where they wanted to go. */
export function HasAccount({ redirect }: { redirect: string | null }) {
  const text = useText();
  return (
    <p className="mt-6 text-center">
      {text('login.hasAccount')}{' '}
      <Link
        to={pathTo.login(useLocale(), redirect ?? undefined)}
        className="font-semibold text-primary-ink underline underline-offset-4"
      >
        {text('login.toLogin')}
      </Link>
    </p>
  );
}
