import { germanStates } from '@mise/rules/german-states.ts';
import { useHost } from '../host.ts';
import { CheckedSetting } from './checked-setting.tsx';
import { CutOffSetting } from './cut-off-setting.tsx';
import { FormSection } from './form-section.tsx';
import { SettingChoice } from './setting-choice.tsx';
import { SettingField } from './setting-field.tsx';
import { WeekdaysSetting } from './weekdays-setting.tsx';

/** When goods leave the warehouse. */
export function DispatchSettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.general.dispatch')}>
      <CheckedSetting setting="dispatchCutOff" hint="editor.general.dispatchCutOffHint" form="time" maximum={5} />
      <SettingChoice
        setting="warehouseState"
        hint="editor.general.warehouseStateHint"
        choices={[
          ['', 'editor.general.noState'],
          ...germanStates.map((state) => [state, `editor.state.${state}`] as const),
        ]}
      />
      <WeekdaysSetting setting="warehouseWeekdays" />
      <CheckedSetting
        setting="warehouseClosedDays"
        hint="editor.general.warehouseClosedDaysHint"
        form="days"
        rows={3}
      />
    </FormSection>
  );
}

/** What a preferred day of delivery costs, and until when one can be promised. */
export function PreferredDaySettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.general.preferredDay')}>
      <CheckedSetting
        setting="preferredDayAdditionalCharge"
        hint="editor.general.preferredDayChargeHint"
        form="price"
        maximum={9}
      />
      <CutOffSetting />
      <WeekdaysSetting
        setting="preferredDayExcludedWeekdays"
        hint="editor.general.preferredDayExcludedHint"
        mayBeNone
      />
    </FormSection>
  );
}

/** Lockers and post offices. */
export function PickupPointSettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.general.pickupPoints')}>
      <SettingField setting="postNumberRequired" kind="flag" />
      <SettingField setting="mapsApiKey" hint="editor.general.mapsApiKeyHint" kind="text" />
    </FormSection>
  );
}
