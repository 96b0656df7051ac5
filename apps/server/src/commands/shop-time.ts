/** A moment as clocks show it where the shop is: "2026-11-26 23:30". */
export function shopTime(moment: Date): string {
  return moment.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' });
}
