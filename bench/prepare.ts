/** Prepares many at once, ten at a time as the load itself comes. */
export async function prepare<Prepared>(
  count: number,
  make: (index: number) => Promise<Prepared>,
): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < count) prepared.push(await make(next++));
  }
  await Promise.all(Array.from({ length: 10 }, work));
  return prepared;
}
