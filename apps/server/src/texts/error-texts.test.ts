import { ApiError } from '@mise/contract/api-error.ts';
import { expect, it } from 'vitest';
import { errorText } from './error-texts.ts';

/** What a buyer is told who asks for more of an item than there is. */
function shortStock(stock: number): ApiError {
  const cause = { variationId: 1, stock, name: 'Teller', sold: `${stock} Stück` };
  return new ApiError({ key: 'cart.addToBasket.notEnoughStockForVariation', code: 206, message: '', cause });
}

it('advises a smaller quantity as long as something is left', () => {
  expect(errorText(shortStock(3), 'de')).toBe(
    'Von „Teller“ sind nur noch 3 Stück auf Lager. Bitte verringern Sie die Menge.',
  );
  expect(errorText(shortStock(1), 'en')).toBe('Only 1 Stück of “Teller” is left in stock. Please reduce the quantity.');
});

it('advises another item where nothing is left', () => {
  expect(errorText(shortStock(0), 'de')).toBe(
    'Von „Teller“ ist nichts mehr auf Lager. Bitte wählen Sie einen anderen Artikel.',
  );
  expect(errorText(shortStock(0), 'en')).toBe('“Teller” is out of stock. Please choose another item.');
});
