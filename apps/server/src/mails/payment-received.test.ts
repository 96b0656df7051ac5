import { expect, it } from 'vitest';
import { sampleFrame } from '../testing/sample-frame.ts';
import { renderMail } from './layout.ts';
import { samples } from './payment-received.samples.ts';

it.each([
  ['de', 0, 'versandfertig'],
  ['de', 1, 'zur Abholung bereit'],
  ['de', 2, 'in einer eigenen E-Mail'],
  ['en', 0, 'ready for dispatch'],
  ['en', 1, 'ready for collection'],
  ['en', 2, 'in an email of their own'],
] as const)('says in %s what becomes of the order now (%i)', (language, index, words) => {
  const frame = sampleFrame(language);
  const content = samples[index]?.content(frame);
  if (!content) throw new Error('there is no such sample');
  const said = ['versandfertig', 'Abholung', 'eigenen E-Mail', 'dispatch', 'collection', 'of their own'];
  const { text } = renderMail(frame, content);
  expect(said.filter((each) => text.includes(each))).toHaveLength(1);
  expect(text).toContain(words);
});

it.each([
  ['de', ['ist eingegangen', 'Wir haben'], ['ist autorisiert', 'noch nicht']],
  ['en', ['has arrived', 'We have received'], ['has been authorised', 'not been charged yet']],
] as const)('says in %s whether the money has come or is reserved', (language, received, reserved) => {
  const frame = sampleFrame(language);
  const [paid, authorized] = [samples[0], samples[3]].map((sample) => {
    if (!sample) throw new Error('there is no such sample');
    const content = sample.content(frame);
    return `${content.preheader} ${renderMail(frame, content).text}`;
  });
  for (const words of received) expect([paid, authorized].map((mail) => mail?.includes(words))).toEqual([true, false]);
  for (const words of reserved) expect([paid, authorized].map((mail) => mail?.includes(words))).toEqual([false, true]);
});

it.each([
  ['de', ['zusammen 428,15', 'sind eingegangen,'], ['zusammen 428,15', 'oder autorisiert.', 'noch nicht abgebucht']],
  ['en', ['428.15 in all', 'have arrived,'], ['428.15 in all', 'or been authorised', 'not been charged yet']],
] as const)('says in %s of money that came in parts how much that is, and no way', (language, all, some) => {
  const frame = sampleFrame(language);
  const [came, reserved] = [samples[4], samples[5]].map((sample) => {
    if (!sample) throw new Error('there is no such sample');
    return renderMail(frame, sample.content(frame)).text.replace(/\s+/g, ' ');
  });
  for (const words of all) expect(came).toContain(words);
  for (const words of some) expect(reserved).toContain(words);
  expect([came, reserved].filter((mail) => mail?.includes('Kreditkarte'))).toEqual([]);
});
