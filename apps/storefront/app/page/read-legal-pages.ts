import type { Client } from '@mise/contract/client.ts';
import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { toLegalPages } from './legal-pages.ts';

const allElse = {
  session: true,
  categories: true,
  robots: true,
  settings: true,
  customAssets: true,
  currencyPattern: true,
} as const;

/** The legal pages of which the shop has the text now; a document knows those of when it came. */
export async function readLegalPages(client: Client): Promise<LegalPage[]> {
  const { data } = await client.getInit({ exclude: allElse });
  return toLegalPages(data);
}
