import { isApiError } from '@mise/contract/api-error.ts';
import type { Page } from '#app/page/page-context.ts';
import { type Reviews, toReviews } from '#app/views/reviews.ts';

/** What everyone reads of the reviews of an item without turning a page. The page stands without them, too. */
export async function loadFirstReviews({ client, locale, logError }: Page, itemId: number): Promise<Reviews | null> {
  try {
    const { data } = await client.getReview({ itemId, page: 1 });
    return data.feedbacks.length > 0 ? toReviews(data, locale) : null;
  } catch (error) {
    // Whoever makes up addresses of products writes nothing into the log.
    if (!isApiError(error, 'productNotFound') && !isApiError(error, 'login.required')) logError(error);
    return null;
  }
}
