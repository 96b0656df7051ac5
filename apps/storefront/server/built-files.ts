import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of a build as it goes out: as it was built, and compressed where the build put that beside it. */
export type BuiltFile = { type: string; etag: string; bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer } };

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Every file that browsers are sent of a build, by its path: `assets/page-1a2b.js`. All are read at once, about two megabytes, so
 * that open pages find their scripts even when somebody deletes the folder.
 */
export async function readBuiltFiles(client: string): Promise<Map<string, BuiltFile>> {
  const content = new Map<string, Buffer>();
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(client, file).replaceAll(path.sep, '/');
    // What begins with a dot is for the server (.vite).
    if (entry.isFile() && !name.startsWith('.')) content.set(name, await readFile(file));
  }
  const names = [...content.keys()].filter((name) => !/\.(?:br|gz)$/.test(name));
  return new Map(names.map((name) => [name, toBuiltFile(name, content)]));
}

/** One of them; null where there is none. */
export async function readBuiltFile(client: string, name: string): Promise<BuiltFile | null> {
  if (!(path.extname(name) in types)) return null;
  const read = (each: string) => readFile(path.join(client, each)).catch(ifThere);
  const content = new Map<string, Buffer>();
  for (const each of [name, `${name}.br`, `${name}.gz`]) {
    const bytes = await read(each);
    if (bytes) content.set(each, bytes);
    else if (each === name) return null;
  }
  return toBuiltFile(name, content);
}

function ifThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function toBuiltFile(name: string, content: ReadonlyMap<string, Buffer>): BuiltFile {
  const type = types[path.extname(name)];
  if (type === undefined) throw new Error(`built-files.ts knows no media type for ${name}`);
  const [identity = Buffer.alloc(0), br, gzip] = [name, `${name}.br`, `${name}.gz`].map((each) => content.get(each));
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  return { type, etag, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
}
