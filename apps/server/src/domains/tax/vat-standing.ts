import type { Standing } from '@mise/contract/checkout/vat-standing.ts';
import { memberStateOf } from '@mise/rules/vat-number.ts';
import type { Country } from '../shop/countries.ts';
import type { vatCheck } from './tables.ts';

export type VatCheck = typeof vatCheck.$inferSelect;

/** How long an answer counts: a company may lose its id, and one that has just got it is not yet known. */
const keptMs = { valid: 86_400_000, invalid: 3_600_000 } as const;

export type VatCase = {
  /** '': the buyer has none. */
  vatNumber: string;
  /** Where the goods go, and where they come from; null where the shop does not deliver there. */
  delivery: Pick<Country, 'id' | 'isEu'> | null;
  shopCountry: Pick<Country, 'id' | 'vatCodes'> | null;
  check: Pick<VatCheck, 'outcome' | 'askedAt'> | null;
  now: Date;
};

/**
 * What a VAT id does for a delivery: null where it does nothing, else whether nothing is taxed, or why it is (§ 4 Nr. 1 b, § 6a UStG:
 * goods that go to another member state, to a buyer with a valid id of another member state, be it that one or a third).
 */
export function vatStanding({ vatNumber, delivery, shopCountry, check, now }: VatCase): Standing | null {
  if (vatNumber === '' || !delivery?.isEu || delivery.id === shopCountry?.id) return null;
  const memberState = memberStateOf(vatNumber);
  if (memberState === null) return 'noMember';
  if (shopCountry?.vatCodes.includes(memberState)) return 'ownCountry';
  if (check === null || check.outcome === 'unasked') return 'unchecked';
  const { outcome, askedAt } = check;
  if (outcome !== 'valid' && outcome !== 'invalid') return outcome;
  if (now.getTime() - askedAt.getTime() >= keptMs[outcome]) return 'unchecked';
  return outcome === 'valid' ? 'exempt' : 'invalid';
}

/** Whether nobody has said yet if the id is valid: asking may change what is charged. */
export function isOpen(standing: Standing): boolean {
  return ['unchecked', 'busy', 'memberStateAway', 'away'].includes(standing);
}
