import { level, slab } from '../block.ts';
import { gleam, type Profile, ring, solid } from '../lathe.ts';
import { paint, steel } from '../paint.ts';
import { circle, ellipse, group, path, rect, shadow, stroke } from '../shapes.ts';
import { closeUp, define, type Family, framed, pair, use, type View } from '../view.ts';

const candleProfile: Profile = [
  [120, 300],
  [120, 300],
  [120, 470],
  [120, 650],
];

const candle: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 664, 210, 44) +
    solid(400, candleProfile, color.body) +
    gleam(400, candleProfile, 0.3) +
    ellipse(400, 300, 120, 24, color.light) +
    ellipse(400, 303, 84, 15, '#fbe9b8', 'opacity=".8"') +
    stroke('M400 304V266', '#3a2f22', 5) +
    circle(400, 206, 150, 'url(#glow)') +
    path('M400 122C434 180 440 216 424 246C414 268 386 268 376 246C360 216 366 180 400 122Z', '#eba83f') +
    path('M400 174C418 208 420 228 412 246C406 258 394 258 388 246C380 228 382 208 400 174Z', '#fdf1cd')
  );
};

const menuHolder: View = (tint) => {
  const color = paint(tint);
  return (
    path('M206 108H630V724H206Z', '#4a3f2e', 'opacity=".22"') +
    rect(186, 84, 428, 620, color.top, 'rx="10"') +
    rect(186, 84, 30, 620, color.dark, 'rx="8" opacity=".45"') +
    rect(
      234,
      108,
      356,
      572,
      'none',
      `rx="4" stroke="${color.light}" stroke-width="3" stroke-dasharray="11 8" opacity=".7"`,
    ) +
    rect(322, 300, 180, 110, 'none', 'rx="4" stroke="#d9b878" stroke-width="5"') +
    stroke('M352 338H472M372 372H452', '#d9b878', 8)
  );
};

const openMenu: View = (tint) => {
  const color = paint(tint);
  const line = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
  const lines = [250, 300, 350, 400, 450, 500, 550].map(
    (y, index) => line(160, y, 150 + ((index * 47) % 50)) + line(450, y, 150 + ((index * 31) % 50)),
  );
  return (
    rect(90, 130, 650, 580, '#4a3f2e', 'rx="10" opacity=".2"') +
    rect(70, 104, 660, 580, color.top, 'rx="10"') +
    path('M96 128H396V660H96Z', '#fbf8f1') +
    path('M404 128H704V660H404Z', '#f3eee3') +
    path('M372 128H396V660H372Z', '#4a3f2e', 'opacity=".08"') +
    stroke('M190 196H300M498 196H608', color.tint, 9) +
    stroke(lines.join(''), '#b8ad9a', 5)
  );
};

const millProfile: Profile = [
  [58, 190],
  [86, 230],
  [84, 268],
  [52, 300],
  [46, 330],
  [62, 380],
  [66, 440],
  [58, 500],
  [86, 590],
  [96, 640],
  [96, 640],
  [94, 662],
];

const saltMill: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 670, 170, 38) +
    solid(400, millProfile, color.body) +
    gleam(400, millProfile.slice(0, 10), 0.4) +
    path(ring(400, [51, 302], [47, 326]), steel.metal) +
    ellipse(400, 190, 58, 11, color.light) +
    ellipse(400, 174, 28, 22, steel.metal) +
    ellipse(391, 166, 8, 6, '#fff', 'opacity=".8"')
  );
};

function boardShape(tint: string): string {
  const color = paint(tint);
  return (
    rect(112, 234, 620, 400, '#4a3f2e', 'rx="36" opacity=".2"') +
    rect(90, 206, 620, 400, color.top, 'rx="34"') +
    rect(126, 240, 470, 332, 'none', `rx="22" stroke="${color.shade}" stroke-width="9" opacity=".8"`) +
    stroke(
      'M96 290C260 276 420 300 704 282M94 360C240 372 460 342 706 366M94 436C300 420 480 452 706 430M96 510C220 522 520 496 704 514',
      color.shade,
      4,
      'opacity=".55"',
    ) +
    rect(632, 340, 40, 130, '#e6dfd2', `rx="20" stroke="${color.dark}" stroke-width="4"`)
  );
}

const board: View = (tint) => group('rotate(-14 400 400)', boardShape(tint));

const boards: View = (tint) => {
  const color = paint(tint);
  const id = `d${tint.slice(1)}`;
  const one = { x: -270, y: 0, z: -170, width: 540, height: 34, depth: 340 };
  return (
    define(
      id,
      slab(one, color) +
        path(
          level({ x: -240, z: -140, width: 440, depth: 280 }, 34),
          'none',
          `stroke="${color.shade}" stroke-width="6"`,
        ),
    ) +
    shadow(420, 640, 410, 150) +
    [70, 26].map((y) => use(id, `translate(0 ${y})`)).join('') +
    use(id, 'translate(10 -18)')
  );
};

const basketProfile: Profile = [
  [290, 360],
  [280, 420],
  [244, 520],
  [210, 580],
  [196, 600],
];

const breadBasket: View = (tint) => {
  const color = paint(tint);
  const roll = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y})rotate(${turn})`,
      ellipse(0, 0, 108, 66, paint('#c98d4b').body),
      stroke('M-60 -14C-30 -34 30 -36 62 -18M-44 14C-16 0 26 -2 50 10', '#f0cf98', 10, 'opacity=".75"'),
    );
  const weave = [0, 1, 2, 3, 4, 5].map((index) => {
    const radius = 284 - index * 15 - index * index * 0.6;
    const y = 388 + index * 36;
    return stroke(
      `M${400 - radius} ${y}A${radius} ${radius * 0.2} 0 0 0 ${400 + radius} ${y}`,
      index % 2 ? color.light : color.tint,
      27,
      `stroke-dasharray="34 40" stroke-dashoffset="${index % 2 ? 37 : 0}" style="stroke-linecap:butt"`,
    );
  });
  return (
    shadow(430, 634, 320, 60) +
    ellipse(400, 360, 292, 60, color.dark) +
    roll(290, 326, -14) +
    roll(500, 330, 16) +
    roll(396, 300, 4) +
    solid(400, basketProfile, color.shade).replace('A290 58 0 0 0 110 360', 'A290 58 0 0 1 110 360') +
    weave.join('') +
    stroke('M108 360A292 60 0 0 0 692 360', color.dark, 30) +
    stroke('M108 358A292 60 0 0 0 692 358', color.light, 20, 'stroke-dasharray="22 12" style="stroke-linecap:butt"')
  );
};

export const table: Record<string, Family> = {
  candle: { tint: '#efe6d2', views: [candle, pair(candle), closeUp(candle, 400, 250, 1.8)] },
  'menu-holder': { tint: '#5c4033', views: [menuHolder, openMenu, closeUp(menuHolder, 400, 350, 1.7)] },
  'salt-mill': {
    tint: '#b08a5b',
    views: [framed(saltMill, 0, 1.12), pair(saltMill), closeUp(saltMill, 400, 280, 1.8)],
  },
  board: { tint: '#b08a5b', views: [board, framed(boards, -40), closeUp(board, 250, 370, 1.7)] },
  'bread-basket': {
    tint: '#c9a77a',
    views: [framed(breadBasket, -60, 1.08), pair(breadBasket), closeUp(breadBasket, 300, 430, 1.7)],
  },
};
