import { gleam, opening, type Profile, ring, rod, solid } from '../lathe.ts';
import { paint } from '../paint.ts';
import { ellipse, path, shadow, stroke } from '../shapes.ts';
import { closeUp, type Family, framed, pair, type View } from '../view.ts';

const cupProfile: Profile = [
  [186, 300],
  [180, 390],
  [142, 500],
  [96, 548],
  [92, 550],
  [92, 550],
  [88, 572],
];

function saucerUnder(tint: string, radius: number): string {
  const color = paint(tint);
  return (
    shadow(420, 612, radius * 1.12, radius * 0.3) +
    path(ring(400, [radius, 580], [radius * 0.5, 622], 0.24), color.body) +
    ellipse(400, 580, radius, radius * 0.24, color.top) +
    ellipse(400, 584, radius * 0.62, radius * 0.145, color.well) +
    stroke(
      `M${400 - radius * 0.94} 578A${radius * 0.94} ${radius * 0.22} 0 0 1 ${400 - radius * 0.3} ${580 - radius * 0.21}`,
      '#fff',
      5,
      'opacity=".7"',
    )
  );
}

function cupOn(tint: string, profile: Profile, drink?: string): string {
  const color = paint(tint);
  const [radius, y] = profile[0] ?? [0, 0];
  return (
    ellipse(410, 584, 112, 24, color.dark, 'opacity=".45"') +
    solid(400, profile, color.body) +
    gleam(400, profile.slice(0, 4), 0.4) +
    opening(400, y, radius, 11, color) +
    (drink === undefined ? '' : ellipse(400, y + 14, radius - 18, (radius - 18) * 0.17, drink))
  );
}

const cup: View = (tint) =>
  saucerUnder(tint, 300) +
  rod('M572 350C660 330 676 420 620 456C594 473 566 474 540 468', 30, paint(tint)) +
  cupOn(tint, cupProfile);

const espressoProfile: Profile = [
  [150, 330],
  [148, 410],
  [124, 510],
  [92, 550],
  [92, 550],
  [90, 574],
];

const espressoCup: View = (tint) =>
  saucerUnder(tint, 268) +
  rod('M540 384C616 368 626 440 580 468C558 480 538 480 520 476', 28, paint(tint)) +
  cupOn(tint, espressoProfile) +
  ellipse(400, 342, 134, 24, '#5b3418') +
  ellipse(400, 342, 126, 21, '#b07a43') +
  ellipse(380, 338, 60, 8, '#c99a63', 'opacity=".8"');

const mugProfile: Profile = [
  [190, 220],
  [190, 400],
  [188, 600],
  [180, 636],
  [166, 648],
];

const mug: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(430, 652, 250, 54) +
    rod('M560 310C690 290 716 380 700 450C686 520 630 560 556 560', 44, color) +
    solid(400, mugProfile, color.body) +
    gleam(400, mugProfile, 0.4) +
    opening(400, 220, 190, 12, color)
  );
};

const potProfile: Profile = [
  [104, 300],
  [150, 330],
  [212, 420],
  [218, 500],
  [172, 598],
  [128, 624],
  [128, 624],
  [124, 640],
];

const lidProfile: Profile = [
  [18, 250],
  [60, 258],
  [98, 286],
  [106, 304],
];

const teapot: View = (tint) => {
  const color = paint(tint);
  return (
    shadow(420, 644, 300, 56) +
    rod('M556 350C690 318 720 440 668 510C646 540 616 552 590 552', 36, color) +
    path('M252 400C190 396 176 352 150 316C140 300 118 302 108 314L96 330C140 372 148 520 240 556Z', color.body) +
    ellipse(118, 318, 26, 10, color.dark, 'transform="rotate(-28 118 318)"') +
    solid(400, potProfile, color.body) +
    gleam(400, potProfile.slice(1, 6), 0.4) +
    ellipse(400, 304, 112, 24, color.dark, 'opacity=".55"') +
    solid(400, lidProfile, color.body) +
    gleam(400, lidProfile, 0.4) +
    ellipse(400, 236, 30, 28, color.body) +
    ellipse(390, 226, 9, 7, '#fff', 'opacity=".6"')
  );
};

export const cups: Record<string, Family> = {
  cup: { tint: '#f6f4ef', views: [framed(cup, -70, 1.1), pair(cup), closeUp(cup, 500, 410, 1.7)] },
  mug: { tint: '#24324a', views: [framed(mug, -40, 1.05), pair(mug), closeUp(mug, 480, 330, 1.7)] },
  'espresso-cup': {
    tint: '#f6f4ef',
    views: [framed(espressoCup, -80, 1.2), pair(espressoCup), closeUp(espressoCup, 440, 400, 1.8)],
  },
  teapot: { tint: '#f6f4ef', views: [framed(teapot, -40, 1.08), pair(teapot), closeUp(teapot, 360, 370, 1.7)] },
};
