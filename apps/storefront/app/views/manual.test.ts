import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/load-messages.ts';
import { toManual } from './manual.ts';

test.each(['de', 'en'] as const)('the manual has every chapter with its steps, in order (%s)', async (locale) => {
  const messages = await loadMessages(locale, ['common', 'manual']);
  const { sections } = toManual(setupI18n({ locale, messages: { [locale]: messages } }), locale);
  expect(sections).toHaveLength(12);
  for (const { title, steps } of sections) {
    expect(title).not.toMatch(/^manual\./);
    expect(steps.length).toBeGreaterThanOrEqual(3);
  }
  const written = Object.keys(messages).filter((id) => /^manual\.\w+\.\d+$/.test(id));
  expect(sections.flatMap(({ steps }) => steps)).toHaveLength(written.length);
});
