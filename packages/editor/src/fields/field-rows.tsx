import type { FormField } from '@mise/contract/content/block-form.ts';
import { FieldKeyProvider, useFieldKey } from './field-key-context.ts';
import type { FieldProps, RenderField } from './field-props.ts';
import type { Values } from './values-at.ts';

type FieldRowsProps = {
  fields: readonly FormField[];
  /** What they hold, by their keys. */
  values: Values | undefined;
  onChange: FieldProps['onChange'];
  renderField: RenderField;
};

/** Fields one below the other. */
export function FieldRows({ fields, values, onChange, renderField }: FieldRowsProps) {
  const key = useFieldKey();
  return (
    <div className="ed:flex ed:flex-col ed:gap-4">
      {fields.map((field) => (
        <FieldKeyProvider key={field.key} value={`${key}.${field.key}`}>
          {renderField({
            field,
            value: values?.[field.key],
            onChange: (path, ...change) => onChange([field.key, ...path], ...change),
          })}
        </FieldKeyProvider>
      ))}
    </div>
  );
}
