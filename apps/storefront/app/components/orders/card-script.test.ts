import { afterEach, expect, it, vi } from 'vitest';
import { openCardFields } from './card-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([true, false])('a card goes with the key of the shop, to test or not: %s', async (isTest) => {
  const open = vi.fn();
  vi.stubGlobal('window', { Mollie: open });
  await openCardFields({ scriptUrl: 'https://js.mollie.com/v1/mollie.js', profileId: 'pfl_shop', isTest }, 'en-GB');
  expect(open).toHaveBeenCalledWith('pfl_shop', { locale: 'en_GB', testmode: isTest });
});
