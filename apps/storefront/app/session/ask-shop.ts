import type { Input, OperationName, Output } from '@mise/contract/client.ts';
import { isAnswer, postCall } from '@mise/contract/post-call.ts';

/**
 * Asks what a page can stand without, as soon as it is there: null where the shop does not say. Whatever changes something, or has to be told
 * when it fails, is for the client of all operations (`client.ts`), which is four times as large and comes with the first use of a page.
 */
export async function askShop<Name extends Extract<OperationName, `get${string}`>>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name> | null> {
  try {
    const headers = { locale: document.documentElement.lang };
    const { response, body } = await postCall(`/api/plentysystems/${name}`, { input, headers });
    return response.ok && isAnswer(body) ? (body.data as Output<Name>) : null;
  } catch {
    return null;
  }
}
