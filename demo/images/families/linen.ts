import { mix } from '../color.ts';
import { type Paint, paint, steel, wood } from '../paint.ts';
import { ellipse, group, path, rect, shadow, shine, stroke } from '../shapes.ts';
import { closeUp, define, type Family, framed, use, type View } from '../view.ts';

/** A seam: stitches along a line. */
function seam(d: string, color: Paint): string {
  return stroke(d, color.dark, 3, 'stroke-dasharray="9 8" opacity=".6"');
}

/** Folded to a square, the upper layers a little askew. */
const napkin: View = (tint) => {
  const color = paint(tint);
  return group(
    'rotate(-9 400 400)',
    rect(168, 180, 500, 500, '#4a3f2e', 'rx="14" opacity=".2"'),
    rect(150, 156, 500, 500, color.shade, 'rx="12"'),
    path('M146 150H646V640C480 660 320 652 146 646Z', color.top, `stroke="${color.shade}" stroke-width="3"`),
    path('M146 150H646L640 158L152 640Z', color.light, 'opacity=".45"'),
    path('M640 150L646 640C640 646 600 650 560 650L148 646Z', color.well, 'opacity=".5"'),
    stroke('M152 640L640 156', color.dark, 3, 'opacity=".45"'),
    seam('M168 172H624M168 172V622', color),
  );
};

/** Folded to stand on the plate. */
const standingNapkin: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(420, 640, 330, 56) +
    path('M400 150C470 300 580 520 690 636C600 664 500 672 400 668Z', color.shade) +
    path('M400 150C440 330 500 540 560 660C500 670 450 670 400 668Z', color.dark, 'opacity=".5"') +
    path('M400 150C330 300 220 520 110 636C200 664 300 672 400 668Z', color.top) +
    path('M400 150C360 330 300 540 240 658C300 670 350 670 400 668Z', color.light, 'opacity=".7"') +
    path('M400 150C396 320 396 520 400 668C420 500 420 320 400 150Z', color.dark, 'opacity=".6"') +
    seam('M134 630C220 652 310 658 396 654M404 654C500 658 590 650 668 630', color)
  );
};

/** A cloth over a round table: its folds are where the light breaks. */
const tablecloth: View = (tint) => {
  const color = paint(tint);
  const skirt =
    'M700 300C704 420 708 560 704 640C690 690 640 622 590 676C540 700 520 640 460 690C410 712 380 648 320 686C270 704 250 634 196 664C160 676 130 640 96 640C92 560 96 420 100 300Z';
  const folds = [
    [170, 196, 664],
    [300, 320, 686],
    [440, 460, 690],
    [570, 590, 676],
  ].map(
    ([top = 0, bottom = 0, y = 0]) =>
      path(
        `M${top} 372C${top + 14} 460 ${bottom - 6} 560 ${bottom} ${y}C${bottom + 40} ${y - 34} ${top + 44} 480 ${top + 30} 374Z`,
        color.dark,
        'opacity=".4"',
      ) +
      shine(
        `M${top - 50} 364C${top - 44} 460 ${bottom - 60} 560 ${bottom - 60} ${y - 30}C${bottom - 34} ${y - 40} ${top - 20} 470 ${top - 26} 366Z`,
        0.35,
      ),
  );
  return (
    shadow(420, 668, 370, 60) +
    path(skirt, color.body) +
    folds.join('') +
    ellipse(400, 300, 300, 76, color.top) +
    stroke('M100 302A300 76 0 0 0 700 302', color.dark, 3, 'opacity=".35"') +
    stroke('M140 282A264 58 0 0 1 330 244', '#fff', 6, 'opacity=".6"')
  );
};

