import { useEffect, useState } from 'react';
import { useLocale } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { reviewsId } from '#app/views/rating.ts';
import { type PersonalReviews, type Reviews, toPersonalReviews, toReviews } from '#app/views/reviews.ts';
import { takeOrderKey } from './order-key.ts';
import { addressWith } from './replace-address.ts';

/** As the contract has it; the page itself is the same whatever it says. */
const parameter = 'feedbackPage';

type Loaded = {
  reviews: Reviews | null;
  /** Null until it is known, and where it cannot be asked: then everything can be read. */
  personal: PersonalReviews | null;
  hasFailed: boolean;
  isLoading: boolean;
};

/** The page of reviews that the address names, the way to another one, and what of it all is the visitor's own. */
export function useReviews(itemId: number, hasReviews: boolean, first: Reviews | null) {
  const locale = useLocale();
  const [orderKey] = useState(takeOrderKey);
  const [loaded, setLoaded] = useState<Loaded>({
    // What the document brought is shown until it is known what there is now.
    reviews: hasReviews && pageOf(window.location.search) === 1 ? first : null,
    personal: null,
    hasFailed: false,
    isLoading: hasReviews,
  });

  function change(part: Partial<Loaded>): void {
    setLoaded((before) => ({ ...before, ...part }));
  }

  async function readPage(page: number): Promise<Partial<Loaded>> {
    change({ hasFailed: false, isLoading: true });
    try {
      const { data } = await client.getReview({ itemId, page });
      return { reviews: toReviews(data, locale), isLoading: false };
    } catch {
      return { reviews: null, hasFailed: true, isLoading: false };
    }
  }

  async function readPersonal(): Promise<Partial<Loaded>> {
    try {
      const { data } = await client.getAuthenticatedReview({ itemId, ...orderKey });
      return { personal: toPersonalReviews(data, locale) };
    } catch {
      // The button stays: whoever writes is told then why it does not work.
      return {};
    }
  }

  // Once per item: the section has a key of its own for each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hasReviews) void readPage(pageOf(window.location.search)).then(change);
    void readPersonal().then(change);
  }, [itemId]);

  async function show(page: number): Promise<void> {
    window.history.replaceState(window.history.state, '', reviewPageAddress(page));
    change(await readPage(page));
  }

  /** After something was written or deleted: both at once, or what was released or hidden would be seen twice for a moment. */
  async function renew(): Promise<void> {
    const [page, personal] = await Promise.all([readPage(loaded.reviews?.page ?? 1), readPersonal()]);
    change({ ...page, ...personal });
  }

  return { ...loaded, orderKey, show, renew };
}

/** The address of a page of reviews on the shown product page. */
export function reviewPageAddress(page: number): string {
  const parameters = new URLSearchParams(window.location.search);
  if (page === 1) parameters.delete(parameter);
  else parameters.set(parameter, String(page));
  return addressWith(parameters, `#${reviewsId}`);
}

/** What makes no sense counts as the first page. */
export function pageOf(search: string): number {
  const page = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
