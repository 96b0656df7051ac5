import type { ReactNode } from 'react';
import { fieldKey } from '../document/field-key.ts';
import { FieldKeyProvider } from '../fields/field-key-context.ts';
import { useHost } from '../host.ts';
import { settingKey } from './setting-key.ts';
import type { Setting } from './setting-labels.ts';

type SettingFrameProps = { setting: Setting; isTranslated?: boolean; children: ReactNode };

/** Around the control of a setting: says which one it is, and of which language where each has its own. */
export function SettingFrame({ setting, isTranslated = false, children }: SettingFrameProps) {
  const { language } = useHost();
  const key = isTranslated ? settingKey(setting, language) : setting;
  return <FieldKeyProvider value={fieldKey.ofSetting(key)}>{children}</FieldKeyProvider>;
}
