import type { FieldOf, FieldProps, RenderField } from './field-props.ts';
import { FieldRows } from './field-rows.tsx';
import { useLabel } from './use-label.ts';
import { isValues } from './values-at.ts';

type GroupFieldProps = FieldProps<FieldOf<'group'>> & { renderField: RenderField };

/** Fields that belong together, under what they are called; open until somebody folds them away. */
export function GroupField({ field, value, ...rest }: GroupFieldProps) {
  const label = useLabel();
  return (
    <details open className="ed:border-b ed:border-gray-200 ed:pb-4">
      <summary className="ed:mb-2 ed:cursor-pointer ed:rounded ed:py-1 ed:text-sm ed:font-semibold">
        {label(field.label)}
      </summary>
      <FieldRows {...rest} fields={field.fields} values={isValues(value) ? value : undefined} />
    </details>
  );
}
