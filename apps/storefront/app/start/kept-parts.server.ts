import type { KeptParts } from './kept-part.tsx';

/** Bytes of all that is kept; what was asked for longest ago goes first. */
const mostBytes = 4 * 1024 * 1024;

const closing = '</kept-part>';

export type DocumentPieces = KeptParts & {
  /** A rendered document, or a part of one, with every kept part at its place. What was drawn for the first time is kept. */
  piecesOf: (html: string) => (string | Buffer)[];
};

/** Keeps what `KeptPart` drew, as the bytes that go out, under all that it was drawn from. */
export function createPartStore(
  roomBytes = mostBytes,
): (document: { mark: string; language: string }) => DocumentPieces {
  const kept = new Map<string, Buffer>();
  let keptBytes = 0;

  function find(key: string): Buffer | undefined {
    const part = kept.get(key);
    if (part === undefined) return undefined;
    kept.delete(key);
    kept.set(key, part);
    return part;
  }

  function keep(key: string, part: Buffer): void {
    if (kept.has(key)) return;
    kept.set(key, part);
    keptBytes += sizeOf(key, part);
    for (const [oldest, held] of kept) {
      if (keptBytes <= roomBytes) return;
      kept.delete(oldest);
      keptBytes -= sizeOf(oldest, held);
    }
  }

  return ({ mark, language }) => {
    const places: { key: string; part: Buffer | undefined }[] = [];
    return {
      placeOf(facts) {
        const key = `${language} ${facts.map(textOf).join()}`;
        const part = find(key);
        return { id: `${mark}-${places.push({ key, part }) - 1}`, isKnown: part !== undefined };
      },
      piecesOf(html) {
        // Nobody who writes a text of the shop knows the mark of the document.
        const [before = '', ...rest] = html.split(`<kept-part id="${mark}-`);
        const pieces: (string | Buffer)[] = [before];
        for (const piece of rest) {
          const start = piece.indexOf('>') + 1;
          const end = piece.indexOf(closing, start);
          const place = places[Number.parseInt(piece, 10)];
          const part = place?.part ?? Buffer.from(piece.slice(start, end));
          if (place) keep(place.key, part);
          pieces.push(part, piece.slice(end + closing.length));
        }
        return pieces;
      },
    };
  };
}

const knownTexts = new WeakMap<object, string>();

/** A fact as JSON: what is frozen stays as it is, and is written once. */
function textOf(fact: unknown): string {
  if (typeof fact !== 'object' || fact === null || !Object.isFrozen(fact)) return JSON.stringify(fact);
  const known = knownTexts.get(fact) ?? JSON.stringify(fact);
  knownTexts.set(fact, known);
  return known;
}

function sizeOf(key: string, part: Buffer): number {
  return key.length + part.length;
}
