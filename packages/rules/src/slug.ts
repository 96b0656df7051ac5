const longestSlug = 100;

/** Whether a part of an address is made of lower-case letters, digits and single hyphens between them. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

/** What an address can call something of this name: "Gläser & Krüge" is "glaeser-kruege". '' where no letter is left. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøå]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
}
