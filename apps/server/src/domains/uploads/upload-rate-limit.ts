import type { Context } from '../../context.ts';
import { crowdOf } from '../customers/crowd-of.ts';
import { countAgainst, refuseAnySpent, takeFromRateLimits } from '../customers/rate-limit.ts';

/** Files an hour: a session is begun for nothing, so its limit alone would be none. */
const mostOfNetwork = 200;
/** Megabytes of them that are kept, begun ones: on lines of carts they stay for a month, and two hundred of the largest are two gigabytes. */
const mostMegabytes = 500;

/** Seconds that its files may take to be read; most take some hundredths of one. */
const mostSeconds = 120;
/** What is counted is tenths of them, begun ones. */
const perSecond = 10;

const megabyte = 1024 * 1024;

/** Counts a file of so many bytes that is about to be committed; refuses with `security.tooManyRequests`. Without a rate limit none. */
export async function countUpload(
  context: Pick<Context, 'db' | 'shop' | 'visitor' | 'now'>,
  size: number,
): Promise<void> {
  const key = `upload-megabytes:network:${await crowdOf(context)}`;
  await countAgainst(context, [
    await limitOf(context),
    { key, most: mostMegabytes, weight: Math.max(1, Math.ceil(size / megabyte)) },
  ]);
}

/** Refuses whoever has had too many files looked at: the worst of them cost most. */
export async function refuseSpentUploads(context: Pick<Context, 'shop' | 'visitor' | 'now'>): Promise<void> {
  await refuseAnySpent({ ...context, db: context.shop.db }, [await limitOf(context), await readingLimitOf(context)]);
}

/** Counts a file that is not kept, and that took as long to look at: the shop does not take it, or its cart, or network, has too many. */
export async function countRefusedUpload(context: Pick<Context, 'shop' | 'visitor' | 'now'>): Promise<void> {
  const { shop, now } = context;
  if (shop.config.rateLimit > 0) await takeFromRateLimits(shop.db, [await limitOf(context)], now);
}

/** Counts how long a file took to be read, whatever became of it. */
export async function countReading(
  context: Pick<Context, 'shop' | 'visitor' | 'now'>,
  milliseconds: number,
): Promise<void> {
  const { shop, now } = context;
  if (shop.config.rateLimit === 0) return;
  const weight = Math.ceil((milliseconds / 1000) * perSecond);
  await takeFromRateLimits(shop.db, [{ ...(await readingLimitOf(context)), weight }], now);
}

async function readingLimitOf(context: Pick<Context, 'visitor'>) {
  return { key: `upload-reading:network:${await crowdOf(context)}`, most: mostSeconds * perSecond };
}

async function limitOf(context: Pick<Context, 'visitor'>) {
  return { key: `upload:network:${await crowdOf(context)}`, most: mostOfNetwork };
}
