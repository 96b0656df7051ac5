import { isOutsideVatArea } from '@mise/rules/outside-vat-area.ts';
import type { Context } from '../../context.ts';
import type { StoredAddress } from '../customers/addresses.ts';
import { type Country, findCountry } from '../shop/countries.ts';
import { type VatRates, vatRatesOf } from '../shop/vat.ts';
import { type KnownStanding, knownStanding } from '../tax/vat-checks.ts';

/** How goods are taxed that reach their buyer in one way. */
export type Taxation = {
  isExport: boolean;
  /** What the VAT id of the buyer does; null: nothing. */
  standing: KnownStanding | null;
  /** The VAT that the gross prices contain comes off. */
  isTaxFree: boolean;
  /** Of the VAT that they contain. */
  rates: VatRates;
};

type Taxations = { brought: Taxation; fetched: Taxation };

/**
 * The place of supply (Art. 31, 32 and 33 of Directive 2006/112/EC; § 3 Abs. 5a to 7 UStG): goods that are brought are taxed where they go,
 * those that the buyer fetches where they are handed over, as those of any buyer there, whatever their address and their VAT id. An
 * export is reckoned with the shop's own rates, which then come off.
 */
export async function taxations(
  context: Pick<Context, 'db' | 'shop' | 'now'>,
  goods: {
    countryId: number;
    deliveryAddress: StoredAddress | null;
    /** '': the buyer has none. */
    vatNumber: string;
    /** Gift cards alone: by themselves they are neither exported nor taxed, wherever their buyer is. */
    isMailed: boolean;
    shopRates: VatRates;
  },
): Promise<Taxations> {
  const { countryId, deliveryAddress, isMailed, shopRates } = goods;
  const country = await findCountry(context.shop, countryId);
  const isExport = !isMailed && country !== null && isExportTo(country, deliveryAddress);
  const vatNumber = isMailed ? '' : goods.vatNumber;
  const standing = await knownStanding(context, { vatNumber, delivery: isExport ? null : country });
  const rates = (!isExport && (await vatRatesOf(context.shop, countryId))) || shopRates;
  return {
    brought: { isExport, standing, isTaxFree: isExport || standing?.standing === 'exempt', rates },
    fetched: { isExport: false, standing: null, isTaxFree: false, rates: shopRates },
  };
}

/** Without an address the country alone counts. */
function isExportTo({ isEu, iso2 }: Country, address: StoredAddress | null): boolean {
  return !isEu || (address !== null && isOutsideVatArea({ iso2, ...address.fields }));
}
