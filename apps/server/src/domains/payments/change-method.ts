import type { Translated } from '@mise/rules/languages.ts';
import { and, eq, inArray, lt, max, ne, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { putUsualIcon } from './put-usual-icon.ts';
import { paymentMethod, paymentMethodClass } from './tables.ts';
import type { UsualMethod } from './usual-methods.ts';
import { voucherMethodId } from './voucher-method.ts';

/** Makes a method as it usually begins, switched off. Its number stays its own: orders and carts name it. */
export async function addUsualMethod(
  tx: Transaction,
  { onlyIso: _, ...row }: UsualMethod,
  countryIds: number[] | null,
): Promise<void> {
  const [taken] = await tx.select({ id: paymentMethod.id }).from(paymentMethod).where(eq(paymentMethod.id, row.id));
  const [last] = await tx
    .select({ id: max(paymentMethod.id) })
    .from(paymentMethod)
    .where(lt(paymentMethod.id, voucherMethodId));
  await tx.insert(paymentMethod).values({
    ...row,
    id: taken ? (last?.id ?? 0) + 1 : row.id,
    fee: 0,
    countryIds,
    isActive: false,
  });
  await putUsualIcon(tx, row.icon);
}

export type MethodChanges = {
  isActive?: boolean;
  fee?: number;
  position?: number;
  names?: Translated<string>;
  descriptions?: Translated<string>;
  countryIds?: number[] | null;
  /** All of them: nobody else may use it. None: everyone may. */
  classes?: PaymentMethod['classes'];
};

export async function changeMethod(tx: Transaction, id: number, { classes, ...columns }: MethodChanges): Promise<void> {
  if (Object.keys(columns).length > 0) {
    await tx.update(paymentMethod).set(columns).where(eq(paymentMethod.id, id));
  }
  if (!classes) return;
  const ofMethod = eq(paymentMethodClass.methodId, id);
  const kept = classes.map(({ customerClassId }) => customerClassId);
  await tx.delete(paymentMethodClass).where(and(ofMethod, notInArray(paymentMethodClass.customerClassId, kept)));
  const preselected = classes
    .filter(({ isPreselected }) => isPreselected)
    .map(({ customerClassId }) => customerClassId);
  // A class has one.
  await tx
    .update(paymentMethodClass)
    .set({ isPreselected: false })
    .where(and(ne(paymentMethodClass.methodId, id), inArray(paymentMethodClass.customerClassId, preselected)));
  for (const { customerClassId, creditLimit, isPreselected } of classes) {
    const set = { creditLimit, isPreselected };
    await tx
      .insert(paymentMethodClass)
      .values({ ...set, methodId: id, customerClassId })
      .onConflictDoUpdate({ target: [paymentMethodClass.methodId, paymentMethodClass.customerClassId], set });
  }
}
