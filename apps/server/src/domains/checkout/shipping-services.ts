import type { ShippingCharge } from '@mise/contract/cart/basket.ts';
import {
  type FreightServiceKind,
  type FreightServicesParams,
  freightServiceKinds,
} from '@mise/contract/checkout/shipping.ts';
import type { MinorAmount } from '@mise/rules/money.ts';
import type { NetGross } from '@mise/rules/net-gross.ts';
import { shareByLargestRemainder } from '@mise/rules/share-by-largest-remainder.ts';

/** One line of a profile's list of services: what one costs in a country. */
export type ServiceRate = {
  countryId: number;
  kind: FreightServiceKind;
  /** Gross; 0: free. */
  amount: MinorAmount;
  /** Of a delivery window: the hours to choose from ("07:00-10:00"). */
  windows: string[];
};

/** Gross. `window`: the hours that were chosen, '' where there are none to choose. */
export type ChosenService = { kind: ShippingCharge['kind']; window: string; amount: MinorAmount };

export type ChargedService = Omit<ChosenService, 'amount'> & { amount: NetGross };

/** What a profile does beside the carriage in a country, in the order in which it is shown. */
export function offeredServices(services: readonly ServiceRate[], countryId: number): ServiceRate[] {
  return freightServiceKinds.flatMap((kind) =>
    services.filter((service) => service.kind === kind && service.countryId === countryId),
  );
}

/** What of it is wanted. What was wanted of another method, or in another country, waits there. */
export function chosenServices(offered: readonly ServiceRate[], wanted: FreightServicesParams | null): ChosenService[] {
  if (!wanted) return [];
  return offered.flatMap(({ kind, amount, windows }): ChosenService[] => {
    if (kind !== 'deliveryWindow') return wanted[kind] ? [{ kind, window: '', amount }] : [];
    const window = wanted.deliveryWindow;
    return window && windows.includes(window) ? [{ kind, window, amount }] : [];
  });
}

/** The first service that is wanted and not offered. */
export function missingService(
  offered: readonly ServiceRate[],
  wanted: FreightServicesParams,
): FreightServiceKind | undefined {
  const chosen = chosenServices(offered, wanted);
  return freightServiceKinds.find((kind) => wanted[kind] && !chosen.some((service) => service.kind === kind));
}

/** Both sides of each service: their share of what the shipping costs, which adds up with that of the carriage. */
export function chargedServices(
  chosen: readonly ChosenService[],
  { carriage, shipping }: { carriage: MinorAmount; shipping: NetGross },
): ChargedService[] {
  const weights = [carriage, ...chosen.map(({ amount }) => amount)];
  if (weights.every((weight) => weight === 0)) {
    return chosen.map((service) => ({ ...service, amount: { net: 0, gross: 0 } }));
  }
  const nets = shareByLargestRemainder(shipping.net, weights);
  const grosses = shareByLargestRemainder(shipping.gross, weights);
  return chosen.map((service, index) => ({
    ...service,
    amount: { net: nets[index + 1] ?? 0, gross: grosses[index + 1] ?? 0 },
  }));
}
