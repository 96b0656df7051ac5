import type { PriceGroup } from '@mise/contract/customers/price-group.ts';
import type { Side } from '@mise/rules/net-gross.ts';
import type { Context } from '../../context.ts';
import { customerClassById, customerClassOf, defaultCustomerClassId } from './customer-class.ts';

/** How the shop is shown to whoever calls. */
export async function shownGroup(context: Context): Promise<PriceGroup> {
  return { side: sideOf(await customerClassOf(context)), isMember: await context.visitor.isMember() };
}

/** For guests; what is so for everyone needs no choice. */
export async function choosePriceSide({ shop, visitor }: Context, side: Side): Promise<void> {
  const own = sideOf(await customerClassById(shop, defaultCustomerClassId));
  visitor.choosePriceSide(side === own ? null : side);
}

export function sideOf({ showsNetPrices }: { showsNetPrices: boolean }): Side {
  return showsNetPrices ? 'net' : 'gross';
}
