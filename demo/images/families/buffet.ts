import { edge, level, slab } from '../block.ts';
import { gleam, opening, type Profile, ring, rod, solid, strip, turned } from '../lathe.ts';
import { paint, steel } from '../paint.ts';
import { ellipse, group, path, rect, shadow, shine, stroke } from '../shapes.ts';
import { closeUp, define, type Family, framed, pair, use, type View } from '../view.ts';

const black = paint('#2b2d2e');

function chafingDish(isOpen: boolean): View {
  return (tint) => {
    const color = paint(tint);
    const lid = 'M150 412C150 270 240 214 400 214S650 270 650 412Z';
    return (
      shadow(420, 668, 340, 46) +
      path('M196 520L166 660L186 660L224 520ZM604 520L634 660L614 660L576 520Z', steel.metal) +
      rect(176, 612, 448, 12, steel.dark) +
      ellipse(400, 610, 66, 14, steel.light) +
      path('M340 610L346 654C360 664 440 664 454 654L460 610C440 622 360 622 340 610Z', steel.metal) +
      path('M400 548C420 572 418 592 400 598C382 592 380 572 400 548Z', '#e9a23b') +
      path('M400 570C409 582 408 592 400 595C392 592 391 582 400 570Z', '#fbe3a2') +
      (isOpen ? group('translate(0 196)scale(1 .52)', path(lid, color.inside)) : '') +
      path('M150 470L650 470L618 540C616 546 610 548 604 548L196 548C190 548 184 546 182 540Z', color.sheet) +
      path('M128 430L672 430L672 460C672 468 666 474 658 474L142 474C134 474 128 468 128 460Z', color.metal) +
      rect(128, 430, 544, 6, '#fff', 'opacity=".6"') +
      (isOpen
        ? ''
        : path(lid, color.metal) +
          shine('M196 398C200 300 260 246 340 236C280 264 240 310 236 398Z', 0.5) +
          rect(140, 408, 520, 24, color.sheet) +
          rod('M330 262C330 232 346 226 400 226S470 232 470 262', 18, black))
    );
  };
}

const stand: View = (tint) => {
  const color = paint(tint);
  const lower = { x: -220, y: -50, z: -190, width: 440, height: 22, depth: 380 };
  const upper = { x: -220, y: 150, z: -190, width: 440, height: 22, depth: 210 };
  const legs = (z: number, from: number, to: number) =>
    [-205, 205]
      .map((x) => edge([x, from, z], [x, to, z]))
      .map((d) => stroke(d, black.dark, 14) + stroke(d, black.light, 3, 'opacity=".6"'))
      .join('');
  return (
    shadow(420, 640, 380, 130) +
    legs(-178, -130, 150) +
    legs(178, -130, -50) +
    slab(lower, color) +
    grain(lower, color.shade) +
    legs(6, -28, 150) +
    slab(upper, color) +
    grain(upper, color.shade)
  );
};

/** The years of a board that lies level. */
function grain({ x, y, z, width, height, depth }: Parameters<typeof slab>[0], color: string): string {
  const lines = [0.2, 0.36, 0.6, 0.82].map((part, index) =>
    edge(
      [x + 20 + index * 14, y + height, z + depth * part],
      [x + width - 12 - index * 20, y + height, z + depth * part],
    ),
  );
  return stroke(lines.join(''), color, 3, 'opacity=".5"');
}

const steps: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(420, 660, 380, 120) +
    [0, 1, 2]
      .map((index) => {
        const block = { x: -240, y: -140, z: -220 + index * 150, width: 480, height: 330 - index * 110, depth: 150 };
        return slab(block, color) + grain(block, color.shade);
      })
      .join('')
  );
};

function cakeStand(hasDome: boolean): View {
  return (tint) => {
    const color = paint(tint);
    const pedestal: Profile = [
      [60, 450],
      [34, 490],
      [26, 560],
      [44, 610],
      [128, 640],
      [136, 654],
    ];
    const dome: Profile = [
      [8, 172],
      [120, 190],
      [210, 270],
      [228, 420],
    ];
    const glass = paint('#e6eef0');
    return (
      shadow(420, 662, 220, 46) +
      solid(400, pedestal, color.body) +
      gleam(400, pedestal, 0.4) +
      path(ring(400, [296, 424], [288, 448]), color.body) +
      path(ring(400, [284, 446], [64, 470]), color.dark) +
      ellipse(400, 424, 296, 59, color.top, `stroke="${color.shade}" stroke-width="2"`) +
      (hasDome
        ? path(turned(400, dome), glass.glass, `stroke="${glass.dark}" stroke-opacity=".6" stroke-width="2.5"`) +
          shine(strip(400, dome, -0.82, -0.66), 0.7) +
          shine(strip(400, dome, 0.72, 0.8), 0.5) +
          ellipse(400, 152, 24, 24, glass.glass, `stroke="${glass.dark}" stroke-opacity=".6" stroke-width="2.5"`) +
          ellipse(392, 144, 7, 6, '#fff')
        : ellipse(404, 428, 250, 48, color.well, 'opacity=".6"') +
          stroke('M120 418A282 54 0 0 1 320 372', '#fff', 5, 'opacity=".7"'))
    );
  };
}

