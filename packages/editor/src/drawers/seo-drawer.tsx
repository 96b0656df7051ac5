import { useHost } from '../host.ts';
import { FormSection } from '../settings/form-section.tsx';
import { RobotsSelect } from '../settings/robots-select.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useSetting } from '../settings/use-setting.ts';

/** What search engines are told of every page that says nothing itself. */
export default function SeoDrawer() {
  const { text } = useHost();
  return (
    <SettingsForm>
      <p className="ed:text-gray-600">{text('editor.seo.note')}</p>
      <FormSection title={text('editor.seo.meta')}>
        <SettingField setting="metaTitle" kind="text" isTranslated maximum={200} />
        <SettingField setting="metaDescription" kind="lines" isTranslated maximum={500} />
        <SettingField setting="metaKeywords" kind="text" isTranslated maximum={500} />
      </FormSection>
      <FormSection title={text('editor.seo.robotsSettings')}>
        <GlobalRobots />
      </FormSection>
    </SettingsForm>
  );
}

function GlobalRobots() {
  const [value, change] = useSetting('robots');
  return <RobotsSelect value={value} onChange={change} />;
}
