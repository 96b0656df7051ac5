import { Disclosure } from '@mise/ui/disclosure.tsx';
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import { onIntent } from '#app/start/first-intent.ts';
import type { Vouchers } from './use-vouchers.ts';

const CouponForm = lazy(onIntent(() => import('./coupon-form.tsx')));

/** Where the code of a coupon or a gift card is entered. */
export function CouponField({ vouchers }: { vouchers: Vouchers }) {
  const text = useText();
  const latest = useRef(vouchers.redeem);
  const [redeem] = useState(() => (code: string) => latest.current(code));
  useEffect(() => {
    latest.current = vouchers.redeem;
  });
  return (
    <div ref={vouchers.place} className="print:hidden">
      <Disclosure title={text('coupon.enter')} className="border-b-0">
        <Content redeem={redeem} />
      </Disclosure>
    </div>
  );
}

/** Never drawn again while its scripts are on their way: what was typed would be lost. */
const Content = memo(function Content({ redeem }: Pick<Vouchers, 'redeem'>) {
  return (
    <Suspense>
      <CouponForm redeem={redeem} />
    </Suspense>
  );
});
