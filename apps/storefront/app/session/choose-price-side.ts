import type { Side } from '@mise/rules/net-gross.ts';
import { showError } from '../page/show-error.ts';
import { client } from './client.ts';

/** All that shows prices is asked for again, as a new document. */
export async function choosePriceSide(side: Side): Promise<void> {
  try {
    await client.setPriceSide({ side });
    window.location.reload();
  } catch (error) {
    await showError(error);
  }
}
