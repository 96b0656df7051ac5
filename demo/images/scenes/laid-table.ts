import { fork, knife, type Piece, spoon } from '../families/cutlery.ts';
import { linen } from '../families/linen.ts';
import { ring } from '../lathe.ts';
import { paint } from '../paint.ts';
import { ellipse, group, path, shadow, stroke } from '../shapes.ts';
import { standing, type View } from '../view.ts';
import { counter, wall } from './room.ts';
import type { Scene } from './stage.ts';

/** A plate on the table with a napkin on it. */
const cover: View = (tint) => {
  const color = paint(tint);
  const napkin = linen.napkin?.views[1]('#b4622d') ?? '';
  return (
    shadow(424, 690, 400, 96) +
    path(ring(400, [360, 640], [240, 690], 0.24), color.body) +
    ellipse(400, 640, 360, 86, color.top, `stroke="${color.shade}" stroke-width="2"`) +
    ellipse(400, 646, 250, 56, color.well) +
    ellipse(404, 652, 236, 51, color.top) +
    stroke('M60 626A340 76 0 0 1 300 562', '#fff', 6, 'opacity=".8"') +
    standing(napkin, 400, 654, 0.5)
  );
};

/** A piece lying on the table, foreshortened. */
function lying(piece: Piece): View {
  return (tint) => group('translate(400 640)scale(1.1 .5)skewX(-10)translate(-400 -400)', piece(paint(tint)));
}

const porcelain = '#f6f4ef';
const glass = '#e6eef0';
const silver = '#c4c8cb';

export const laidTable: Scene = {
  span: 1800,
  focus: 1250,
  backdrop: (stage) => wall(stage, '#14493b') + counter(stage, '#ece4d5'),
  things: [
    { family: 'candle', tint: '#efe6d2', x: 890, y: -150, scale: 0.62 },
    { family: 'carafe', tint: glass, x: 1060, y: -130, scale: 0.72 },
    { family: 'champagne-glass', tint: glass, x: 680, y: -150, scale: 0.82 },
    { family: 'wine-glass', tint: glass, x: 540, y: -120, scale: 0.86 },
    { family: 'champagne-glass', tint: glass, x: 1610, y: -150, scale: 0.82 },
    { family: 'wine-glass', tint: glass, x: 1450, y: -120, scale: 0.86 },
    { draw: lying(fork), tint: silver, x: 80, y: 30, scale: 0.6 },
    { draw: cover, tint: porcelain, x: 380, y: 20, scale: 0.7 },
    { draw: lying(knife), tint: silver, x: 690, y: 30, scale: 0.6 },
    { draw: lying(spoon), tint: silver, x: 775, y: 30, scale: 0.6 },
    { draw: lying(fork), tint: silver, x: 980, y: 30, scale: 0.6 },
    { draw: cover, tint: porcelain, x: 1280, y: 20, scale: 0.7 },
    { draw: lying(knife), tint: silver, x: 1590, y: 30, scale: 0.6 },
    { draw: lying(spoon), tint: silver, x: 1675, y: 30, scale: 0.6 },
  ],
};
