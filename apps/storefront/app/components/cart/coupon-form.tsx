import { Button } from '@mise/ui/button.tsx';
import { TextField } from '@mise/ui/text-field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { Vouchers } from './use-vouchers.ts';

/** What was typed stays until it was taken; what is sent early is sent by scripts. */
export default function CouponForm({ redeem }: Pick<Vouchers, 'redeem'>) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = input.current;
    if (!field || isBusy) return;
    const code = field.value.trim();
    setIsBusy(true);
    const refused = code === '' ? text('coupon.missing') : await redeem(code);
    setIsBusy(false);
    setError(refused);
    if (refused === '') field.value = '';
    field.focus();
  }

  return (
    <form
      // Outside a dialog it sends nothing: before scripts answer, Enter must not write the code into the address.
      method="dialog"
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        ref={input}
        label={text('coupon.code')}
        name="couponCode"
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        className="min-w-40 flex-1"
      />
      <Button type="submit" variant="secondary" size="large" isBusy={isBusy} className="mt-[1.5625rem]">
        {text('coupon.redeem')}
      </Button>
    </form>
  );
}
