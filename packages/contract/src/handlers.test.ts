import { expectTypeOf, it } from 'vitest';
import type { cartOperations } from './cart/operations.ts';
import type { Client, Input, Output, ParsedInput } from './client.ts';
import type { Handlers, HandlersOf } from './handlers.ts';

type Context = { now: Date };
declare const handlers: Handlers<Context>;
declare const client: Client;

/** The type check is what tests here; vitest only sees that the file loads. */
export function missingHandler() {
  const { getCart, ...others } = handlers;
  // @ts-expect-error getCart is missing
  const incomplete: Handlers<Context> = others;
  return [getCart, incomplete];
}

export function misnamedHandler() {
  const { getCart, ...others } = handlers;
  // @ts-expect-error an operation of that name does not exist
  const misnamed: Handlers<Context> = { ...others, getCart, getKart: getCart };
  // @ts-expect-error the cart's own operations miss one
  const incomplete: HandlersOf<Context, typeof cartOperations> = { getCart };
  return [misnamed, incomplete];
}

export function wrongHandler() {
  // @ts-expect-error the answer is not what the contract says
  const wrongAnswer: Handlers<Context>['setCheckoutAddress'] = async () => ({ data: 'address' });
  // @ts-expect-error the operation answers no meta
  const undeclaredMeta: Handlers<Context>['setCheckoutAddress'] = async () => ({ data: 1, meta: { version: 1 } });
  return [wrongAnswer, undeclaredMeta];
}

export function wrongCalls() {
  // @ts-expect-error an argument is needed
  client.getProduct();
  // @ts-expect-error the argument misses the product
  client.doAddCartItem({ quantity: 1 });
  // @ts-expect-error there is no such operation
  client.getKart();
}

it('types follow the contract', () => {
  expectTypeOf<Input<'doAddCartItem'>['productId']>().toEqualTypeOf<string | number>();
  expectTypeOf<ParsedInput<'doAddCartItem'>['productId']>().toEqualTypeOf<number>();
  expectTypeOf<ParsedInput<'deleteAllCartItems'>>().toEqualTypeOf<undefined>();
  expectTypeOf<Output<'setCheckoutAddress'>>().toEqualTypeOf<number>();
  expectTypeOf<Client['getCart']>().toBeCallableWith();
  expectTypeOf<Client['getInit']>().toBeCallableWith({ exclude: { robots: true } });
  expectTypeOf<Parameters<Handlers<Context>['getOrder']>[1]['orderId']>().toEqualTypeOf<number>();
});
