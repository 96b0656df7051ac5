import { createHash } from 'node:crypto';
import { type Pack, unitOf } from '@mise/rules/pack.ts';
import type { Basket } from '../cart/basket.ts';
import { preferredWire } from '../cart/wire.ts';
import type { StoredAddress } from '../customers/addresses.ts';
import type { PricedBasket } from './priced-basket.ts';

type Recipient = Pick<PricedBasket, 'deliveryAddress'> & { email: string | null };

export type Choices = Recipient &
  Pick<PricedBasket, 'billingAddress'> & {
    basket: Pick<
      Basket,
      'id' | 'preferredDelivery' | 'shippingProfileId' | 'paymentMethodId' | 'freightServices' | 'isCompleteDelivery'
    >;
    /** What counts where nothing was chosen. */
    selectedShipping: { profile: { id: number } } | null;
    selectedPayment: { id: number } | null;
    services: readonly { kind: string }[];
  };

/** A line has one id as long as it holds the same; ascending. */
export type SeenLines = readonly { id: number; quantity: number }[];

/** In the order of the lines. */
export type SeenUnits = readonly { variation: { pack: Pick<Pack, 'content' | 'unitCode'>; vatId: number } }[];

/**
 * Stands for all that was chosen for an order: where it, its invoice and its mails go, how, and how it is paid. Another one with each change of that,
 * the same under whatever id an address stands. And for which cart: once that was ordered, the same call is no order of the next cart. What nobody had
 * to choose, since it was the only one, may be another one by now, and a service that was wished may not be there any more; of a day that is gone the
 * checkout tells by itself.
 */
export function digestOfChoices(chosen: Choices): string {
  const { email, billingAddress, deliveryAddress, basket, selectedShipping, selectedPayment } = chosen;
  const services = chosen.services.map(({ kind }) => kind).filter((kind) => kind !== 'preferredDay');
  const { id, preferredDelivery, freightServices, isCompleteDelivery } = basket;
  const shippingProfileId = basket.shippingProfileId ?? selectedShipping?.profile.id ?? null;
  const paymentMethodId = basket.paymentMethodId ?? selectedPayment?.id ?? null;
  return digest([
    ...[
      email,
      written(billingAddress),
      written(deliveryAddress),
      preferredDelivery && preferredWire(preferredDelivery),
    ],
    ...[id, shippingProfileId, paymentMethodId, freightServices, isCompleteDelivery, services],
  ]);
}

/** Stands for what is ordered, and how much of it. */
export function digestOfLines(lines: SeenLines): string {
  return digest(lines.map(({ id, quantity }) => [id, quantity]));
}

/** Stands for what one of each line is, and how it is taxed: content and unit of an article may change, and it costs the same. In every language alike. */
export function digestOfUnits(lines: SeenUnits): string {
  const units = lines.map(({ variation: { pack, vatId } }) => [unitOf(pack), vatId]);
  return digest(units).slice(0, 16);
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
