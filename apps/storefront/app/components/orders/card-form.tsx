import { factsOf } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { startPayment } from '#app/session/payment-calls.ts';
import { type CardFieldName, cardFieldNames, openCardFields } from './card-script.ts';

export type CardOrder = {
  orderId: number;
  accessKey: string;
  amount: string;
  profileId: string;
  scriptUrl: string;
  isTest: boolean;
};

type Fields = Awaited<ReturnType<typeof openCardFields>>;

/** The card for an order, typed into fields of the provider: the shop gets a token and never the number. */
export function CardForm({ order }: { order: CardOrder }) {
  const text = useText();
  const locale = useLocale();
  const places = useRef<Partial<Record<CardFieldName, HTMLDivElement | null>>>({});
  const fields = useRef<Fields>(undefined);
  // Lost: the fields did not come, or do not answer.
  const [state, setState] = useState<'loading' | 'ready' | 'busy' | 'lost'>('loading');
  const [error, setError] = useState('');
  const { scriptUrl, profileId, isTest } = order;

  useEffect(() => {
    const mounted: { unmount: () => void }[] = [];
    let isGone = false;
    openCardFields({ scriptUrl, profileId, isTest }, factsOf(locale).locale).then(
      (opened) => {
        if (isGone) return;
        fields.current = opened;
        for (const name of cardFieldNames) {
          const place = places.current[name];
          if (!place) continue;
          const field = opened.createComponent(name);
          field.mount(place);
          mounted.push(field);
        }
        setState('ready');
      },
      () => setState('lost'),
    );
    return () => {
      isGone = true;
      for (const field of mounted) field.unmount();
    };
  }, [scriptUrl, profileId, isTest, locale]);

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state !== 'ready' || !fields.current) return;
    setState('busy');
    setError('');
    const answer = await fields.current.createToken().catch(() => null);
    if (!answer) return setState('lost');
    const { token } = answer;
    if (!token) setError(text('card.invalid'));
    const address =
      token && (await startPayment({ orderId: order.orderId, accessKey: order.accessKey, ccToken: token }));
    if (address) return window.location.assign(address);
    setState('ready');
  }

  const confirmation = pathTo.confirmation(locale, order.orderId, order.accessKey);
  return (
    <section className="mx-auto max-w-xl py-8 md:py-12">
      <h1 className="text-2xl font-semibold">{text('card.title')}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{text('card.hint', { amount: order.amount })}</p>
      {state === 'lost' ? (
        <div role="alert">
          <Alert tone="warning">{text('card.lost')}</Alert>
        </div>
      ) : (
        <form method="dialog" onSubmit={pay} className="grid gap-4">
          {cardFieldNames.map((name) => (
            <div key={name}>
              <p className="mb-1 text-sm font-medium">{text(`card.${name}`)}</p>
              <div
                ref={(place) => {
                  places.current[name] = place;
                }}
                className="h-12 rounded border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-primary"
              />
            </div>
          ))}
          <div role="alert" className="empty:hidden">
            {error !== '' && <Alert tone="negative">{error}</Alert>}
          </div>
          <Button type="submit" size="large" isBusy={state !== 'ready'}>
            {text('card.pay', { amount: order.amount })}
          </Button>
        </form>
      )}
      <p className="mt-6">
        <Link to={confirmation} className={buttonClasses({ variant: 'secondary' })}>
          {text('payment.otherMethod')}
        </Link>
      </p>
    </section>
  );
}
