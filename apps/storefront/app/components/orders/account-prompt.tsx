import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { useCustomer } from '#app/session/customer-store.ts';

/** For a guest who has ordered: the order comes into the account of its e-mail address. */
export function AccountPrompt() {
  const text = useText();
  const locale = useLocale();
  const { customer } = useCustomer();
  if (customer !== null) return null;
  return (
    <section
      aria-labelledby="account-prompt"
      className="mt-8 rounded border border-line bg-sunken p-4 md:p-6 print:hidden"
    >
      <h2 id="account-prompt" className="text-lg font-semibold">
        {text('order.accountTitle')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-muted">{text('order.accountHint')}</p>
      <p className="mt-4">
        <Link to={pathTo.register(locale)} className={buttonClasses({ variant: 'secondary', size: 'large' })}>
          {text('order.createAccount')}
        </Link>
      </p>
    </section>
  );
}
