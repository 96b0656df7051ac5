import { pathTo } from '@mise/rules/path-to.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';

type HasAccountProps = {
  /** Where they wanted to go. */
  redirect: string | null;
  /** What they may want instead of this page; else it is to use the account they have. */
  question?: string;
};

/** For whoever has an account already. */
export function HasAccount({ redirect, question }: HasAccountProps) {
  const text = useText();
  return (
    <p className="mt-6 text-center">
      {question ?? text('login.hasAccount')}{' '}
      <Link
        to={pathTo.login(useLocale(), redirect ?? undefined)}
        className="font-semibold text-primary-ink underline underline-offset-4"
      >
        {text('login.toLogin')}
      </Link>
    </p>
  );
}
