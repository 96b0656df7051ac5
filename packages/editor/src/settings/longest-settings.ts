import { type Setting, settingOfKey } from './setting-labels.ts';

/** Characters that settings may have which are written freely; one that has to be read says it at its field. */
const longestSettings: Partial<Record<Setting, number>> = {
  homepageTitle: 100,
  announcement: 200,
  footerFacts: 500,
  companyName: 100,
  companyStreet: 100,
  companyHouseNumber: 100,
  companyPostcode: 100,
  companyTown: 100,
  companyPhone: 50,
  companyPhoneHours: 100,
  companyManagers: 200,
  companyRegister: 200,
  companyVatId: 200,
  ogTitle: 200,
  metaTitle: 200,
  metaDescription: 500,
  metaKeywords: 500,
  mapsApiKey: 200,
};

/** Of a stored key, which may carry a language; undefined where the field itself refuses what is too long. */
export function longestOfSetting(key: string): number | undefined {
  const setting = settingOfKey(key);
  return setting && longestSettings[setting];
}
