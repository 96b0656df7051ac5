import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { demoCatalog } from '../catalog/catalog.ts';
import type { Photograph } from './photograph-index.ts';
import { photographName } from './photograph-name.ts';
import { sceneJobs } from './scene-jobs.ts';
import type { Shot } from './shots/shot.ts';
import { shots } from './shots/shots.ts';

/** One render: what Blender is told, and the pictures that come of it. */
export type RenderJob = {
  name: string;
  /** Family of the form or name of the scene, to pick jobs by. */
  form: string;
  order: Record<string, unknown>;
  pictures: { name: string; kept: Photograph }[];
};

/** Pictures that the pages of the demo show (demo/content). */
const onPages = new Set('1002-2 1003-2 1007-1 1009-2 1028-1 1041-1 1054-1 1058-1 1211-2 1214-1'.split(' '));

/** First pictures that most visitors see, in the width that the closer look asks for. */
const closeUps = new Set(
  '1001-1 1002-1 1003-1 1004-1 1005-1 1006-1 1007-1 1008-1 1009-1 1010-1 1011-1 1013-1 1014-1 1017-1 1018-1 1019-1 1020-1 1021-1 1022-1 1026-1 1028-1 1029-1 1030-1 1031-1 1033-1 1034-1 1035-1 1038-1 1040-1 1041-1 1042-1 1049-1 1050-1 1051-1 1052-1 1053-1 1054-1 1059-1 1060-1 1101-1'.split(
    ' ',
  ),
);

/** Width and height of an item's photograph. */
export function sizeOf(name: string): number {
  return closeUps.has(name) ? 1200 : 800;
}

const sources = new URL('./blender/', import.meta.url);

/** The scenes, what the pages show, one of every form, then first pictures of all items, their other colors, second views. */
export function renderJobs(): RenderJob[] {
  const light = sourceHash();
  return [...sceneOrders(light), ...itemOrders(light)];
}

/** Of boxes only a plain carton stands for another article's: print and contents tell of this one. */
function isLendable(family: string, { form, with: details }: Shot): boolean {
  return family !== 'box' || (form === 'carton' && !details.print);
}

function sceneOrders(light: string): RenderJob[] {
  return sceneJobs().map(({ name, scene, size, cuts }) => {
    const order = { scene, size, cuts };
    const hash = hashOf(light, order);
    return { name, form: scene, order, pictures: cuts.map((cut) => ({ name: cut.name, kept: { hash } })) };
  });
}

function itemOrders(light: string): RenderJob[] {
  const forms = new Set<string>();
  const jobs = demoCatalog.items.flatMap(({ id, pictures }) =>
    pictures.flatMap(({ family, tint }, index) => {
      const shot = shots[id]?.[index];
      if (!shot) return [];
      const isRepeated = pictures.slice(0, index).some((other) => other.family === family && other.tint === tint);
      const name = photographName(id, index);
      const isFirst = onPages.has(name) || (index === 0 && !forms.has(shot.form));
      forms.add(shot.form);
      const rank = isFirst ? 0 : index === 0 ? 1 : isRepeated ? 3 : 2;
      const size = sizeOf(name);
      const order = size === 800 ? shot : { ...shot, size: [size, size] };
      const several = Number(shot.with.count ?? 1) > 1;
      const color = isLendable(family, shot) && { tint: tint.toLowerCase() };
      const kept = { family, ...color, ...(several && { several }), hash: hashOf(light, order) };
      return [{ rank, name, form: shot.form, order, pictures: [{ name, kept }] }];
    }),
  );
  return jobs.sort((one, other) => one.rank - other.rank).map(({ rank: _, ...job }) => job);
}

/** Pictures of items that nobody has written a shot for. */
export function withoutShot(): string[] {
  return demoCatalog.items.flatMap(({ id, pictures }) =>
    pictures.flatMap((_, index) => (shots[id]?.[index] ? [] : [photographName(id, index)])),
  );
}

function hashOf(light: string, order: unknown): string {
  return createHash('sha256').update(light).update(JSON.stringify(order)).digest('hex').slice(0, 16);
}

/** Light, lens, materials and forms: when one changes, every picture may look different. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.py')) hash.update(file).update(readFileSync(new URL(file, sources)));
  }
  return hash.digest('hex');
}
