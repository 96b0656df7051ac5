import { perLanguage } from '@mise/rules/languages.ts';
import { describe, expect, it } from 'vitest';
import { entryOf, readSettings, settingKeys, settingText, storedKey } from './read-settings.ts';

const stored = new Map([
  ['announcement', 'Hinweis'],
  ['announcementEn', 'Notice'],
  ['companyPhoneHours', 'Mo–Fr'],
  ['footerFacts', 'a\nb'],
  ['shopName', ''],
  ['useAvif', 'true'],
  ['useWebp', 'perhaps'],
  ['prepaymentDays', '7'],
  ['shopCountryId', 'Germany'],
  ['blockSize', 'xl'],
]);

describe('the settings of a shop', () => {
  const settings = readSettings(stored);

  it('are values, not texts', () => {
    expect(settings).toMatchObject({ useAvif: true, prepaymentDays: 7, invoiceDueDays: null, blockSize: 'xl' });
  });

  it('come in every language, in the default one where there is no other text', () => {
    expect(settings.announcement).toMatchObject({ de: 'Hinweis', en: 'Notice' });
    expect(settings.companyPhoneHours).toEqual(perLanguage(() => 'Mo–Fr'));
    expect(settings.footerFacts.en).toEqual(['a', 'b']);
  });

  it('are the default where nothing is stored, or nothing that can be read', () => {
    expect(settings).toMatchObject({ shopName: 'Mise', useWebp: true, shopCountryId: 1, robotsHomepage: 'all' });
    expect(settingText('useWebp', stored)).toBe('true');
  });
});

it.each(settingKeys)('%s has a default that can be read, and says what it means', (key) => {
  const entry = entryOf(key);
  expect(entry.schema.safeParse(entry.default).error).toBeUndefined();
  expect(entry.meaning).toMatch(/^[A-Z].+\.$/);
});

it('no two settings answer under one name', () => {
  const names = settingKeys.flatMap((key) => [
    ...new Set([key, storedKey(key, 'en'), entryOf(key).ecosystemName ?? key]),
  ]);
  expect(new Set(names).size).toBe(names.length);
});
