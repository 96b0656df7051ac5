import { Checkbox } from '@mise/ui/checkbox.tsx';
import { useText } from '#app/page/use-text.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { FilterGroup } from '#app/views/list-filters.ts';
import MultiSelectWithTexts from './multi-select-with-texts.tsx';

type FilterValuesProps = { group: FilterGroup; chosen: string[]; onChoose: (facets: string[]) => void };

/** So many values are seen at a glance; among more one searches. */
const mostBoxes = 8;

/** The values of a group: boxes, or a field that searches where they are many. Without scripts they are boxes always. */
export function FilterValues({ group, chosen, onChoose }: FilterValuesProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const { name, values } = group;
  const boxes = <ValueBoxes group={group} chosen={chosen} onChoose={onChoose} />;
  if (values.length <= mostBoxes) return boxes;

  const isOfGroup = (id: string) => values.some((value) => value.id === id);
  const selected = chosen.filter(isOfGroup);
  return (
    <>
      {/* The form has every choice, whatever shows it. */}
      {isHydrated && selected.map((id) => <input key={id} type="hidden" name="facets" value={id} />)}
      <MultiSelectWithTexts
        label={name}
        isLabelHidden
        className="noscript:hidden"
        options={values.map(({ id, name: label, count }) => ({
          value: id,
          label,
          detail: text('filter.count', { count }),
          isDisabled: count === 0,
        }))}
        selected={selected}
        onChange={(now) => onChoose([...chosen.filter((id) => !isOfGroup(id)), ...now])}
      />
      {!isHydrated && <div className="hidden max-h-72 overflow-y-auto noscript:block">{boxes}</div>}
    </>
  );
}

function ValueBoxes({ group: { values }, chosen, onChoose }: FilterValuesProps) {
  const text = useText();
  return values.map(({ id, name, count }) => {
    const isChosen = chosen.includes(id);
    const isEmpty = count === 0 && !isChosen;
    return (
      <Checkbox
        key={id}
        name="facets"
        value={id}
        checked={isChosen}
        disabled={isEmpty}
        onChange={() => onChoose(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
        label={
          <>
            {isEmpty ? <span className="text-ink-muted">{`${name} `}</span> : `${name} `}
            <span className="text-ink-muted">{text('filter.count', { count })}</span>
          </>
        }
        className="py-1 max-lg:py-2"
      />
    );
  });
}
