import { factsOf, type Language } from '@mise/rules/languages.ts';
import { CheckedField } from '../fields/checked-field.tsx';
import { useField } from '../fields/use-field.ts';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';
import { SettingFrame } from './setting-frame.tsx';
import { type Setting, settingLabels } from './setting-labels.ts';
import { useSetting } from './use-setting.ts';
import { type WrittenFormName, writtenForms } from './written-forms.ts';

type CheckedSettingProps = {
  setting: Setting;
  hint?: EditorTextId;
  form: WrittenFormName;
  isTranslated?: boolean;
  maximum?: number;
  /** Of a text of several lines. */
  rows?: number;
};

/** A setting of the shop that has to be written in a certain way. */
export function CheckedSetting({ setting, hint, form, isTranslated = false, maximum, rows }: CheckedSettingProps) {
  const { text, language } = useHost();
  const [value, change] = useSetting(setting, isTranslated ? language : undefined);
  const field = useField({ key: setting, label: settingLabels[setting], hint, maximum });
  const { read, error } = writtenForms[form];
  return (
    <SettingFrame setting={setting} isTranslated={isTranslated}>
      <CheckedField
        field={{ ...field, kind: 'text', isTranslated }}
        value={form === 'price' ? asWritten(value, language) : value}
        read={read}
        error={text(error)}
        rows={rows}
        onChange={change}
      />
    </SettingFrame>
  );
}

/** Amounts are stored with a point, and shown as the language writes them. */
function asWritten(amount: string, language: Language): string {
  const parts = new Intl.NumberFormat(factsOf(language).locale).formatToParts(0.1);
  return amount.replace(/[.,]/, parts.find(({ type }) => type === 'decimal')?.value ?? '.');
}
