import { ColorField } from '../fields/color-field.tsx';
import { FlagField } from '../fields/flag-field.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useField } from '../fields/use-field.ts';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';
import { longestOfSetting } from './longest-settings.ts';
import { SettingFrame } from './setting-frame.tsx';
import { type Setting, settingLabels } from './setting-labels.ts';
import { useSetting } from './use-setting.ts';

const controls = { text: TextField, picture: PictureField, color: ColorField } as const;

type SettingFieldProps = {
  setting: Setting;
  hint?: EditorTextId;
  kind: keyof typeof controls | 'lines' | 'flag';
  /** It is read by people: there is a text for each language. */
  isTranslated?: boolean;
};

/** A field of the settings of the shop. */
export function SettingField({ setting, hint, kind, isTranslated = false }: SettingFieldProps) {
  const { language } = useHost();
  const [value, change] = useSetting(setting, isTranslated ? language : undefined);
  const field = useField({ key: setting, label: settingLabels[setting], hint, maximum: longestOfSetting(setting) });
  return (
    <SettingFrame setting={setting} isTranslated={isTranslated}>
      <Control kind={kind} field={field} isTranslated={isTranslated} value={value} onChange={change} />
    </SettingFrame>
  );
}

type ControlProps = Pick<SettingFieldProps, 'kind'> & {
  field: ReturnType<typeof useField>;
  isTranslated: boolean;
  value: string;
  onChange: (value: string) => void;
};

function Control({ kind, field, isTranslated, value, onChange }: ControlProps) {
  const take = (_path: readonly unknown[], next: unknown) => onChange(String(next ?? ''));
  if (kind === 'lines') return <LinesField field={field} value={value} rows={3} onChange={onChange} />;
  if (kind === 'flag') {
    return <FlagField field={{ ...field, kind, usual: false }} value={value === 'true'} onChange={take} />;
  }
  const Suited = controls[kind];
  return <Suited field={{ ...field, kind, isTranslated }} value={value} onChange={take} />;
}
