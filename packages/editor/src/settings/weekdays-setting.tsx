import { factsOf } from '@mise/rules/languages.ts';
import { useField } from '../fields/use-field.ts';
import { useLabel } from '../fields/use-label.ts';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';
import { type Setting, settingLabels } from './setting-labels.ts';
import { useSetting } from './use-setting.ts';

const days = ['1', '2', '3', '4', '5', '6', '7'];

/** 2024-01-01 was a Monday. */
const dateOf = (day: string) => new Date(Date.UTC(2024, 0, Number(day)));

type WeekdaysSettingProps = {
  setting: Setting;
  hint?: EditorTextId;
  /** Else the last one stays: a shop that never sends promises no date. */
  mayBeNone?: boolean;
};

/** Days of the week, stored as "1,2,3,4,5"; 1 is Monday. */
export function WeekdaysSetting({ setting, hint, mayBeNone = false }: WeekdaysSettingProps) {
  const { language } = useHost();
  const [value, change] = useSetting(setting);
  const field = useField({ key: setting, label: settingLabels[setting], hint });
  const name = useLabel();
  const format = new Intl.DateTimeFormat(factsOf(language).locale, { weekday: 'short', timeZone: 'UTC' });
  const chosen = value.split(',');

  function turn(day: string): void {
    const next = days.filter((each) => chosen.includes(each) !== (each === day));
    if (next.length > 0 || mayBeNone) change(next.join(','));
  }

  return (
    <fieldset>
      <legend className="ed:mb-1 ed:text-sm ed:font-medium">{name(field.label)}</legend>
      <div className="ed:flex ed:flex-wrap ed:gap-x-3 ed:gap-y-1">
        {days.map((day) => (
          <label key={day} className="ed:flex ed:min-h-6 ed:items-center ed:gap-1 ed:text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={() => turn(day)}
              className="ed:size-4 ed:accent-blue-600 ed:pointer-coarse:size-6"
            />
            {format.format(dateOf(day))}
          </label>
        ))}
      </div>
      {field.hint && <p className="ed:mt-1 ed:text-xs ed:text-gray-600">{name(field.hint)}</p>}
    </fieldset>
  );
}
