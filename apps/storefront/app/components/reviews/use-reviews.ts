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
export function useReviews(itemId: number, hasReviews: boolean) {
  const locale = useLocale();
  const [orderKey] = useState(takeOrderKey);
  const [loaded, setLoaded] = useState<Loaded>({
    reviews: null,
    personal: null,
    hasFailed: false,
    isLoading: hasReviews,
  });

  function change(part: Partial<Loaded>): void {
    setLoaded((before) => ({ ...before, ...part }));
  }

  async function load(page: number): Promise<void> {
    change({ hasFailed: false, isLoading: true });
    try {
      const { data } = await client.getReview({ itemId, page });
      change({ reviews: toReviews(data, locale), isLoading: false });
    } catch {
      change({ reviews: null, hasFailed: true, isLoading: false });
    }
  }

  async function loadPersonal(): Promise<void> {
    try {
      const { data } = await client.getAuthenticatedReview({ itemId, ...orderKey });
      change({ personal: toPersonalReviews(data, locale) });
    } catch {
      // The button stays: whoever writes is told then why it does not work.
    }
  }

  // Once per item: the section has a key of its own for each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hasReviews) void load(pageOf(window.location.search));
    void loadPersonal();
  }, [itemId]);

  async function show(page: number): Promise<void> {
    window.history.replaceState(window.history.state, '', reviewPageAddress(page));
    await load(page);
  }

  /** After something was written or deleted. */
  async function renew(): Promise<void> {
    await Promise.all([load(loaded.reviews?.page ?? 1), loadPersonal()]);
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
