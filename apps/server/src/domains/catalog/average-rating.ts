/** The average of ratings as decimal text with two places, '0' without any. What shows it rounds it. */
export function averageRating({ count, sum }: { count: number; sum: number }): string {
  return count === 0 ? '0' : (sum / count).toFixed(2);
}
