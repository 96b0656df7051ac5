import { fieldKey } from '../document/field-key.ts';
import { CheckedField } from '../fields/checked-field.tsx';
import { useField } from '../fields/use-field.ts';
import { useHost } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { run } from '../store/run.ts';
import { SettingFrame } from './setting-frame.tsx';
import { writtenForms } from './written-forms.ts';

const label = 'editor.general.preferredDayCutOff';

/** Until when orders are handed to the carrier of preferred days on the same day: stored as hour and minute, written as a time. */
export function CutOffSetting() {
  const { text } = useHost();
  const hour = useEditor(({ document }) => document.settings.preferredDayCutOffHour ?? '');
  const minute = useEditor(({ document }) => document.settings.preferredDayCutOffMinute ?? '');
  const field = useField({
    key: 'preferredDayCutOffHour',
    label,
    hint: 'editor.general.preferredDayCutOffHint',
    maximum: 5,
  });

  function change(time: string): void {
    const [hours, minutes] = time.split(':').map((part) => String(Number(part)));
    run({
      name: { id: 'editor.edit.field', values: { field: text(label) } },
      mergeKey: fieldKey.ofSetting('preferredDayCutOffHour'),
      change: ({ settings }) => {
        settings.preferredDayCutOffHour = hours ?? '';
        settings.preferredDayCutOffMinute = minutes ?? '';
      },
    });
  }

  return (
    <SettingFrame setting="preferredDayCutOffHour">
      <CheckedField
        field={{ ...field, kind: 'text', isTranslated: false }}
        value={`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`}
        read={writtenForms.time.read}
        error={text(writtenForms.time.error)}
        onChange={change}
      />
    </SettingFrame>
  );
}
