import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import german from '@mise/texts/de/errors.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

const messages = Object.fromEntries(Object.entries(german).map(([id, text]) => [id, compileMessage(text)]));
const i18n = setupI18n({ locale: 'de', messages: { de: messages } });

test('figures and lists of a refusal stand in its text', () => {
  const limit = refusal('cart.addToBasket.maxItemQuantityReached', {
    cause: { variationId: 1, maximum: 1200, sold: '1.200 Kartons' },
  });
  expect(errorMessage(limit, i18n)).toContain('höchstens 1.200 Kartons bestellen');
  const single = refusal('cart.addToBasket.minVariationQuantityNotReached', {
    cause: { variationId: 1, minimum: 1, sold: '1 Eimer' },
  });
  expect(errorMessage(single, i18n)).toContain('ist 1 Eimer.');
  const missing = { variationId: 1, propertyIds: [7, 8], names: 'Gravur, Farbe' };
  expect(errorMessage(refusal('cart.addToBasket.orderPropertyMissing', { cause: missing }), i18n)).toBe(
    'Bitte füllen Sie noch aus: Gravur, Farbe.',
  );
  const items = ['Teller', 'Gabel'].map((name, index) => ({
    variationId: index,
    name,
    stock: 3,
    sold: `${3 + index} Packs`,
  }));
  expect(errorMessage(refusal('order.notEnoughStock', { cause: { items } }), i18n)).toContain(
    'Teller (3 Packs) und Gabel (4 Packs)',
  );
});

test('an unknown key shows what the shop said, a bug the general text', () => {
  const foreign = Object.assign(refusal('unknownError'), { key: 'somethingNew', message: 'Sagt der Shop' });
  expect(errorMessage(foreign, i18n)).toBe('Sagt der Shop');
  expect(errorMessage(new TypeError('x is undefined'), i18n)).toBe(german['storefrontError.unknownError']);
});

test('what got no answer of the shop is not said to have failed', () => {
  const message = (status?: number, cause?: unknown) =>
    errorMessage(new ApiError({ key: 'unknownError', code: 1, message: '', cause, ...(status && { status }) }), i18n);
  const noAnswer = german['error.noAnswer'];
  const failed = german['storefrontError.unknownError'];
  expect([message(), message(502), message(504)]).toEqual([noAnswer, noAnswer, noAnswer]);
  expect([message(500), message(503, { requestId: 'a' })]).toEqual([failed, failed]);
});
