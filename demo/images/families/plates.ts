import { gleam, opening, type Profile, ring, solid } from '../lathe.ts';
import { type Paint, paint } from '../paint.ts';
import { circle, ellipse, path, shadow, stroke } from '../shapes.ts';
import { closeUp, define, type Family, framed, use, type View } from '../view.ts';

const around = 'translate(400 400)';

/** Seen from above: `well` is the radius of the flat middle, `depth` how strongly it is shaded. */
function fromAbove(tint: string, well: number, wall: number): string {
  const color = paint(tint);
  return (
    shadow(425, 442, 345, 335) +
    circle(400, 400, 312, color.top, `stroke="${color.shade}" stroke-width="2"`) +
    circle(400, 400, well, color.well, `stroke="${color.shade}" stroke-opacity=".5" stroke-width="2"`) +
    circle(400 + wall / 6, 400 + wall / 6, well - wall, color.top) +
    stroke('M122 330A287 287 0 0 1 330 122', '#fff', 9, 'opacity=".65"') +
    stroke(
      `M${400 + well * 0.62} ${400 + well * 0.72}A${well} ${well} 0 0 1 ${400 - well * 0.1} ${400 + well * 0.95}`,
      '#fff',
      6,
      'opacity=".5"',
    )
  );
}

const plate: View = (tint) => fromAbove(tint, 214, 16);
const soupPlate: View = (tint) => fromAbove(tint, 236, 62);

/** One plate of a stack, seen from the side: its rim, its wall and a shade where it rests on the next. */
function stackedPlate(tint: string): string {
  const color = paint(tint);
  return (
    path(ring(400, [300, 400], [170, 448], 0.26), color.body) +
    path(ring(400, [304, 394], [296, 408], 0.26), color.body) +
    ellipse(400, 394, 304, 79, color.top)
  );
}

function stack(count: number, step: number, well: number): View {
  return (tint) => {
    const color = paint(tint);
    const id = `p${tint.slice(1)}`;
    const plates = Array.from({ length: count }, (_, index) => use(id, `translate(0 ${180 - index * step})`));
    const top = 394 + 180 - (count - 1) * step;
    return (
      define(id, stackedPlate(tint)) +
      shadow(420, 636, 330, 76) +
      plates.join('') +
      ellipse(400, top + 4, well, well * 0.26, color.well) +
      ellipse(403, top + 12, well - 22, (well - 22) * 0.24, color.top) +
      stroke(`M128 ${top - 12}A290 73 0 0 1 330 ${top - 70}`, '#fff', 6, 'opacity=".7"')
    );
  };
}

const saucer: View = (tint) => {
  const color = paint(tint);
  return (
    fromAbove(tint, 250, 46) +
    circle(404, 404, 98, color.well, `stroke="${color.shade}" stroke-width="2"`) +
    circle(406, 406, 88, color.top)
  );
};

const bowlProfile: Profile = [
  [296, 330],
  [284, 420],
  [226, 530],
  [130, 596],
  [118, 600],
  [118, 600],
  [112, 634],
];

const bowl: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 645, 250, 56) +
    solid(400, bowlProfile, color.body, 0.28) +
    gleam(400, bowlProfile.slice(0, 5), 0.35, 0.28) +
    opening(400, 330, 296, 13, color, 0.28) +
    stroke('M150 338A262 74 0 0 0 330 404', '#fff', 5, 'opacity=".35"')
  );
};

const bowls: View = (tint) => {
  const color = paint(tint);
  const id = `q${tint.slice(1)}`;
  const outer = bowlProfile.map(([radius, y]): [number, number] => [radius * 0.94, y]);
  const one = solid(400, outer, color.body, 0.28) + gleam(400, outer.slice(0, 3), 0.35, 0.28);
  const edge = ellipse(400, 330, 278, 78, color.light) + ellipse(400, 334, 266, 74, color.inside);
  return (
    define(id, one + edge) +
    shadow(430, 692, 250, 56) +
    [50, -30, -110].map((y) => use(id, `translate(0 ${y})`)).join('') +
    [380, 300].map((y) => lip(y, color)).join('') +
    stroke('M160 226A250 70 0 0 0 330 286', '#fff', 5, 'opacity=".35"')
  );
};

/** The front edge of a bowl from which the next one rises. */
function lip(y: number, color: Paint): string {
  const arc = (dy: number) => `M124 ${y + dy}A276 78 0 0 0 676 ${y + dy}`;
  return stroke(arc(-5), color.dark, 7, 'opacity=".8"') + stroke(arc(3), color.light, 7);
}

const bowlFromAbove: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 450, 345, 335) +
    circle(400, 400, 312, color.top) +
    circle(400, 400, 296, color.inside) +
    circle(412, 414, 250, color.well, 'opacity=".75"') +
    circle(426, 430, 130, color.well, `stroke="${color.shade}" stroke-opacity=".4" stroke-width="3"`) +
    `<g transform="${around}">${stroke('M-246 -160A293 293 0 0 1 -80 -282', '#fff', 8, 'opacity=".6"')}${stroke('M200 150A250 250 0 0 1 60 243', '#fff', 16, 'opacity=".25"')}</g>`
  );
};

export const plates: Record<string, Family> = {
  plate: { tint: '#f6f4ef', views: [plate, framed(stack(7, 34, 212), -60, 1.05), closeUp(plate, 250, 250, 1.9)] },
  'soup-plate': {
    tint: '#f6f4ef',
    views: [soupPlate, framed(stack(5, 52, 236), -60, 1.05), closeUp(soupPlate, 265, 265, 1.9)],
  },
  saucer: { tint: '#f6f4ef', views: [saucer, framed(stack(8, 30, 120), -60, 1.05), closeUp(saucer, 290, 290, 1.8)] },
  bowl: { tint: '#9cae94', views: [framed(bowl, -80, 1.06), framed(bowls, -30), bowlFromAbove] },
};
