/** What buyers may hand in with an order: artwork that can be printed, engraved or stitched. By what its content says. */
export const uploadTypes = {
  pdf: { contentType: 'application/pdf', endings: ['pdf', 'ai'] },
  eps: { contentType: 'application/postscript', endings: ['eps', 'ai', 'ps'] },
  svg: { contentType: 'image/svg+xml', endings: ['svg'] },
  png: { contentType: 'image/png', endings: ['png'] },
  jpg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
} as const;

export type UploadType = keyof typeof uploadTypes;

/** For the field that chooses one. */
export const uploadEndings: readonly string[] = [
  ...new Set(Object.values(uploadTypes).flatMap(({ endings }) => endings.map((ending) => `.${ending}`))),
];

/** As people call them. */
export const uploadTypeNames = 'PDF, AI, EPS, SVG, PNG, JPG';

export const maximumUploadBytes = 10 * 1024 * 1024;

/** Files of one cart. */
export const maximumUploads = 10;

/** Characters of a file's name. */
const longestName = 100;
/** The same as an address writes them, where a letter of another script takes up to nine. */
const longestWritten = 400;

/** 128 random bits in base64url, and the name that the file came with. */
const address = /^([\w-]{22})\/([^/\\\p{Cc}]{1,120})$/u;

/** The answer to a question that asks for a file: where it is kept, "<id>/<name>". Null for anything else. */
export function readUploadAddress(text: string): { id: string; name: string } | null {
  const [, id, name] = address.exec(text) ?? [];
  return id && name ? { id, name } : null;
}

/** A name without its path and without what no name may have, which ends as its type does: "C:\\Logo.PDF.exe" is "Logo.PDF.exe.pdf". */
export function uploadName(given: string, type: UploadType): string {
  const name = given
    .slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?%#]/gu, '')
    .trim();
  const { endings } = uploadTypes[type];
  const dot = name.lastIndexOf('.');
  const ending = endings.find((each) => name.slice(dot + 1).toLowerCase() === each);
  const stem = dot > 0 && ending ? name.slice(0, dot) : name;
  const short = shortened(stem).replace(/^\.+/, '') || 'file';
  return `${short}.${ending ?? endings[0]}`;
}

function shortened(name: string): string {
  const letters = [...name.toWellFormed()].slice(0, longestName);
  while (encodeURIComponent(letters.join('')).length > longestWritten) letters.pop();
  return letters.join('');
}
