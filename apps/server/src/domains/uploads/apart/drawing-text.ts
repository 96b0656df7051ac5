/** By the name that a drawing gives to its encoding. Where these read a sign that its encoding does not have, it is none that a rule looks for. */
const decoders = new Map([
  ['utf-8', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
  ['windows-1252', 'windows-1252'],
  ['us-ascii', 'windows-1252'],
]);

const longestDeclaration = 1024;

/** Throws what is in none of the encodings that are known, or in another than it says: programs would not agree on what they read. */
export function drawingText(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 3);
  if (mark.startsWith('fffe')) return inSixteen(bytes, 'utf-16le');
  if (mark.startsWith('feff')) return inSixteen(bytes, 'utf-16be');
  // Read in another encoding, a mark of UTF-8 is letters, which nothing may begin with.
  const named = encodingOf(bytes.toString('latin1', mark === 'efbbbf' ? 3 : 0, longestDeclaration));
  const decoder = decoders.get(named);
  if (decoder === undefined) throw new Error(named);
  return new TextDecoder(decoder, { fatal: true }).decode(bytes);
}

function inSixteen(bytes: Buffer, encoding: string): string {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (!['utf-8', 'utf-16', encoding].includes(encodingOf(text.slice(0, longestDeclaration)))) throw new Error(encoding);
  return text;
}

/** As its declaration says, in small letters. One that says nothing is in UTF-8. */
function encodingOf(head: string): string {
  if (!/^<\?xml\s/.test(head)) return 'utf-8';
  const end = head.indexOf('>');
  // Longer than anybody writes: what it says may stand behind what is looked at.
  if (end === -1) throw new Error('declaration');
  return /\sencoding\s*=\s*["']([^"']*)["']/.exec(head.slice(0, end))?.[1]?.toLowerCase() ?? 'utf-8';
}
