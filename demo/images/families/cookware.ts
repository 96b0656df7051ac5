import { gleam, opening, type Profile, ring, rod, solid } from '../lathe.ts';
import { paint, steel } from '../paint.ts';
import { circle, ellipse, group, path, shadow, stroke } from '../shapes.ts';
import { closeUp, type Family, framed, outline, type View } from '../view.ts';

const potProfile: Profile = [
  [236, 330],
  [236, 330],
  [234, 600],
  [226, 624],
  [206, 636],
];

const emptyPot: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 652, 310, 62) +
    rod('M178 410C110 396 96 440 104 466C112 492 150 496 180 484', 26, steel) +
    rod('M622 410C690 396 704 440 696 466C688 492 650 496 620 484', 26, steel) +
    solid(400, potProfile, color.metal) +
    path(ring(400, [235, 596], [228, 622]), color.dark, 'opacity=".35"') +
    gleam(400, potProfile, 0.35)
  );
};

const pot: View = (tint) => emptyPot(tint) + opening(400, 330, 244, 12, paint(tint));

const potWithLid: View = (tint) => {
  const color = paint(tint);
  const lid: Profile = [
    [24, 268],
    [120, 280],
    [222, 312],
    [250, 330],
  ];
  return (
    emptyPot(tint) +
    ellipse(400, 334, 246, 50, color.dark) +
    solid(400, lid, color.metal) +
    gleam(400, lid, 0.4) +
    rod('M350 268C350 222 366 214 400 214S450 222 450 268', 20, steel)
  );
};

const panProfile: Profile = [
  [236, 420],
  [236, 420],
  [214, 480],
  [188, 508],
];

const pan: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(350, 556, 280, 60) +
    path('M506 420L532 452L744 318C764 306 764 284 748 276C738 272 728 274 720 280Z', steel.sheet) +
    ellipse(736, 294, 9, 6, steel.dark, 'transform="rotate(-32 736 294)"') +
    solid(320, panProfile, color.body, 0.34) +
    gleam(320, panProfile, 0.25, 0.34) +
    opening(320, 420, 240, 9, color, 0.34) +
    ellipse(324, 440, 178, 54, color.well, 'opacity=".8"') +
    circle(536, 434, 7, steel.light) +
    circle(516, 450, 7, steel.light)
  );
};

const panFromAbove: View = (tint) => {
  const color = paint(tint);
  return (
    outline('grip', 'M486 530L530 486L716 664C736 684 736 704 720 718C704 734 684 734 664 716Z', steel.sheet) +
    circle(694, 694, 11, steel.dark) +
    shadow(352, 372, 284, 276) +
    circle(330, 340, 246, color.top) +
    circle(330, 340, 234, color.inside) +
    circle(336, 346, 190, color.well) +
    stroke('M124 250A224 224 0 0 1 250 132', '#fff', 8, 'opacity=".4"') +
    circle(488, 510, 8, steel.light) +
    circle(510, 488, 8, steel.light)
  );
};

const bladeShape = 'M386 470L384 150C384 116 390 92 398 72C444 140 474 250 482 420C483 446 478 470 468 470Z';

/** Tip up; turned by `slanted`. */
function chefKnife(tint: string): string {
  const grip = paint(tint);
  return (
    outline('blade', bladeShape, steel.sheet) +
    path('M452 470C456 330 444 200 398 72C444 140 474 250 482 420C483 446 478 470 468 470Z', '#fff', 'opacity=".6"') +
    outline('grip', 'M384 466L380 690C380 716 392 730 412 730S444 716 440 690L432 600L436 466Z', grip.body) +
    path('M382 462L446 462L442 488L384 488Z', steel.metal) +
    [540, 600, 660].map((y) => circle(408, y, 8, steel.light)).join('') +
    stroke('M392 510L388 690', '#fff', 4, 'opacity=".3"')
  );
}

const slantedKnife: View = (tint) =>
  group('rotate(42 400 400)translate(400 400)scale(1.22)translate(-416 -400)', chefKnife(tint));

const uprightKnives: View = (tint) =>
  group('translate(-120 0)', chefKnife(tint)) + group('translate(170 90)scale(.8)', chefKnife(tint));

function ladleUpright(tint: string): string {
  const color = paint(tint);
  return (
    outline('rod', 'M388 110C388 90 412 90 412 110L416 520L384 520Z', color.metal) +
    stroke('M400 118C400 76 436 62 452 84C462 100 456 116 446 124', color.dark, 15) +
    stroke('M400 118C400 76 436 62 452 84C462 100 456 116 446 124', color.light, 8) +
    shadow(424, 630, 150, 140) +
    circle(400, 606, 124, color.metal) +
    circle(400, 606, 112, color.inside) +
    circle(410, 618, 74, color.well, 'opacity=".8"') +
    stroke('M306 570A100 100 0 0 1 366 512', '#fff', 7, 'opacity=".7"') +
    path('M386 470L414 470L418 510C410 498 390 498 382 510Z', color.metal)
  );
}

const ladle: View = (tint) =>
  group('rotate(34 400 400)translate(400 400)scale(1.12)translate(-400 -400)', ladleUpright(tint));

const ladles: View = (tint) =>
  group('translate(-60 40)scale(.95)', ladleUpright(tint)) + group('translate(250 90)scale(.76)', ladleUpright(tint));

export const cookware: Record<string, Family> = {
  pot: { tint: '#c4c8cb', views: [framed(pot, -60, 1.08), framed(potWithLid, -20, 1.08), closeUp(pot, 230, 420, 1.7)] },
  pan: { tint: '#3b3f42', views: [framed(pan, -10, 1.06), panFromAbove, closeUp(pan, 500, 420, 1.8)] },
  'knife-chef': { tint: '#1e1e1e', views: [slantedKnife, uprightKnives, closeUp(slantedKnife, 380, 450, 1.6)] },
  ladle: { tint: '#c4c8cb', views: [ladle, ladles, closeUp(ladle, 280, 560, 1.7)] },
};
