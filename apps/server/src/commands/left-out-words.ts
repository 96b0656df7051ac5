import sanitizeHtml from 'sanitize-html';

/** Scripts, looks and notes are no words, nor is what stands in the head of a file. */
const noWords = /<(script|style|head)\b[^>]*>.*?<\/\1\s*>|<!--.*?-->/gis;
const withinWords =
  /<\/?(?:a|abbr|b|big|code|del|em|font|i|ins|mark|s|small|span|strike|strong|su[bp]|tt|u|wbr)\b[^>]*>/gi;
const tags = /<!--|<[a-z/!?][^>]*>/gi;

/** The words of an HTML as somebody wrote it that what is `kept` of it does not have. */
export function leftOutWords(html: string, kept: string): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(kept)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return wordsOf(html).filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** However badly it is nested: a parser would leave out what is looked for. */
function wordsOf(html: string): string[] {
  const text = html.replace(noWords, ' ').replace(withinWords, '').replace(tags, ' ');
  // Nothing but its entities is left to read.
  const plain = sanitizeHtml(text, { allowedTags: [], nonTextTags: [] });
  return plain.replace(/&(?:amp|lt|gt|quot);/g, ' ').match(/[\p{L}\p{M}\p{N}\u00ad]+/gu) ?? [];
}
