import { useHost } from '../host.ts';
import { CheckedSetting } from './checked-setting.tsx';
import { CountrySetting } from './country-setting.tsx';
import { FormSection } from './form-section.tsx';
import { SettingField } from './setting-field.tsx';

const lines = ['companyName', 'companyStreet', 'companyHouseNumber', 'companyPostcode', 'companyTown'] as const;

const duties = ['companyManagers', 'companyRegister', 'companyVatId'] as const;

/** Who sells: what footer, mails and documents say of the company. */
export function CompanySettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.shop.company')}>
      <p className="ed:text-xs ed:text-gray-600">{text('editor.shop.companyNote')}</p>
      {lines.map((setting) => (
        <SettingField key={setting} setting={setting} kind="text" />
      ))}
      <CountrySetting />
      <CheckedSetting setting="companyEmail" form="email" maximum={200} />
      <SettingField setting="companyPhone" kind="text" />
      <SettingField setting="companyPhoneHours" kind="text" isTranslated />
      {duties.map((setting) => (
        <SettingField key={setting} setting={setting} kind="text" />
      ))}
      <CheckedSetting
        setting="takeBackPage"
        hint="editor.shop.takeBackPageHint"
        form="path"
        isTranslated
        maximum={500}
      />
      <SettingField setting="guaranteeNotice" hint="editor.shop.guaranteeNoticeHint" kind="picture" isTranslated />
    </FormSection>
  );
}
