import { languages } from '@mise/rules/languages.ts';
import { readTexts } from '@mise/texts/read-texts.ts';
import { expect, test } from 'vitest';
import { translateFrom } from '../texts/translate.ts';

const texts = languages.flatMap((language) =>
  Object.entries(readTexts(language, 'server'))
    .filter(([, message]) => message.includes('{phone'))
    .map(([id]) => [language, id] as const),
);

test.each(texts)('a shop without a telephone asks nobody to call it (%s %s)', (language, id) => {
  const say = (phone: string) => translateFrom(['server'], language)(id, { phone, reason: '' });
  expect(say('040 1')).toContain('040 1');
  expect(say('none')).not.toMatch(/none|rufen|call/i);
});
