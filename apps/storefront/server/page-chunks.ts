import { readFile } from 'node:fs/promises';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The addresses of the files behind a module that a page loads by `import()`, with those that it imports itself. */
export type ChunksOf = (source: string) => string[];

/** Reads which files the build made of which module. */
export async function readPageChunks(folder: string): Promise<ChunksOf> {
  const manifest = JSON.parse(await readFile(`${folder}/client/.vite/manifest.json`, 'utf8')) as Manifest;
  return (source) => chunksOf(manifest, source);
}

/** Throws where no page loads such a module: a name that was moved would make pages slower, and nobody would see why. */
export function chunksOf(manifest: Manifest, source: string): string[] {
  if (!manifest[source]) throw new Error(`The build has no file for ${source}.`);
  const seen = new Set<string>();
  function collect(key: string): void {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    for (const imported of entry.imports ?? []) collect(imported);
  }
  collect(source);
  return [...seen].map((key) => `/${manifest[key]?.file}`);
}
