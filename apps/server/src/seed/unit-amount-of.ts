/** Euros as written down ("0.0138") to ten-thousandths; more than four places are a mistake in the data. */
export function unitAmountOf(euros: string): number {
  const match = /^(\d+)(?:\.(\d{1,4}))?$/.exec(euros);
  if (!match) throw new Error(`not an amount in euros with up to four places: "${euros}"`);
  return Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'));
}
