import { expect, test } from 'vitest';
import { mergeDraft } from './checkout-draft.ts';

test('what was typed before the draft could be read wins over it', () => {
  const base = { email: '', shipping: { city: '', zipCode: '70173' } };
  const draft = { email: 'anna@krone.example', shipping: { city: 'Ulm', zipCode: '89073' } };
  const typed = { email: '', shipping: { city: 'Köln', zipCode: '70173' } };
  expect(mergeDraft(base, draft, typed)).toEqual({
    email: 'anna@krone.example',
    shipping: { city: 'Köln', zipCode: '89073' },
  });
});
