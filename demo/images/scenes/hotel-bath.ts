import { counter, tiles, wall } from './room.ts';
import type { Scene } from './stage.ts';

const white = '#f6f4ef';

export const hotelBath: Scene = {
  span: 2250,
  focus: 1010,
  backdrop: (stage) =>
    wall(stage, '#b9c6b4') + tiles(stage, Math.round(240 * stage.scale), '#aebca9') + counter(stage, '#efe9de'),
  things: [
    { family: 'bathrobe', tint: white, x: 320, y: -190, scale: 0.94 },
    { family: 'towel', tint: white, x: 1900, y: -170, scale: 0.9 },
    { family: 'towel', tint: '#14493b', x: 1420, y: -170, scale: 0.9 },
    { family: 'towel', view: 1, tint: white, x: 1080, y: -20, scale: 0.64 },
    { family: 'soap-dispenser', tint: '#5c4033', x: 700, y: -50, scale: 0.66 },
    { family: 'soap-dispenser', tint: '#14493b', x: 830, y: 10, scale: 0.66 },
    { family: 'candle', tint: '#efe6d2', x: 1370, y: 50, scale: 0.44 },
    { family: 'cloth', view: 1, tint: '#9cae94', x: 1700, y: 50, scale: 0.36 },
    { family: 'mug', tint: '#b4622d', x: 520, y: 60, scale: 0.36 },
  ],
};
