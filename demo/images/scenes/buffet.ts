import { counter, wall } from './room.ts';
import type { Scene } from './stage.ts';

const porcelain = '#f6f4ef';

export const buffet: Scene = {
  span: 2300,
  focus: 1150,
  backdrop: (stage) => wall(stage, '#d9cbb0') + counter(stage, '#f4efe5'),
  things: [
    { family: 'buffet-stand', tint: '#b08a5b', x: 1190, y: -90, scale: 0.86 },
    { family: 'cake-stand', tint: porcelain, x: 1740, y: -110, scale: 0.8 },
    { family: 'chafing-dish', tint: '#c4c8cb', x: 600, y: -70, scale: 0.94 },
    { family: 'bowl', tint: '#9cae94', x: 150, y: -100, scale: 0.55 },
    { family: 'bread-basket', tint: '#c9a77a', x: 1500, y: 60, scale: 0.62 },
    { family: 'plate', view: 1, tint: porcelain, x: 2120, y: -20, scale: 0.66 },
    { family: 'cup', tint: porcelain, x: 1880, y: 70, scale: 0.5 },
    { family: 'mug', tint: '#14493b', x: 940, y: 50, scale: 0.4 },
    { family: 'mug', tint: '#b4622d', x: 1080, y: 84, scale: 0.4 },
    { family: 'carafe', tint: '#e6eef0', x: 230, y: 20, scale: 0.6 },
    { family: 'tumbler', tint: '#e6eef0', x: 420, y: 70, scale: 0.4 },
  ],
};
