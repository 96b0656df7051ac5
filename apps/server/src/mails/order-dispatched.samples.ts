import type { MailSample } from './mail-sample.ts';
import { orderDispatched } from './order-dispatched.ts';

const parcel = { trackingNumber: '00340434161094015902', trackingUrl: 'https://www.dhl.de/00340434161094015902' };

export const samples: MailSample[] = [
  { name: 'with a parcel to follow', ...parcel },
  { name: 'with a number alone', ...parcel, trackingUrl: '' },
  { name: 'by a forwarder, without a number', trackingNumber: '', trackingUrl: '' },
].map(({ name, ...tracking }) => ({
  name,
  content: (frame) =>
    orderDispatched(frame, {
      order: {
        id: 10_001,
        createdAt: new Date('2026-03-01T08:00:00Z'),
        customerSign: 'KST 4711',
        shippingProfileName: 'DHL Paket',
        ...tracking,
      },
      items: [
        {
          ...{ typeId: 1, name: 'Teller flach Linea 27 cm', number: 'TW-1001-27-WS', quantity: 4, isGiftCard: false },
          pack: {
            name: { one: 'Karton', other: 'Kartons' },
            content: 6,
            unitCode: 'C62',
            unit: { one: 'Stück', other: 'Stück' },
          },
        },
      ],
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));
