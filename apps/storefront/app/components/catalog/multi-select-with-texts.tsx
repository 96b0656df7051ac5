import { MultiSelect, type MultiSelectProps } from '@mise/ui/multi-select.tsx';
import { useText } from '#app/page/use-text.ts';

/** The primitive with the words of the page's language. */
export default function MultiSelectWithTexts(props: Omit<MultiSelectProps, 'texts'>) {
  const text = useText();
  return (
    <MultiSelect
      {...props}
      texts={{
        noElements: text('select.noElements'),
        empty: text('select.empty'),
        select: text('select.select'),
        remove: text('select.remove'),
        selected: text('select.selected'),
        create: text('select.create'),
        maximum: (count) => text('select.maximum', { count }),
        removeOf: (label) => text('select.removeOf', { label }),
        placeholder: text('select.placeholder'),
      }}
    />
  );
}
