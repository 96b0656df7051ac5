import { useHost } from '../host.ts';
import { AdminSettings } from '../settings/admin-settings.tsx';
import { CheckedSetting } from '../settings/checked-setting.tsx';
import { CompanySettings } from '../settings/company-settings.tsx';
import { FormSection } from '../settings/form-section.tsx';
import { CheckoutSettings, PaymentSettings, ReturnSettings, ReviewSettings } from '../settings/sales-settings.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';

/** Who sells here, what stands on every page, and how is sold. */
export default function ShopDrawer() {
  const { text } = useHost();
  return (
    <SettingsForm>
      <FormSection title={text('editor.shop.everywhere')}>
        <CheckedSetting setting="shopName" form="required" maximum={100} />
        <SettingField setting="homepageTitle" hint="editor.shop.homepageTitleHint" kind="text" isTranslated />
        <SettingField setting="announcement" hint="editor.shop.announcementHint" kind="text" isTranslated />
        <SettingField setting="footerFacts" hint="editor.shop.footerFactsHint" kind="lines" isTranslated />
      </FormSection>
      <CompanySettings />
      <CheckoutSettings />
      <PaymentSettings />
      <AdminSettings />
      <ReturnSettings />
      <ReviewSettings />
      <FormSection title={text('editor.shop.editor')}>
        <SettingField setting="showConfigurationDrawer" kind="flag" />
      </FormSection>
    </SettingsForm>
  );
}
