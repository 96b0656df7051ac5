import { isApiError } from '@mise/contract/api-error.ts';
import type { Page } from '#app/page/page-context.ts';
import type { BlockView, ViewContext } from './block-view.ts';
import { toViews } from './to-view.ts';

/** The blocks of a page as their components take them; a page that has none yet is empty. */
export async function loadBlocks(
  { client, locale }: Pick<Page, 'client' | 'locale'>,
  input: { identifier: string | number; type: string },
): Promise<BlockView[]> {
  const answer = await client.getBlocks(input).catch((error: unknown) => {
    if (isApiError(error, 'pageNotFound')) return null;
    throw error;
  });
  if (!answer) return [];
  const photographs = answer.meta?.photographs ?? {};
  const context: ViewContext = { client, locale, photographs, toViews: (blocks) => toViews(blocks, context) };
  return toViews(answer.data, context);
}
