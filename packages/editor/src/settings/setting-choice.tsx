import { ChoiceField } from '../fields/choice-field.tsx';
import { useField } from '../fields/use-field.ts';
import { useHost } from '../host.ts';
import type { EditorTextId } from '../texts.ts';
import { SettingFrame } from './setting-frame.tsx';
import { type Setting, settingLabels } from './setting-labels.ts';
import { useSetting } from './use-setting.ts';

type SettingChoiceProps = {
  setting: Setting;
  hint?: EditorTextId;
  /** What can be stored, and what each is called; the first counts where nothing is. */
  choices: readonly (readonly [value: string, label: EditorTextId])[];
};

/** A setting of the shop that is one of a few words. */
export function SettingChoice({ setting, hint, choices }: SettingChoiceProps) {
  const { text } = useHost();
  const [value, change] = useSetting(setting);
  const field = useField({ key: setting, label: settingLabels[setting], hint });
  const named = choices.map(([word, id]) => ({ value: word, label: { de: text(id), en: text(id) } }));
  return (
    <SettingFrame setting={setting}>
      <ChoiceField
        field={{ ...field, kind: 'choice', usual: named[0]?.value ?? '', choices: named }}
        value={value}
        onChange={(_path, next) => change(String(next))}
      />
    </SettingFrame>
  );
}
