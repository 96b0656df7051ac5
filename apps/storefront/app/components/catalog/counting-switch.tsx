import type { Pack } from '@mise/rules/pack.ts';
import { useEffect, useRef } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { Counting } from './use-counting.ts';

type CountingSwitchProps = { pack: Pack; counting: Counting; onChoose: (counting: Counting) => void };

/** Whether the number in the field below counts packs or pieces. */
export function CountingSwitch({ pack, counting, onChoose }: CountingSwitchProps) {
  const text = useText();
  const ways = [
    { value: 'packs', label: pack.name?.other ?? '' },
    { value: 'pieces', label: pack.unit.other },
  ] as const;
  const part = useRef<HTMLFieldSetElement>(null);
  // What was chosen while the page was still being taken over counts like anything chosen later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is only one such moment
  useEffect(() => {
    const shown = part.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = ways.find(({ value }) => value === shown);
    if (chosen && chosen.value !== counting) onChoose(chosen.value);
  }, []);

  return (
    <fieldset ref={part} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm noscript:hidden print:hidden">
      <legend className="float-left mr-1 font-medium">{text('product.countIn')}</legend>
      {ways.map(({ value, label }) => (
        <label key={value} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name="counting"
            value={value}
            // A browser that remembers forms would show what does not hold.
            autoComplete="off"
            checked={counting === value}
            onChange={() => onChoose(value)}
            className="size-5 accent-primary-edge"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
