/** What a page notes that shows the picture of an address ("/media/…"), so that it is made anew with another one. */
export function pictureTag(address: string): string {
  return `picture:${address}`;
}

/** The address that a tag names; null where it names no picture. */
export function addressOfTag(tag: string): string | null {
  return tag.startsWith('picture:') ? tag.slice('picture:'.length) : null;
}
