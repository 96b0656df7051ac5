import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What a photograph shows, and from what it was rendered. Without a tint it stands for no other picture. */
export type Photograph = { hash: string; family?: string; tint?: string; several?: boolean };

const file = new URL('./pictures/index.json', import.meta.url);

export function readPhotographIndex(): Record<string, Photograph> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writePhotographIndex(index: Record<string, Photograph>): void {
  const names = Object.keys(index).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const lines = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(index[name])}`);
  const part = new URL('./pictures/index.json.part', import.meta.url);
  writeFileSync(part, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(part, file);
}
