import {
  type FreightServiceKind,
  type FreightServicesParams,
  freightServiceKinds,
  type ShippingServiceKind,
} from '@mise/contract/checkout/shipping.ts';
import type { MinorAmount } from '@mise/rules/money.ts';
import type { NetGross } from '@mise/rules/net-gross.ts';
import type { PickupPointKind } from '@mise/rules/pickup-point.ts';
import { shareByLargestRemainder } from '@mise/rules/share-by-largest-remainder.ts';

/** One line of a profile's list of services: that it has one in a country, pickup points among them, and what it costs. */
export type ServiceRate = {
  countryId: number;
  kind: ShippingServiceKind | PickupPointKind;
  /** Gross; 0: free. A preferred day costs what the owner's setting says. */
  amount: MinorAmount;
  /** Of a delivery window: the hours to choose from ("07:00-10:00"). */
  windows: string[];
};

/** Gross. `choice`: the hours, day or place that were chosen, '' where there is nothing to choose. */
export type ChosenService = { kind: ShippingServiceKind; choice: string; amount: MinorAmount };

export type FreightRate = ServiceRate & { kind: FreightServiceKind };

export type ChargedService = Omit<ChosenService, 'amount'> & { amount: NetGross };

/** What a profile does beside the carriage in a country, in the order in which it is shown. */
export function offeredServices(services: readonly ServiceRate[], countryId: number): FreightRate[] {
  return freightServiceKinds.flatMap((kind) =>
    services.flatMap((service) =>
      service.kind === kind && service.countryId === countryId ? { ...service, kind } : [],
    ),
  );
}

/** Whether a profile has a service, or goes to pickup points of a kind, in a country. */
export function hasService(
  services: readonly ServiceRate[],
  { kind, countryId }: Pick<ServiceRate, 'kind' | 'countryId'>,
): boolean {
  return services.some((service) => service.kind === kind && service.countryId === countryId);
}

/** What of it is wanted. What was wanted of another method, or in another country, waits there. */
export function chosenServices(offered: readonly FreightRate[], wanted: FreightServicesParams | null): ChosenService[] {
  if (!wanted) return [];
  return offered.flatMap(({ kind, amount, windows }): ChosenService[] => {
    if (kind !== 'deliveryWindow') return wanted[kind] ? [{ kind, choice: '', amount }] : [];
    const window = wanted.deliveryWindow;
    return window && windows.includes(window) ? [{ kind, choice: window, amount }] : [];
  });
}

/** The first service that is wanted and not offered. */
export function missingService(
  offered: readonly FreightRate[],
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
