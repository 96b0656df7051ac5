import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import type { PaymentMethod } from '../domains/payments/payment-methods.ts';
import { euros, inAllLanguages } from './describe-way.ts';
import type { WayNames } from './way-names.ts';

/** A way to pay as its owner reads it, and as it stands in the audit, field by field. */
export function describeMethod(method: PaymentMethod, { isosOf, classOf }: WayNames) {
  const isCredit = behaviorOf(method.key).isCredit;
  const classes = method.classes.map(({ customerClassId, creditLimit, isPreselected }) =>
    [
      classOf(customerClassId),
      ...(isCredit ? [creditLimit === null ? 'any sum' : `up to ${euros(creditLimit)}`] : []),
      ...(isPreselected ? ['preselected'] : []),
    ].join(' '),
  );
  return {
    name: inAllLanguages(method.names),
    descriptions: inAllLanguages(method.descriptions),
    isOn: method.isActive,
    fee: euros(method.fee),
    position: method.position,
    countries: method.countryIds === null ? 'all' : isosOf(method.countryIds),
    classes: classes.length === 0 ? 'all' : classes.join(', '),
  };
}
