import type { Side } from '@mise/rules/net-gross.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { useState } from 'react';
import { useText } from '#app/page/use-text.ts';

const sides = ['net', 'gross'] as const;

/** Lets a guest choose net or gross prices. The page comes anew with them, and the cart with it. */
export default function PriceSwitch({ current }: { current: Side }) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);

  async function choose(side: Side): Promise<void> {
    if (isBusy || side === current) return;
    setIsBusy(true);
    const { choosePriceSide } = await import('#app/session/choose-price-side.ts');
    await choosePriceSide(side);
    setIsBusy(false);
  }

  return (
    <section
      aria-labelledby="price-switch"
      aria-busy={isBusy}
      className="-mr-2 flex items-center noscript:hidden md:col-start-3 md:justify-self-end"
    >
      <span id="price-switch" className="sr-only sm:not-sr-only sm:pr-1">
        {text('header.prices')}
      </span>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={side === current}
          onClick={() => choose(side)}
          className={classNames(
            'min-h-8 px-2 first-of-type:border-r first-of-type:border-current/40',
            side === current
              ? 'font-bold underline decoration-2 underline-offset-4'
              : 'hover:underline hover:underline-offset-4',
          )}
        >
          {text(`header.prices.${side}`)}
        </button>
      ))}
    </section>
  );
}
