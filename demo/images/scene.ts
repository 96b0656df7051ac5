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

/** Units between the back edge of the table and the front line of the things. */
const tableDepth = 180;

/**
 * A scene for a banner of any size in pixels. In a wide one the things stand on the right and leave a quiet wall for the
 * text; an upright one shows the middle of them, with room above and below, for it may be cut to the form of a phone.
 * Throws for a scene that does not exist.
 */
export function drawScene({ scene, width, height }: { scene: string; width: number; height: number }): string {
  const found = scenes[scene];
  if (found === undefined) {
    throw new Error(`There is no scene ${scene}`);
  }
  const isUpright = width < height;
  const scale = height / (isUpright ? 1300 : 900);
  const front = Math.round(height * (isUpright ? 0.75 : 0.86));
  const stage: Stage = {
    width,
    height,
    scale,
    front,
    horizon: Math.round(front - tableDepth * scale),
    left: isUpright ? width / 2 - found.focus * scale : width - found.span * scale,
  };
  return svg(width, height, found.backdrop(stage) + found.things.map((thing) => place(thing, stage)).join(''));
}

function place(thing: Scene['things'][number], stage: Stage): string {
  const draw = thing.draw ?? families[thing.family ?? '']?.views[thing.view ?? 0];
  if (draw === undefined) {
    throw new Error(`There is no drawing of ${thing.family}`);
  }
  const x = stage.left + thing.x * stage.scale;
  const y = stage.front + thing.y * stage.scale;
  const scale = thing.scale * stage.scale;
  const isOutside = x + 400 * scale < 0 || x - 400 * scale > stage.width;
  return isOutside ? '' : standing(draw(thing.tint), Math.round(x), Math.round(y), Number(scale.toFixed(3)));
}
