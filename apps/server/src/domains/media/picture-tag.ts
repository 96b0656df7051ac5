/** What a page notes that shows the picture of an address ("/media/…"), so that it is made anew with another one. */
export function pictureTag(address: string): string {
  return `picture:${address}`;
}
