import { families } from './families.ts';
import { svg } from './picture.ts';
import { barShelf } from './scenes/bar-shelf.ts';
import { buffet } from './scenes/buffet.ts';
import { hotelBath } from './scenes/hotel-bath.ts';
import { kitchenPass } from './scenes/kitchen-pass.ts';
import { laidTable } from './scenes/laid-table.ts';
import type { Scene, Stage } from './scenes/stage.ts';
import { standing } from './view.ts';

export const scenes: Record<string, Scene> = {
  'laid-table': laidTable,
  'bar-shelf': barShelf,
  buffet,
  'kitchen-pass': kitchenPass,
  'hotel-bath': hotelBath,
};

/**
 * A scene for a banner of any size in pixels. In a wide one the things stand on the right and leave a quiet wall for the
 * text; a narrow one shows the middle of them. Throws for a scene that does not exist.
 */
export function drawScene({ scene, width, height }: { scene: string; width: number; height: number }): string {
  const found = scenes[scene];
  if (found === undefined) {
    throw new Error(`There is no scene ${scene}`);
  }
  const scale = height / 900;
  const isWide = found.span * scale < width;
  const left = isWide ? width - found.span * scale : width / 2 - found.focus * scale;
  const stage: Stage = { width, height, scale, horizon: Math.round(height * 0.66), left };
  return svg(width, height, found.backdrop(stage) + found.things.map((thing) => place(thing, stage)).join(''));
}

function place(thing: Scene['things'][number], stage: Stage): string {
  const draw = thing.draw ?? families[thing.family ?? '']?.views[thing.view ?? 0];
  if (draw === undefined) {
    throw new Error(`There is no drawing of ${thing.family}`);
  }
  const x = stage.left + thing.x * stage.scale;
  const y = stage.height * 0.86 + thing.y * stage.scale;
  const scale = thing.scale * stage.scale;
  const isOutside = x + 400 * scale < 0 || x - 400 * scale > stage.width;
  return isOutside ? '' : standing(draw(thing.tint), Math.round(x), Math.round(y), Number(scale.toFixed(3)));
}