/** One folded textile of a pile: the fold in front is round. */
function folded(color: Paint): string {
  return (
    path('M150 -8C110 -8 104 18 104 32S110 74 150 74L640 74C676 74 690 58 690 32S676 -8 640 -8Z', color.body) +
    path(
      'M150 -8L232 -92L624 -92C664 -92 690 -20 690 32C690 6 676 -8 640 -8Z',
      color.top,
      `stroke="${color.shade}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    stroke('M150 32L640 32C664 32 676 32 684 32', color.dark, 4, 'opacity=".45"') +
    path('M112 20C114 4 128 -2 150 -2L640 -2', 'none', 'stroke="#fff" stroke-width="4" opacity=".5"')
  );
}

function pile(count: number): View {
  return (tint) => {
    const id = `f${tint.slice(1)}`;
    const tops = Array.from({ length: count }, (_, index) => use(id, `translate(0 ${590 - index * 84})`));
    return define(id, folded(paint(tint))) + shadow(420, 656, 350, 50) + tops.join('');
  };
}

/** Loops of terry, as short strokes of light. */
function terry(color: Paint, x: number, y: number, width: number, height: number): string {
  const rows = Array.from({ length: Math.floor(height / 22) }, (_, index) => `M${x} ${y + index * 22}h${width}`);
  return stroke(rows.join(''), mix(color.tint, '#ffffff', 0.55), 6, 'stroke-dasharray="1 15" opacity=".7"');
}

const towel: View = (tint) => {
  const color = paint(tint);
  return (
    path('M224 140H594V706H224Z', '#4a3f2e', 'opacity=".16"') +
    rect(90, 124, 620, 26, steel.sheet, 'rx="13"') +
    path('M230 132H592V600H560V150H230Z', color.shade) +
    path('M200 146C200 118 214 110 236 110H536C556 110 566 120 566 146V676H200Z', color.body) +
    shine('M236 110H536C556 110 566 120 566 146L200 146C200 118 214 110 236 110Z', 0.35) +
    terry(color, 218, 184, 330, 340) +
    rect(200, 556, 366, 44, color.shade) +
    stroke('M200 556H566M200 600H566', color.dark, 3, 'opacity=".4"') +
    terry(color, 218, 624, 330, 44) +
    stroke('M200 676H566', color.dark, 5, 'opacity=".4"')
  );
};

const bathrobe: View = (tint) => {
  const color = paint(tint);
  return (
    path(
      'M330 190C250 196 190 236 150 520L250 546L262 420L250 716H570L556 420L566 546L668 520C628 236 560 196 480 190Z',
      '#4a3f2e',
      'opacity=".14"',
    ) +
    stroke('M400 132C400 106 428 104 428 84C428 60 392 58 388 80', steel.dark, 8) +
    stroke('M400 132L296 190M400 132L504 190', wood.dark, 16) +
    path('M318 172C236 184 178 224 134 500L236 528L268 330Z', color.body) +
    path('M482 172C564 184 622 224 666 500L564 528L532 330Z', color.well) +
    path('M318 172C270 300 262 560 240 700H560C538 560 530 300 482 172Z', color.body) +
    path('M352 176L398 420L384 700H416L402 420L448 176C430 196 370 196 352 176Z', color.dark, 'opacity=".35"') +
    path('M318 172L300 250L392 430L404 410L362 178Z', color.light) +
    path('M482 172L500 250L408 430L396 410L438 178Z', color.top) +
    stroke('M318 172L300 250L392 430M482 172L500 250L408 430', color.dark, 3, 'opacity=".4"') +
    path('M262 420H538L542 462H258Z', color.top, `stroke="${color.dark}" stroke-opacity=".4" stroke-width="3"`) +
    path(
      'M386 430L352 590H384L404 450L424 570H454L420 430Z',
      color.top,
      `stroke="${color.dark}" stroke-opacity=".4" stroke-width="3"`,
    ) +
    stroke('M140 462L238 488M660 462L562 488M284 540H350M450 540H516', color.dark, 3, 'opacity=".45"')
  );
};

/** Folded, with its belt around it. */
const foldedRobe: View = (tint) => {
  const color = paint(tint);
  return (
    pile(2)(tint) +
    path(
      'M352 582L404 498H476L436 582V664H352Z',
      color.body,
      `stroke="${color.dark}" stroke-opacity=".5" stroke-width="3"`,
    ) +
    path('M352 582H436V664H352Z', color.top, `stroke="${color.dark}" stroke-opacity=".5" stroke-width="3"`) +
    path(
      'M394 566C350 520 300 520 290 548C284 572 340 590 394 580ZM398 566C440 520 500 520 506 548C510 572 452 590 398 580Z',
      color.top,
      `stroke="${color.dark}" stroke-opacity=".5" stroke-width="3"`,
    )
  );
};

/** Cloths laid out as a fan. */
const cloth: View = (tint) => {
  const color = paint(tint);
  const one = (turn: number, fill: string) =>
    group(
      `rotate(${turn} 400 560)`,
      rect(232, 172, 370, 460, '#4a3f2e', 'rx="14" opacity=".16"'),
      rect(216, 152, 370, 460, fill, `rx="12" stroke="${color.dark}" stroke-opacity=".35" stroke-width="2"`),
      seam('M234 170H568V594H234Z', color),
    );
  return (
    one(-16, color.shade) +
    one(0, color.body) +
    one(16, color.top) +
    group('rotate(16 400 560)', terry(color, 256, 200, 290, 380))
  );
};

export const linen: Record<string, Family> = {
  napkin: { tint: '#14493b', views: [napkin, framed(standingNapkin, -10), closeUp(napkin, 270, 270, 1.9)] },
  tablecloth: {
    tint: '#f6f4ef',
    views: [framed(tablecloth, -60, 1.06), framed(pile(4), -40), closeUp(tablecloth, 320, 430, 1.7)],
  },
  towel: { tint: '#f6f4ef', views: [towel, framed(pile(5), 40), closeUp(towel, 340, 500, 1.7)] },
  bathrobe: { tint: '#f6f4ef', views: [bathrobe, framed(foldedRobe, -150, 1.05), closeUp(bathrobe, 400, 330, 1.8)] },
  cloth: { tint: '#a9c4d9', views: [cloth, framed(pile(6), 60, 0.95), closeUp(cloth, 540, 260, 1.8)] },
};
