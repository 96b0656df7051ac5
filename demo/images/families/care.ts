import { gleam, opening, type Profile, ring, rod, solid } from '../lathe.ts';
import { paint, steel } from '../paint.ts';
import { ellipse, path, rect, shadow, shine, stroke } from '../shapes.ts';
import { closeUp, type Family, framed, pair, type View } from '../view.ts';

const bottleProfile: Profile = [
  [52, 290],
  [104, 312],
  [134, 356],
  [134, 356],
  [134, 636],
  [128, 660],
];

const soapDispenser: View = (tint) => {
  const color = paint(tint);
  const neck: Profile = [
    [46, 236],
    [46, 236],
    [54, 292],
  ];
  return (
    shadow(430, 670, 210, 44) +
    rect(388, 150, 24, 90, steel.metal) +
    path(
      'M330 128C330 112 346 104 364 104H440C456 104 462 112 462 124V146C462 154 456 158 448 158H368C346 158 322 166 310 196H284C288 150 308 132 330 128Z',
      steel.sheet,
    ) +
    solid(400, bottleProfile, color.body) +
    gleam(400, bottleProfile, 0.4) +
    solid(400, neck, steel.metal) +
    ellipse(400, 236, 46, 9, steel.light) +
    rect(326, 440, 148, 110, '#fbf8f1', 'rx="6" opacity=".92"') +
    stroke('M350 474H450M350 500H430M350 524H412', '#8d8372', 6)
  );
};

const binProfile: Profile = [
  [180, 260],
  [180, 260],
  [178, 440],
  [172, 640],
  [172, 640],
  [170, 664],
];

const bin: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 672, 270, 56) +
    rect(354, 672, 92, 24, '#2b2d2e', 'rx="8"') +
    rect(354, 672, 92, 7, '#6b6e70', 'rx="3"') +
    solid(400, binProfile, color.metal) +
    path(ring(400, [173, 636], [171, 664]), '#2b2d2e') +
    gleam(400, binProfile.slice(0, 4), 0.35) +
    path(ring(400, [180, 258], [180, 270]), color.dark, 'opacity=".6"') +
    path(ring(400, [184, 222], [188, 258]), color.metal) +
    ellipse(400, 222, 184, 37, color.sheet) +
    ellipse(392, 218, 120, 22, '#fff', 'opacity=".3"')
  );
};

const openBin: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 672, 270, 56) +
    rect(354, 680, 92, 22, '#2b2d2e', 'rx="8"') +
    ellipse(400, 180, 176, 104, color.metal) +
    ellipse(400, 186, 160, 90, color.inside) +
    solid(400, binProfile, color.metal) +
    path(ring(400, [173, 636], [171, 664]), '#2b2d2e') +
    gleam(400, binProfile.slice(0, 4), 0.35) +
    opening(400, 260, 182, 10, color)
  );
};

const cleanerBottle: View = (tint) => {
  const color = paint(tint);
  const white = paint('#f2f1ed');
  return (
    shadow(430, 672, 230, 46) +
    rod('M330 246C300 262 296 300 286 330', 18, white) +
    path(
      'M278 150L300 128H470C520 132 540 170 536 214L466 216C462 236 452 246 440 250H360C350 246 344 236 342 216L318 190H278Z',
      white.top,
      `stroke="${white.dark}" stroke-width="2"`,
    ) +
    rect(244, 142, 40, 42, color.body, 'rx="6"') +
    path('M356 250H444V296H356Z', white.body) +
    stroke('M372 254V292M388 254V292M412 254V292M428 254V292', white.dark, 3) +
    path(
      'M362 294H438C444 340 528 370 534 450L540 630C540 656 526 668 500 668H300C274 668 260 656 260 630L266 450C272 370 356 340 362 294Z',
      color.body,
    ) +
    shine('M300 430C306 400 330 384 344 372C330 400 322 430 320 470L316 620C306 622 298 616 296 606Z', 0.4) +
    path('M288 460H512V620H288Z', '#fbf8f1') +
    rect(288, 460, 224, 44, color.dark) +
    stroke('M316 482H420', '#fff', 8) +
    path('M352 534C378 566 384 580 366 596C348 610 324 596 330 574C334 560 346 550 352 534Z', color.tint) +
    stroke('M412 544H484M412 568H470M412 592H478', '#8d8372', 6)
  );
};

export const care: Record<string, Family> = {
  'soap-dispenser': {
    tint: '#8f8277',
    views: [soapDispenser, pair(soapDispenser), closeUp(soapDispenser, 390, 220, 1.7)],
  },
  bin: { tint: '#c4c8cb', views: [framed(bin, -30, 1.06), framed(openBin, 10), closeUp(bin, 330, 300, 1.7)] },
  'cleaner-bottle': {
    tint: '#2f5e9e',
    views: [framed(cleanerBottle, 0, 1.06), pair(cleanerBottle), closeUp(cleanerBottle, 400, 240, 1.7)],
  },
};
