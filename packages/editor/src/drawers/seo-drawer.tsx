import { useHost } from '../host.ts';
import { FormSection } from '../settings/form-section.tsx';
import { RobotsSelect } from '../settings/robots-select.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { type Setting, settingLabels } from '../settings/setting-labels.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useSetting } from '../settings/use-setting.ts';

/** What search engines are told of every page that says nothing itself. */
export default function SeoDrawer() {
  const { text } = useHost();
  return (
    <SettingsForm>
      <p className="ed:text-gray-600">{text('editor.seo.note')}</p>
      <FormSection title={text('editor.seo.meta')}>
        <SettingField setting="metaTitle" kind="text" isTranslated />
        <SettingField setting="metaDescription" kind="lines" isTranslated />
        <SettingField setting="metaKeywords" kind="text" isTranslated />
      </FormSection>
      <FormSection title={text('editor.seo.robotsSettings')}>
        <RobotsSetting setting="robots" />
      </FormSection>
      <FormSection title={text('editor.seo.singlePages')}>
        <p className="ed:text-xs ed:text-gray-600">{text('editor.seo.singlePagesNote')}</p>
        {singlePages.map((setting) => (
          <RobotsSetting key={setting} setting={setting} />
        ))}
      </FormSection>
    </SettingsForm>
  );
}

/** Pages of the shop that are in no tree of pages. */
const singlePages = [
  'robotsHomepage',
  'robotsSearchResult',
  'robotsLegalDisclosure',
  'robotsPrivacyPolicy',
  'robotsTermsAndConditions',
  'robotsCancellationRights',
  'robotsCancellationForm',
  'robotsAccessibilityDeclarationResult',
] as const;

function RobotsSetting({ setting }: { setting: Setting }) {
  const [value, change] = useSetting(setting);
  return <RobotsSelect label={settingLabels[setting]} value={value} onChange={change} />;
}
