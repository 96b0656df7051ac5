import type { Client } from '@mise/contract/client.ts';
import { loadSettings } from '../store/load.ts';

/** Takes over what the shop has set. */
export async function readSettings(client: Client, signal: AbortSignal): Promise<void> {
  const { data, meta } = await client.getConfiguration(undefined, { signal });
  const texts = data.flatMap(({ key, originalKey, value }) =>
    key === originalKey && typeof value === 'string' ? [[key, value] as const] : [],
  );
  loadSettings(Object.fromEntries(texts), meta?.version ?? null);
}
