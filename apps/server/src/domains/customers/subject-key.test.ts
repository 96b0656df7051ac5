import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout } from '../../testing/fill-checkout.ts';
import { sampleVariations } from '../../testing/sample-variations.ts';
import { registration } from '../../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { subjectKey } from './subject-key.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop({ RATE_LIMIT: '100000' });
});
afterAll(() => test.close());

it('what is counted for an e-mail address does not name it', async () => {
  const email = 'Anna@Krone.example';
  const [inStock = 0] = await sampleVariations(test.database.pool, 1, { stock: 10 });
  const visitor = test.visitor();
  await visitor.send('doOperatorLogin', [{ email, password: 'guessed 1' }]);
  await visitor.send('doLogin', [{ email, password: 'guessed 1' }]);
  await visitor.call('doRequestResetPasswordLink', { email });
  await visitor.call('doAddCartItem', { productId: inStock });
  await fillCheckout(visitor, { email });
  const { order } = await visitor.call('doPlaceOrder');
  const { id: orderId, accessKey } = order;
  await test.database.pool.query("UPDATE orders SET payment_method_key = 'mollieEps', payment_method_id = 0");
  const { paymentMethodListForSwitch } = await visitor.call('getOrder', { orderId, accessKey });
  const paymentId = paymentMethodListForSwitch.find(({ key }) => key === 'prepayment')?.id ?? 0;
  await visitor.call('setOrderPaymentMethod', { orderId, accessKey, paymentId });
  await test.visitor().call('doRegisterUser', registration(email));
  const [soldOut = 0] = await sampleVariations(test.database.pool, 1, { stock: 0 });
  await test.visitor().call('doSubscribeNotifyMe', { email, variationId: soldOut, lang: 'de' });

  const { rows } = await test.database.pool.query('SELECT key FROM rate_limit');
  const keys = rows.map(({ key }) => key as string);
  const actions = keys.flatMap((key) => /^([\w-]+):subject:/.exec(key)?.[1] ?? []);
  expect(actions.sort()).toEqual(
    [
      'login',
      'notify-me',
      'operator-login',
      'order',
      'payment-method',
      'register',
      'registered',
      'reset-password',
    ].sort(),
  );
  expect(keys.filter((key) => /anna|krone|@/i.test(key))).toEqual([]);
});

it('is one for an address in any case, and another for another action or shop', () => {
  const of = (secret: string, action: string, subject: string) => subjectKey({ secret }, action, subject);
  const key = of('secret', 'login', 'anna@krone.example');
  expect(of('secret', 'login', 'Anna@Krone.example')).toBe(key);
  expect(of('secret', 'order', 'anna@krone.example').split(':').at(-1)).not.toBe(key.split(':').at(-1));
  expect(of('other', 'login', 'anna@krone.example')).not.toBe(key);
});
