import { expect, test } from 'vitest';
import { block, loadStored } from '../testing/load-stored.ts';

test('links of an owner lead to the language of the page', async () => {
  const text = { htmlDescription: '<a href="/plates">Plates</a>' };
  const [card] = await loadStored([block('TextCard', { text, button: { buttonText: 'See', link: '/plates' } })]);
  expect(card?.view).toMatchObject({
    text: { html: '<a href="/en/plates">Plates</a>' },
    button: { label: 'See', href: '/en/plates', variant: 'primary' },
  });
});
