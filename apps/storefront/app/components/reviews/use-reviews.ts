import { useEffect, useState } from 'react';
import { useLocale } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type Reviews, toReviews } from '#app/views/reviews.ts';
import { reviewsId } from './rating-link.tsx';

/** As the contract has it; the page itself is the same whatever it says. */
const parameter = 'feedbackPage';

type Loaded = { reviews: Reviews | null; hasFailed: boolean; isLoading: boolean };

/** The page of reviews that the address names, and the way to another one. */
export function useReviews(itemId: number): Loaded & { show: (page: number) => Promise<void> } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded>({ reviews: null, hasFailed: false, isLoading: true });

  async function load(page: number): Promise<void> {
    setLoaded((before) => ({ ...before, hasFailed: false, isLoading: true }));
    try {
      const { data } = await client.getReview({ itemId, page });
      setLoaded({ reviews: toReviews(data, locale), hasFailed: false, isLoading: false });
    } catch {
      setLoaded({ reviews: null, hasFailed: true, isLoading: false });
    }
  }

  // Once per item: the section has a key of its own for each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void load(pageOf(window.location.search));
  }, [itemId]);

  async function show(page: number): Promise<void> {
    window.history.replaceState(window.history.state, '', reviewPageAddress(page));
    await load(page);
  }

  return { ...loaded, show };
}

/** The address of a page of reviews on the shown product page. */
export function reviewPageAddress(page: number): string {
  const parameters = new URLSearchParams(window.location.search);
  if (page === 1) parameters.delete(parameter);
  else parameters.set(parameter, String(page));
  return `${window.location.pathname}${parameters.size > 0 ? `?${parameters}` : ''}#${reviewsId}`;
}

/** What makes no sense counts as the first page. */
export function pageOf(search: string): number {
  const page = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