const bucketProfile: Profile = [
  [206, 290],
  [206, 290],
  [196, 420],
  [160, 600],
  [152, 640],
];

const iceBucket: View = (tint) => {
  const color = paint(tint);
  const cube = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y})rotate(${turn})`,
      rect(-36, -36, 72, 72, '#e9f1f3', 'rx="10" stroke="#b9cbd0" stroke-width="3"'),
      rect(-24, -24, 26, 20, '#fff', 'rx="6"'),
    );
  return (
    shadow(430, 652, 230, 50) +
    rod('M196 340C150 334 138 372 150 398C160 418 186 420 204 408', 18, color) +
    rod('M604 340C650 334 662 372 650 398C640 418 614 420 596 408', 18, color) +
    solid(400, bucketProfile, color.metal) +
    gleam(400, bucketProfile, 0.4) +
    opening(400, 290, 212, 12, color) +
    cube(318, 284, 18) +
    cube(490, 288, -24) +
    cube(402, 270, 40) +
    path(ring(400, [200, 290], [206, 300]), 'none', `stroke="${color.light}" stroke-width="10"`)
  );
};

const shaker: View = (tint) => {
  const color = paint(tint);
  const body: Profile = [
    [128, 330],
    [128, 330],
    [122, 460],
    [98, 630],
    [94, 668],
  ];
  const shoulder: Profile = [
    [58, 214],
    [62, 226],
    [112, 280],
    [132, 326],
    [132, 338],
  ];
  const cap: Profile = [
    [38, 112],
    [50, 122],
    [60, 200],
    [60, 216],
  ];
  return (
    shadow(430, 674, 170, 38) +
    [body, shoulder, cap].map((part) => solid(400, part, color.metal) + gleam(400, part, 0.4)).join('') +
    path(ring(400, [132, 326], [132, 338]), color.dark, 'opacity=".5"') +
    path(ring(400, [60, 208], [60, 216]), color.dark, 'opacity=".5"')
  );
};

const tray: View = (tint) => {
  const color = paint(tint);
  const handle = (x: number) => rect(x, 340, 26, 120, '#e6dfd2', `rx="13" stroke="${color.dark}" stroke-width="3"`);
  return (
    rect(90, 186, 660, 480, '#4a3f2e', 'rx="64" opacity=".2"') +
    rect(70, 160, 660, 480, color.top, `rx="60" stroke="${color.dark}" stroke-width="2"`) +
    rect(136, 216, 528, 368, color.well, 'rx="34"') +
    rect(150, 230, 506, 346, color.top, 'rx="28"') +
    handle(90) +
    handle(684) +
    stroke('M84 300V230C84 196 106 174 140 174H420', '#fff', 6, 'opacity=".35"')
  );
};

const trays: View = (tint) => {
  const color = paint(tint);
  const one = { x: -270, y: 0, z: -190, width: 540, height: 18, depth: 380 };
  const id = `y${tint.slice(1)}`;
  return (
    define(id, slab(one, color)) +
    shadow(420, 640, 410, 150) +
    [90, 60, 30, 0, -30].map((y) => use(id, `translate(0 ${y})`)).join('') +
    path(level({ x: -240, z: -160, width: 480, depth: 320 }, -12), color.well, 'transform="translate(0 -60)"') +
    path(level({ x: -226, z: -146, width: 460, depth: 300 }, -12), color.top, 'transform="translate(0 -54)"')
  );
};

export const buffet: Record<string, Family> = {
  'chafing-dish': {
    tint: '#c4c8cb',
    views: [
      framed(chafingDish(false), -20, 1.08),
      framed(chafingDish(true), -60, 1.08),
      closeUp(chafingDish(false), 330, 400, 1.7),
    ],
  },
  'buffet-stand': {
    tint: '#b08a5b',
    views: [framed(stand, -50, 1.05), framed(steps, -40), closeUp(stand, 330, 420, 1.7)],
  },
  'cake-stand': {
    tint: '#f6f4ef',
    views: [
      framed(cakeStand(true), -10, 1.08),
      framed(cakeStand(false), -110, 1.08),
      closeUp(cakeStand(true), 300, 380, 1.7),
    ],
  },
  'ice-bucket': {
    tint: '#c4c8cb',
    views: [framed(iceBucket, -50, 1.1), pair(iceBucket), closeUp(iceBucket, 300, 350, 1.7)],
  },
  shaker: { tint: '#b87349', views: [framed(shaker, 0, 1.08), pair(shaker), closeUp(shaker, 400, 270, 1.8)] },
  tray: { tint: '#6a4a34', views: [tray, framed(trays, -40), closeUp(tray, 230, 300, 1.7)] },
};
