import type { Transaction } from '../db/database.ts';
import { addUsualMethod } from '../domains/payments/change-method.ts';
import { type PaymentMethod, readPaymentMethods } from '../domains/payments/payment-methods.ts';
import { usualMethods } from '../domains/payments/usual-methods.ts';
import { StartError } from '../start-error.ts';
import { countryIdsOf, readWayNames } from './way-names.ts';

/** A way to pay by its key. One that the shop never had is made as it usually begins, off. */
export async function requireMethod(tx: Transaction, key: string): Promise<PaymentMethod> {
  const find = async () => (await readPaymentMethods(tx)).find((method) => method.key === key);
  const known = await find();
  if (known) return known;
  const usual = usualMethods.find((each) => each.key === key);
  if (!usual) throw unknownMethod(key);
  const countryIds = usual.onlyIso === undefined ? null : countryIdsOf(await readWayNames(tx), [usual.onlyIso]);
  await addUsualMethod(tx, usual, countryIds);
  const made = await find();
  if (!made) throw new Error(`the payment method ${key} was not stored`);
  return made;
}

export function unknownMethod(key: string): StartError {
  const keys = usualMethods.map((each) => each.key).join(', ');
  return new StartError(`The shop knows no way to pay "${key}": ${keys}.`);
}
