import { wood } from '../paint.ts';
import { rect } from '../shapes.ts';
import { counter, wall } from './room.ts';
import type { Scene, Stage } from './stage.ts';

const glass = '#e6eef0';
const copper = '#b87349';

/** Height of the shelf above the front line, in units. */
const shelfAt = -470;

function shelf({ width, front, scale, left }: Stage): string {
  const start = Math.max(0, left + 40 * scale);
  const y = front + shelfAt * scale;
  return (
    rect(start, y, width - start, 22 * scale, wood.top) +
    rect(start, y + 22 * scale, width - start, 14 * scale, '#0c2119', 'opacity=".5"') +
    rect(start, y, width - start, 3, wood.light)
  );
}

export const barShelf: Scene = {
  span: 1560,
  focus: 800,
  backdrop: (stage) => wall(stage, '#1d4438') + shelf(stage) + counter(stage, '#5c4033'),
  things: [
    ...[230, 390, 550].map((x) => ({ family: 'wine-glass', tint: glass, x, y: shelfAt, scale: 0.46 })),
    ...[710, 820, 930].map((x) => ({ family: 'champagne-glass', tint: glass, x, y: shelfAt, scale: 0.46 })),
    { family: 'carafe', tint: glass, x: 1120, y: shelfAt, scale: 0.46 },
    { family: 'carafe', tint: '#c98a2b', x: 1310, y: shelfAt, scale: 0.46 },
    { family: 'ice-bucket', tint: '#c4c8cb', x: 1350, y: -70, scale: 0.68 },
    { family: 'beer-glass', tint: glass, x: 1080, y: -80, scale: 0.58 },
    { family: 'cocktail-glass', tint: glass, x: 830, y: -30, scale: 0.62 },
    { family: 'shaker', tint: copper, x: 610, y: -70, scale: 0.62 },
    { family: 'tumbler', tint: glass, x: 410, y: -10, scale: 0.54 },
    { family: 'tumbler', tint: glass, x: 190, y: 20, scale: 0.54 },
    { family: 'tumbler', tint: '#c98a2b', x: 1180, y: 50, scale: 0.48 },
  ],
};
