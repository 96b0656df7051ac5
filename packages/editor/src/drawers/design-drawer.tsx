import { useHost } from '../host.ts';
import { FontSelect } from '../settings/font-select.tsx';
import { FormSection } from '../settings/form-section.tsx';
import { PalettePreview } from '../settings/palette-preview.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { SpacingButtons } from '../settings/spacing-buttons.tsx';

/** How the whole shop looks. */
export default function DesignDrawer() {
  const { text } = useHost();
  return (
    <SettingsForm>
      <FormSection title={text('editor.design.fonts')}>
        <FontSelect />
      </FormSection>
      <FormSection title={text('editor.design.colors')}>
        <div>
          <SettingField setting="primaryColor" kind="color" />
          <PalettePreview setting="primaryColor" usual="primary" />
        </div>
        <div>
          <SettingField setting="secondaryColor" kind="color" />
          <PalettePreview setting="secondaryColor" usual="secondary" />
        </div>
      </FormSection>
      <FormSection title={text('editor.design.spacing')}>
        <SpacingButtons />
      </FormSection>
    </SettingsForm>
  );
}
