import { expect, it } from 'vitest';
import { sampleFrame } from '../testing/sample-frame.ts';
import { renderMail } from './layout.ts';
import { samples } from './order-canceled.samples.ts';

it.each([
  ['de', 'steht wieder auf ihnen', '50,00\u00a0€'],
  ['en', 'is back on the cards', '€50.00'],
] as const)('says what goes back to gift cards, where any had paid (%s)', (language, words, amount) => {
  const frame = sampleFrame(language);
  const [without, partly] = samples.map((sample) => renderMail(frame, sample.content(frame)).text);
  expect(without).not.toContain(words);
  expect(partly).toContain(words);
  expect(partly).toContain(amount);
});
