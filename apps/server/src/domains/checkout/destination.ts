import { createHash } from 'node:crypto';
import type { Basket } from '../cart/basket.ts';
import { preferredWire } from '../cart/wire.ts';
import type { StoredAddress } from '../customers/addresses.ts';
import type { PricedBasket } from './priced-basket.ts';

type Recipient = Pick<PricedBasket, 'deliveryAddress'> & { email: string | null };

type Destination = Recipient & Pick<PricedBasket, 'billingAddress'> & { basket: Pick<Basket, 'preferredDelivery'> };

/** Stands for where an order, its invoice and its mails go, and how the carrier is asked to deliver: another one with each change of that. */
export function destinationOf({ email, billingAddress, deliveryAddress, basket }: Destination): string {
  const preferred = basket.preferredDelivery && preferredWire(basket.preferredDelivery);
  return digest([email, written(billingAddress), written(deliveryAddress), preferred]);
}

/** Stands for whom a carrier would hear of: the person at the door, and their mail address. */
export function recipientOf({ email, deliveryAddress }: Recipient): string {
  return digest([email, written(deliveryAddress)]);
}

/** What it says, under whatever id. */
function written(address: StoredAddress | null) {
  return address && [address.countryId, address.stateId, address.fields];
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
