const zeroWidthSpace = '\u200b';

/** Cut after so many characters: nobody needs more of a mail that somebody else may have had sent to them. */
const mostCharacters = 500;

/**
 * Words of whoever ordered or registered, for a mail to an address that perhaps is not theirs: they are shortened, and mail programs
 * make no links of them, so that nobody has the shop send theirs to strangers.
 */
export function unlinked(words: string): string {
  const short = words.length > mostCharacters ? `${words.slice(0, mostCharacters)} …` : words;
  return short.replace(/:(?=\/\/)|@(?=\S)|(?<=\S)[.。．｡](?=\S)/gu, `$&${zeroWidthSpace}`);
}
