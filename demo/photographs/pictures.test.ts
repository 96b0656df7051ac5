import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../catalog/catalog.ts';
import { drawMedia } from '../images/draw-media.ts';
import { galleryPaths } from '../images/picture-path.ts';
import { readPhotographIndex } from './photograph-index.ts';
import { photographName } from './photograph-name.ts';
import { readPhotograph } from './read-photograph.ts';
import { sizeOf } from './render-jobs.ts';
import { sceneJobs } from './scene-jobs.ts';
import { shots } from './shots/shots.ts';

const folder = new URL('./pictures/', import.meta.url);
const index = readPhotographIndex();
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
const sizes = new Map(sceneJobs().flatMap(({ cuts }) => cuts.map(({ name, size }) => [name, size] as const)));

describe('photographs', () => {
  it('lie in the folder exactly as the index lists them', () => {
    const names = files.map((file) => file.replaceAll('\\', '/').slice(0, -'.webp'.length));
    expect(names.sort()).toEqual(Object.keys(index).sort());
  });

  it.each(Object.keys(index))('%s has its size', (name) => {
    const [width, height] = sizes.get(name) ?? [sizeOf(name), sizeOf(name)];
    expect(readPhotograph(`/media/photographs/${name}.webp`)).toMatchObject({ width, height });
  });

  it('are small together', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
    expect(bytes).toBeLessThan(40_000_000);
  });

  it('of boxes are lent only where nothing tells which article is in them', () => {
    const lent = Object.entries(index).filter(([, { family, tint }]) => family === 'box' && tint !== undefined);
    const forms = lent.map(([name]) => {
      const [id, picture] = name.split('-').map(Number);
      return shots[id ?? 0]?.[(picture ?? 1) - 1];
    });
    expect(forms.filter((taken) => taken?.form !== 'carton' || taken.with.print !== undefined)).toEqual([]);
    expect(lent.map(([name]) => name)).toContain('1002-2');
  });

  it('are taken of pictures that the items have', () => {
    const pictures = new Set(
      demoCatalog.items.flatMap((item) => item.pictures.map((_, at) => photographName(item.id, at))),
    );
    const taken = Object.entries(shots).flatMap(([id, list]) => list.map((_, at) => photographName(Number(id), at)));
    expect(taken.filter((name) => !pictures.has(name))).toEqual([]);
    expect(Object.keys(index).filter((name) => !sizes.has(name) && !pictures.has(name))).toEqual([]);
  });
});

describe('addresses of the items', () => {
  it('lead to a photograph or a drawing, none twice in a gallery', () => {
    for (const item of demoCatalog.items) {
      const addresses = galleryPaths(item);
      const photographs = addresses.filter((address) => readPhotograph(address) !== null);
      expect(new Set(photographs).size, String(item.id)).toBe(photographs.length);
      for (const address of addresses) {
        expect(readPhotograph(address) !== null || drawMedia(address) !== null, address).toBe(true);
      }
    }
  });
});
