import type { Pack } from '@mise/rules/pack.ts';
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
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm noscript:hidden">
      <legend className="float-left mr-1 font-medium">{text('product.countIn')}</legend>
      {ways.map(({ value, label }) => (
        <label key={value} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name="counting"
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
