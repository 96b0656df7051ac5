import { z } from 'zod';

/**
 * What the VAT id of the buyer does for a delivery to another member state of the EU. exempt: it is valid, nothing is taxed. In all other
 * cases VAT of the country of delivery is charged. unchecked: nobody asked yet, or too long ago; busy, memberStateAway, away: asked, and
 * not answered; invalid: answered so; noMember: of no member state; ownCountry: of the one that the shop sells from.
 */
export const vatStandings = [
  'exempt',
  'unchecked',
  'busy',
  'memberStateAway',
  'away',
  'invalid',
  'noMember',
  'ownCountry',
] as const;

export const vatStandingSchema = z.object({
  standing: z.enum(vatStandings),
  vatNumber: z.string(),
  /** In percent: the standard rate that is charged there where nothing is exempt. */
  vatRate: z.number(),
  /** When it was asked and answered, and by which number that can be proved. */
  checkedAt: z.string().nullable(),
  consultationNumber: z.string().nullable(),
});

/** `refuses`: whether an id that exempts nothing is a refusal; a page that reads the cart afterwards sees it there. */
export const checkVatNumberParamsSchema = z.object({ refuses: z.boolean().default(true) }).prefault({});

/**
 * null: the cart has no VAT id that would make a difference. `askAgainIn`: the register was asked a moment ago, and was left in peace; in so
 * many seconds it is asked again.
 */
export const checkVatNumberResultSchema = z.object({
  standing: z.enum(vatStandings).nullable(),
  askAgainIn: z.number().optional(),
});

export type CheckVatNumberResult = z.infer<typeof checkVatNumberResultSchema>;
export type Standing = (typeof vatStandings)[number];
export type VatStanding = z.infer<typeof vatStandingSchema>;
