import { expect, it } from 'vitest';
import { carrierContact } from './carrier-contact.ts';
import type { StoredOrder } from './find-order.ts';

const call = { kind: 'phoneBeforeArrival', name: 'Anruf vor Anlieferung', value: '', net: 0, gross: 0 } as const;
const lift = { kind: 'tailLift', name: 'Hebebühne', value: '', net: 2437, gross: 2900 } as const;

it.each([
  [false, [], '+49 711 123456', { email: false, phone: false }],
  [false, [lift], '+49 711 123456', { email: false, phone: false }],
  [false, [lift, call], '+49 711 123456', { email: false, phone: true }],
  [true, [], '+49 711 123456', { email: true, phone: true }],
  [true, [], '', { email: true, phone: false }],
])(
  'consent %s and %j with phone "%s" lets the carrier have %j',
  (isShippingPrivacyAccepted, shippingServices, phoneNumber, told) => {
    const stored = {
      order: { isShippingPrivacyAccepted, shippingServices },
      addresses: [
        { typeId: 1, fields: { phoneNumber: '+49 40 1' } },
        { typeId: 2, fields: { phoneNumber } },
      ],
    };
    expect(carrierContact(stored as unknown as StoredOrder)).toEqual(told);
  },
);
