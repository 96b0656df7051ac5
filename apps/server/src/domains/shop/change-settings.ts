import { fieldErrors } from '@mise/contract/field-errors.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { UpdateConfigurationParams } from '@mise/contract/shop/configuration.ts';
import {
  entryOf,
  type StoredSettingKey,
  settingKeys,
  storedKey,
  typedSetting,
} from '@mise/contract/shop/read-settings.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { languages } from '@mise/rules/languages.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/changes.ts';
import { loadSettings } from './settings.ts';
import { setting, settingVersion } from './tables.ts';
import { configurationWire } from './wire.ts';

type ChangedSettings = { version: number; before: Record<string, string>; after: Record<string, string> };

/**
 * Stores settings that the editor offers, all or none. A key is one under which getConfiguration answers: "metaTitle" is that of the default
 * language, "metaTitleEn" the English one, whatever the language of the call. Refuses a value that its entry in the registry
 * does not take, by its place in the list ("settings.0.value"), and a writer who names an older version.
 */
export async function changeSettings(
  { db }: Pick<Context, 'db'>,
  { settings, version }: UpdateConfigurationParams,
): Promise<ChangedSettings> {
  const after = readChanges(settings);
  const present = await nextVersion(db);
  const stored = await loadSettings(db);
  if (version !== undefined && version !== present - 1) {
    throw refusal('configuration.conflict', { cause: { version: present - 1, settings: configurationWire(stored) } });
  }
  const keys = Object.keys(after);
  await db.delete(setting).where(inArray(setting.key, keys));
  await db.insert(setting).values(Object.entries(after).map(([key, value]) => ({ key, value })));
  await announceChange(db, ['settings']);
  return { version: present, before: Object.fromEntries(keys.map((key) => [key, stored.get(key) ?? ''])), after };
}

/** Locks the row: of two who save at once, the second one sees what the first one did. */
async function nextVersion(db: Context['db']): Promise<number> {
  const [row] = await db
    .insert(settingVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: settingVersion.id, set: { version: sql`${settingVersion.version} + 1` } })
    .returning({ version: settingVersion.version });
  if (!row) throw new Error('the version of the settings was not stored');
  return row.version;
}

function readChanges(settings: UpdateConfigurationParams['settings']): Record<string, string> {
  const faults: Record<string, FieldReason> = {};
  const changes: Record<string, string> = {};
  for (const [index, { key: name, value: typed }] of settings.entries()) {
    const known = editable.get(name);
    if (!known) {
      faults[`settings.${index}.key`] = 'notOffered';
      continue;
    }
    const { schema } = entryOf(known.key);
    const value = typedSetting(known.key, typed);
    const { error } = schema.safeParse(value);
    if (error) faults[`settings.${index}.value`] = fieldErrors(error, value).input ?? 'invalid';
    changes[known.storedKey] = value;
  }
  if (Object.keys(faults).length > 0) throw refusal('invalidInput', { cause: faults });
  return changes;
}

/** What can be set, by every name under which it is answered. */
const editable = new Map(
  settingKeys
    .filter((key) => entryOf(key).isEditable)
    .flatMap((key) => {
      const { ecosystemName } = entryOf(key);
      const own = { key, storedKey: key as StoredSettingKey };
      const inLanguages = languages.map((language) => {
        const name = storedKey(key, language) as StoredSettingKey;
        return [name, { key, storedKey: name }] as const;
      });
      return ecosystemName ? [...inLanguages, [ecosystemName, own] as const] : inLanguages;
    }),
);
