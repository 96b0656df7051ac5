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
        <SettingField setting="headerLogo" label="editor.general.logo" hint="editor.general.logoHint" kind="picture" />
        <SettingField
          setting="favicon"
          label="editor.general.favicon"
          hint="editor.general.faviconHint"
          kind="picture"
        />
      </FormSection>
      <FormSection title={text('editor.general.social')}>
        <SettingField
          setting="ogTitle"
          label="editor.general.ogTitle"
          hint="editor.general.ogTitleHint"
          kind="text"
          isTranslated
          maximum={200}
        />
        <SettingField setting="ogImg" label="editor.general.ogImage" hint="editor.general.ogImageHint" kind="picture" />
      </FormSection>
      <FormSection title={text('editor.general.images')}>
        <SettingField setting="useAvif" label="editor.general.useAvif" kind="flag" />
        <SettingField setting="useWebp" label="editor.general.useWebp" kind="flag" />
      </FormSection>
      <FormSection title={text('editor.general.cart')}>
        <SettingChoice
          setting="cartReaction"
          label="editor.general.cartReaction"
          choices={[
            ['sideCart', 'editor.general.sideCart'],
            ['notification', 'editor.general.cartMessage'],
            ['quickCheckout', 'editor.general.quickCheckout'],
          ]}
        />
        <SettingField
          setting="quickCheckoutSeconds"
          label="editor.general.quickCheckoutSeconds"
          hint="editor.general.quickCheckoutSecondsHint"
          kind="text"
          maximum={3}
        />
      </FormSection>
      <FormSection title={text('editor.general.dispatch')}>
        <SettingField
          setting="dispatchCutOff"
          label="editor.general.dispatchCutOff"
          hint="editor.general.dispatchCutOffHint"
          kind="text"
          maximum={5}
        />
        <SettingChoice
          setting="warehouseState"
          label="editor.general.warehouseState"
          hint="editor.general.warehouseStateHint"
          choices={[
            ['', 'editor.general.noState'],
            ...germanStates.map((state) => [state, `editor.state.${state}`] as const),
          ]}
        />
        <WeekdaysSetting setting="warehouseWeekdays" label="editor.general.warehouseWeekdays" />
        <SettingField
          setting="warehouseClosedDays"
          label="editor.general.warehouseClosedDays"
          hint="editor.general.warehouseClosedDaysHint"
          kind="lines"
        />
      </FormSection>
    </SettingsForm>
  );
}
