import { type Profile, ring, strip, turned } from '../lathe.ts';
import { type Paint, paint } from '../paint.ts';
import { ellipse, path, rect, shadow, shine, stroke } from '../shapes.ts';
import { closeUp, type Family, framed, pair, type View } from '../view.ts';

const flat = 0.16;

/** A wall of glass with its rim; the shade of the far wall shows through. */
function wall(profile: Profile, color: Paint): string {
  const [radius, y] = profile[0] ?? [0, 0];
  return (
    path(turned(400, profile, flat), color.glass, `stroke="${color.dark}" stroke-opacity=".75" stroke-width="2.5"`) +
    shine(strip(400, profile, -0.8, -0.66, flat), 0.65) +
    shine(strip(400, profile, 0.7, 0.78, flat), 0.45) +
    ellipse(
      400,
      y,
      radius,
      radius * flat,
      '#fff',
      `fill-opacity=".28" stroke="${color.dark}" stroke-opacity=".75" stroke-width="3"`,
    )
  );
}

/** Stem and foot of a glass: from `top` down to the table. */
function stem(top: number, foot: number, color: Paint): string {
  const line: Profile = [
    [13, top],
    [8, top + 60],
    [7, 590],
    [12, 640],
    [40, 664],
  ];
  return (
    shadow(420, 682, foot * 1.5, foot * 0.34) +
    ellipse(400, 674, foot, foot * 0.2, color.glass, `stroke="${color.dark}" stroke-opacity=".5" stroke-width="3"`) +
    ellipse(392, 670, foot * 0.7, foot * 0.11, '#fff', 'opacity=".4"') +
    path(turned(400, line, flat), color.glass, `stroke="${color.dark}" stroke-opacity=".5" stroke-width="1.5"`) +
    rect(395, top + 20, 3, 600 - top, '#fff', 'opacity=".8"')
  );
}

const wineGlass: View = (tint) => {
  const color = paint(tint);
  const bowl: Profile = [
    [112, 96],
    [142, 190],
    [150, 270],
    [122, 350],
    [58, 406],
    [12, 424],
  ];
  return stem(416, 124, color) + wall(bowl, color);
};

const champagneGlass: View = (tint) => {
  const color = paint(tint);
  const bowl: Profile = [
    [66, 84],
    [82, 190],
    [80, 280],
    [56, 370],
    [22, 430],
    [10, 446],
  ];
  return stem(438, 106, color) + wall(bowl, color) + bubbles();
};

/** The fine line that rises from the point where a champagne glass is roughened. */
function bubbles(): string {
  const rising = [410, 380, 344, 302, 254, 200];
  return rising.map((y, index) => ellipse(400 + (index % 2) * 4, y, 3, 3, '#fff', 'opacity=".8"')).join('');
}

const cocktailGlass: View = (tint) => {
  const color = paint(tint);
  const bowl: Profile = [
    [216, 170],
    [208, 214],
    [160, 286],
    [80, 336],
    [12, 358],
  ];
  return stem(350, 130, color) + wall(bowl, color);
};

/** A glass that stands on a thick base. */
function baseGlass(profile: Profile, base: number, color: Paint): string {
  const [radius, y] = profile.at(-1) ?? [0, 0];
  return (
    shadow(430, y + 8, radius * 1.6, radius * 0.36) +
    path(ring(400, [radius + 1, y - base], [radius, y], flat), color.glass) +
    wall(profile, color) +
    ellipse(
      400,
      y - base,
      radius - 6,
      radius * flat,
      '#fff',
      `fill-opacity=".5" stroke="${color.dark}" stroke-opacity=".5" stroke-width="2"`,
    ) +
    stroke(
      `M${400 - radius * 0.7} ${y + radius * 0.06}A${radius} ${radius * flat} 0 0 0 ${400 + radius * 0.2} ${y + radius * 0.12}`,
      '#fff',
      6,
      'opacity=".8"',
    )
  );
}

const tumbler: View = (tint) =>
  baseGlass(
    [
      [188, 240],
      [180, 400],
      [164, 560],
      [156, 640],
    ],
    46,
    paint(tint),
  );

const beerGlass: View = (tint) =>
  baseGlass(
    [
      [128, 120],
      [134, 200],
      [124, 330],
      [100, 500],
      [92, 640],
      [98, 676],
    ],
    40,
    paint(tint),
  );

const carafe: View = (tint) => {
  const color = paint(tint);
  const profile: Profile = [
    [84, 110],
    [62, 160],
    [52, 240],
    [60, 320],
    [130, 440],
    [186, 560],
    [180, 640],
    [160, 672],
  ];
  const water: Profile = [
    [104, 400],
    [130, 446],
    [178, 560],
    [172, 634],
    [156, 662],
  ];
  return (
    shadow(430, 680, 260, 50) +
    path(turned(400, water, flat), '#bcd3d6', 'opacity=".45"') +
    ellipse(400, 400, 104, 16, '#dceaec', 'opacity=".8"') +
    wall(profile, color)
  );
};

export const glasses: Record<string, Family> = {
  'wine-glass': { tint: '#e6eef0', views: [wineGlass, pair(wineGlass), closeUp(wineGlass, 400, 230, 1.9)] },
  'champagne-glass': {
    tint: '#e6eef0',
    views: [champagneGlass, pair(champagneGlass), closeUp(champagneGlass, 400, 240, 1.9)],
  },
  'cocktail-glass': {
    tint: '#e6eef0',
    views: [framed(cocktailGlass, -30, 1.08), pair(cocktailGlass), closeUp(cocktailGlass, 400, 260, 1.6)],
  },
  tumbler: { tint: '#e6eef0', views: [framed(tumbler, -40, 1.08), pair(tumbler), closeUp(tumbler, 380, 560, 1.8)] },
  'beer-glass': { tint: '#e6eef0', views: [beerGlass, pair(beerGlass), closeUp(beerGlass, 400, 210, 1.9)] },
  carafe: { tint: '#e6eef0', views: [carafe, pair(carafe), closeUp(carafe, 400, 250, 1.7)] },
};
