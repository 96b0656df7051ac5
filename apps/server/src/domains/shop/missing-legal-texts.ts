import type { LegalTextType } from '@mise/contract/shop/settings.ts';
import { languages, withFallbacks } from '@mise/rules/languages.ts';
import type { Queryable } from '../../db/database.ts';
import { legalTextNames } from './legal-text-names.ts';
import { readLegalTexts } from './legal-texts.ts';

/** What the checkout names, and what consumers need: without its form nobody can withdraw online (0056). */
const needed: readonly LegalTextType[] = [
  'TermsConditions',
  'CancellationRights',
  'WithdrawalForm',
  'PrivacyPolicy',
  'LegalDisclosure',
];

const forConsumers: readonly LegalTextType[] = ['CancellationRights', 'WithdrawalForm'];

/** Says which needed texts there are not, in one line, as visitors of one language at least find none; null where all are there. */
export async function missingLegalTexts(db: Queryable): Promise<string | null> {
  const texts = await readLegalTexts(db);
  const isThere = (type: LegalTextType) =>
    languages.every((language) => withFallbacks(language).some((each) => texts[type]?.[each] !== undefined));
  const missing = needed.filter((type) => !isThere(type));
  if (missing.length === 0) return null;
  const isForConsumers = missing.every((type) => forConsumers.includes(type));
  const names = missing.map((type) => `${legalTextNames[type]} (${type})`).join(', ');
  return `ATTENTION: legal texts are missing: ${names}.${isForConsumers ? ' A shop that sells to businesses alone needs none.' : ''}`;
}
