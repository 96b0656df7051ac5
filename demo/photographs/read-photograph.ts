import { readFileSync } from 'node:fs';
import { webpSize } from './webp-size.ts';

const folder = new URL('./pictures/', import.meta.url);

/** A name is lower case words, digits and hyphens; scenes lie one folder deeper. Nothing else reaches the disk. */
const pattern = /^\/media\/photographs\/(?<name>(?:scenes\/)?[a-z0-9]+(?:-[a-zA-Z0-9]+)*)\.webp$/;

/** The photograph behind an address, or null where there is none or the address is not one of a photograph. */
export function readPhotograph(address: string): { bytes: Buffer; width: number; height: number } | null {
  const name = pattern.exec(address)?.groups?.name;
  if (name === undefined) return null;
  const bytes = readIfThere(new URL(`${name}.webp`, folder));
  const size = bytes && webpSize(bytes);
  return bytes && size ? { bytes, ...size } : null;
}

function readIfThere(file: URL): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
