import { childrenOf } from '../document/children-of.ts';
import { useHost } from '../host.ts';
import { useEditedBlock } from './edited-block.ts';
import { inputClasses } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useLabel } from './use-label.ts';

const twelfths = Array.from({ length: 12 }, (_, index) => index + 1);

/** How wide each block is that this one holds. */
export function ColumnsField({ field, value, onChange }: FieldProps) {
  const { text } = useHost();
  const label = useLabel();
  const block = useEditedBlock();
  const count = block ? childrenOf(block).length : 0;
  const usual = count > 2 ? 4 : 6;
  const widths = Array.from({ length: count }, (_, index) => {
    const width = Array.isArray(value) ? Number(value[index]) : Number.NaN;
    return Number.isInteger(width) ? width : usual;
  });
  if (count === 0) return null;
  return (
    <fieldset>
      <legend className="ed:mb-1 ed:text-sm ed:font-medium">{label(field.label)}</legend>
      <div className="ed:grid ed:grid-cols-3 ed:gap-2">
        {widths.map((width, index) => (
          <select
            // biome-ignore lint/suspicious/noArrayIndexKey: a width belongs to a place
            key={index}
            aria-label={text('editor.field.column', { number: index + 1 })}
            value={width}
            onChange={(event) => onChange([], widths.with(index, Number(event.target.value)), field)}
            className={inputClasses}
          >
            {twelfths.map((each) => (
              <option key={each} value={each}>
                {`${each}/12`}
              </option>
            ))}
          </select>
        ))}
      </div>
      {field.hint && <p className="ed:mt-1 ed:text-xs ed:text-gray-600">{label(field.hint)}</p>}
    </fieldset>
  );
}
