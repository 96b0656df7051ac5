import { useHost } from '../host.ts';
import { CheckedSetting } from '../settings/checked-setting.tsx';
import { DispatchSettings, PickupPointSettings, PreferredDaySettings } from '../settings/delivery-settings.tsx';
import { FormSection } from '../settings/form-section.tsx';
import { SettingChoice } from '../settings/setting-choice.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';

/** How the shop presents itself: its sign, how it is shared, which forms its photographs take, when it sends goods and who takes them. */
export default function GeneralDrawer() {
  const { text } = useHost();
  return (
    <SettingsForm>
      <FormSection title={text('editor.general.branding')}>
        <SettingField setting="headerLogo" hint="editor.general.logoHint" kind="picture" />
        <SettingField setting="favicon" hint="editor.general.faviconHint" kind="picture" />
      </FormSection>
      <FormSection title={text('editor.general.social')}>
        <SettingField setting="ogTitle" hint="editor.general.ogTitleHint" kind="text" isTranslated />
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
        <CheckedSetting
          setting="quickCheckoutSeconds"
          hint="editor.general.quickCheckoutSecondsHint"
          form="number"
          maximum={3}
        />
      </FormSection>
      <DispatchSettings />
      <PreferredDaySettings />
      <PickupPointSettings />
    </SettingsForm>
  );
}
