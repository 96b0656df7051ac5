export type PhotographType = { contentType: string; format: 'jpeg' | 'png' | 'webp' | 'avif' };

/** What the first bytes say that a photograph is; null for anything else, whatever it is called. */
export function photographType(bytes: Buffer): PhotographType | null {
  const format = formatOf(bytes);
  return format && { contentType: `image/${format}`, format };
}

function formatOf(bytes: Buffer): PhotographType['format'] | null {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  return at(4, 12) === 'ftypavif' ? 'avif' : null;
}
