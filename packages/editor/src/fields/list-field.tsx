import { TextButton } from '../controls/text-button.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { FieldKeyProvider, useFieldKey } from './field-key-context.ts';
import type { FieldOf, FieldProps, RenderField } from './field-props.ts';
import { useLabel } from './use-label.ts';

type ListFieldProps = FieldProps<FieldOf<'list'>> & { renderField: RenderField };

/** Entries that can be added, moved and taken away. */
export function ListField({ field, value, onChange, renderField }: ListFieldProps) {
  const { text } = useHost();
  const label = useLabel();
  const key = useFieldKey();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const { item } = field;

  const indexes: readonly number[] = [...entries.keys()];

  /** `formerIndexes`: of each entry that there is to be; null is a new one. */
  function arrange(formerIndexes: readonly (number | null)[]): void {
    const arranged = formerIndexes.map((former) => (former === null ? emptyEntry(item) : entries[former]));
    onChange([], arranged, field, formerIndexes);
  }

  function move(index: number, offset: number): void {
    arrange(indexes.toSpliced(index, 1).toSpliced(index + offset, 0, index));
  }

  return (
    <fieldset>
      <legend className="ed:mb-1 ed:text-sm ed:font-medium">{label(field.label)}</legend>
      <ol className="ed:flex ed:flex-col ed:gap-2">
        {entries.map((entry, index) => {
          const number = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else to be told apart by
            <li key={index} className="ed:rounded ed:border ed:border-gray-200 ed:p-2">
              <FieldKeyProvider value={`${key}.${index}`}>
                {renderField({
                  field: { ...item, label: numbered(item, number) },
                  value: entry,
                  onChange: (path, ...change) => onChange([index, ...path], ...change),
                })}
              </FieldKeyProvider>
              <div className="ed:mt-1 ed:flex ed:justify-end">
                <ToolButton
                  icon="arrowUp"
                  label={text('editor.field.moveUp', { number })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <ToolButton
                  icon="arrowDown"
                  label={text('editor.field.moveDown', { number })}
                  disabled={number === entries.length}
                  onClick={() => move(index, 1)}
                />
                <ToolButton
                  icon="trash"
                  label={text('editor.field.remove', { number })}
                  onClick={() => arrange(indexes.toSpliced(index, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <TextButton
        className="ed:mt-2"
        disabled={field.maximum !== undefined && entries.length >= field.maximum}
        onClick={() => arrange([...indexes, null])}
      >
        {text('editor.field.add')}
      </TextButton>
    </fieldset>
  );
}

function emptyEntry({ kind }: FieldOf<'list'>['item']): object | string {
  return kind === 'group' ? {} : '';
}

function numbered({ label }: FieldOf<'list'>['item'], number: number) {
  return { de: `${label.de} ${number}`, en: `${label.en} ${number}` };
}
