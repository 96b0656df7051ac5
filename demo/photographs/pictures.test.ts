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
import type { Shot } from './shots/shot.ts';
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

describe('labels', () => {
  it('say how much the variation holds that they stand for', () => {
    const wrong = demoCatalog.items.flatMap(({ id, pictures, variations }) =>
      variations.flatMap(({ number, content, pictures: own = pictures.map((_, at) => at) }) =>
        own
          .map((at) => ({ at, amounts: amountsOn(shots[id]?.[at] ?? null) }))
          .filter(({ amounts }) => amounts.length > 0 && !amounts.includes(content))
          .map(({ at, amounts }) => `${number} holds ${content}, ${photographName(id, at)} says ${amounts}`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(amountsOn(shots[1059]?.[0] ?? null)).toEqual([5]);
  });

  it('and handles are of a color that is sold', () => {
    const boning = demoCatalog.items.find(({ id }) => id === 1226);
    const shown = boning?.variations.flatMap(({ pictures = [] }) => pictures);
    expect(boning?.pictures.map((_, at) => at).filter((at) => !shown?.includes(at))).toEqual([]);
  });
});

/** Amounts on the labels of a picture, in liters, kilograms or meters. A carton around a labelled piece says none. */
function amountsOn(taken: Shot | null): number[] {
  if (!taken) return [];
  const print = Array.isArray(taken.with.print) ? taken.with.print : [];
  return [print[3], taken.with.small].flatMap((line) => {
    const found = /([\d,.]+) (Liter|ml|kg|m)$/.exec(String(line ?? ''));
    if (!found) return [];
    const amount = Number(found[1]?.replace(',', '.'));
    return [found[2] === 'ml' ? amount / 1000 : amount];
  });
}

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
