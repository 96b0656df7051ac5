import { germanStates } from '@mise/rules/german-states.ts';
import { useHost } from '../host.ts';
import { FormSection } from '../settings/form-section.tsx';
import { SettingChoice } from '../settings/setting-choice.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { WeekdaysSetting } from '../settings/weekdays-setting.tsx';

/** How the shop presents itself: its sign, how it is shared, which forms its photographs take, when it sends goods. */
export default function GeneralDrawer() {
  const { text } = useHost();
  return (
    <SettingsForm>
      <FormSection title={text('editor.general.branding')}>
        <SettingField setting="headerLogo" hint="editor.general.logoHint" kind="picture" />
        <SettingField setting="favicon" hint="editor.general.faviconHint" kind="picture" />
      </FormSection>
      <FormSection title={text('editor.general.social')}>
        <SettingField setting="ogTitle" hint="editor.general.ogTitleHint" kind="text" isTranslated maximum={200} />
        <SettingField setting="ogImg" hint="editor.general.ogImageHint" kind="picture" />
      </FormSection>
      <FormSection title={text('editor.general.images')}>
        <SettingField setting="useAvif" kind="flag" />
        <SettingField setting="useWebp" kind="flag" />
      </FormSection>
      <FormSection title={text('editor.general.cart')}>
        <SettingChoice
          setting="cartReaction"
          choices={[
            ['sideCart', 'editor.general.sideCart'],
            ['notification', 'editor.general.cartMessage'],
            ['quickCheckout', 'editor.general.quickCheckout'],
          ]}
        />
        <SettingField
          setting="quickCheckoutSeconds"
          hint="editor.general.quickCheckoutSecondsHint"
          kind="text"
          maximum={3}
        />
      </FormSection>
      <FormSection title={text('editor.general.dispatch')}>
        <SettingField setting="dispatchCutOff" hint="editor.general.dispatchCutOffHint" kind="text" maximum={5} />
        <SettingChoice
          setting="warehouseState"
          hint="editor.general.warehouseStateHint"
          choices={[
            ['', 'editor.general.noState'],
            ...germanStates.map((state) => [state, `editor.state.${state}`] as const),
          ]}
        />
        <WeekdaysSetting setting="warehouseWeekdays" />
        <SettingField setting="warehouseClosedDays" hint="editor.general.warehouseClosedDaysHint" kind="lines" />
      </FormSection>
    </SettingsForm>
  );
}
