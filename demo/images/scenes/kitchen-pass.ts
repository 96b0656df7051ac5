import { paint, steel } from '../paint.ts';
import { ellipse, path, rect } from '../shapes.ts';
import { counter, tiles, wall } from './room.ts';
import type { Scene, Stage } from './stage.ts';

const copper = paint('#b4622d');

/** Heat lamps over the pass. */
function lamps({ scale, left, width }: Stage): string {
  return [360, 800, 1240]
    .map((x) => Math.round(left + x * scale))
    .filter((x) => x > 0 && x < width)
    .map((x) => {
      const [w, h] = [90 * scale, 130 * scale];
      return (
        ellipse(x, h + 130 * scale, 300 * scale, 210 * scale, 'url(#glow)', 'opacity=".5"') +
        rect(x - 2, 0, 4, h * 0.5, '#2b2d2e') +
        path(`M${x - w * 0.25} ${h * 0.4}H${x + w * 0.25}L${x + w} ${h}H${x - w}Z`, copper.metal) +
        ellipse(x, h, w, w * 0.2, '#fff3d0')
      );
    })
    .join('');
}

export const kitchenPass: Scene = {
  span: 1560,
  focus: 780,
  backdrop: (stage) =>
    wall(stage, '#d8ddd6') +
    tiles(stage, Math.round(150 * stage.scale), '#c5ccc3') +
    lamps(stage) +
    counter(stage, steel.tint),
  things: [
    { family: 'pot', view: 1, tint: '#c4c8cb', x: 350, y: -90, scale: 0.78 },
    { family: 'pot', tint: '#b87349', x: 850, y: -110, scale: 0.62 },
    { family: 'plate', view: 1, tint: '#f6f4ef', x: 1300, y: -90, scale: 0.66 },
    { family: 'gn-container', tint: '#c4c8cb', x: 1270, y: 100, scale: 0.66 },
    { family: 'pan', tint: '#3b3f42', x: 740, y: 120, scale: 0.72 },
    { family: 'bowl', tint: '#9cae94', x: 180, y: 60, scale: 0.44 },
    { family: 'salt-mill', tint: '#5c4033', x: 1010, y: 10, scale: 0.46 },
  ],
};
