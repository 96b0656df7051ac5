import { inColors, place, type ShotTable, shot, together } from './shot.ts';

const clear = '#FDFEFE';
const tints = { smoke: '#D3D7D9', rose: '#F6E2E0', amber: '#EFD3A0', green: '#CDE6CB' };

/** Glasses of one kind in a carton, one of them before it. */
function glassCarton(details: Record<string, unknown>) {
  return shot('packed', { details, w: 320, d: 220, h: 235 });
}

function tumblerCarton(details: Record<string, unknown>, h: number) {
  return shot('packed', { piece: 'tumbler', details, w: 340, d: 260, h });
}

/** Everything to drink from and to pour with. */
export const glasswareShots: ShotTable = {
  1017: [
    shot('stem', { bowl: 'red', d: 92, h: 212, fill: '#8e2437', level: 0.36 }),
    glassCarton({ bowl: 'red', d: 92, h: 212 }),
  ],
  1018: [
    shot('stem', { bowl: 'white', d: 80, h: 205, cup: 0.44, fill: '#f1e3a4', level: 0.38 }),
    glassCarton({ bowl: 'white', d: 80, h: 205, cup: 0.44 }),
  ],
  1019: [
    shot('stem', { bowl: 'tulip', d: 66, h: 214, cup: 0.56, fill: '#f3e2ac', level: 0.6 }),
    glassCarton({ bowl: 'tulip', d: 66, h: 214, cup: 0.56 }),
  ],
  1020: [
    shot('stem', { bowl: 'burgundy', d: 112, h: 235, cup: 0.5, fill: '#8a2034', level: 0.3 }),
    shot('packed', {
      details: { bowl: 'burgundy', d: 112, h: 235, cup: 0.5 },
      kind: 'paper',
      color: '#D8D2C6',
      w: 130,
      d: 130,
      h: 250,
      tape: false,
      label: '#14493B',
      radius: 0.56,
      along: 0.6,
    }),
  ],
  1021: [
    shot('carafe', { color: clear, d: 100, h: 262 }),
    shot('tumbler', { shape: 'stack', color: clear, d: 79, h: 90, count: 2 }),
  ],
  1022: [
    shot('tumbler', { shape: 'stack', color: clear, d: 79, h: 90 }),
    tumblerCarton({ shape: 'stack', d: 79, h: 90 }, 200),
  ],
  1023: [
    shot('tumbler', { shape: 'straight', color: clear, d: 64, h: 138, base: 14 }),
    tumblerCarton({ shape: 'straight', d: 64, h: 138, base: 14 }, 160),
  ],
  1025: [shot('stem', { bowl: 'coupe', d: 102, h: 158, cup: 0.36 }), shot('shaker', {})],
  1137: [
    shot('stem', { bowl: 'red', d: 88, h: 205, fill: '#8e2437', level: 0.34 }),
    shot('stem', { bowl: 'red', d: 88, h: 205, count: 2 }),
    shot('packed', { details: { bowl: 'red', d: 88, h: 205 }, w: 560, d: 380, h: 240 }),
  ],
  1138: [
    shot('stem', { bowl: 'white', d: 78, h: 200, cup: 0.44, fill: '#f1e3a4', level: 0.36 }),
    shot('stem', { bowl: 'white', d: 78, h: 200, cup: 0.44, count: 2 }),
  ],
  1139: [
    shot('stem', { bowl: 'goblet', d: 80, h: 165, cup: 0.56 }),
    shot('stem', { bowl: 'goblet', d: 80, h: 165, cup: 0.56, count: 2 }),
  ],
  1140: [
    shot('stem', { bowl: 'burgundy', d: 65, h: 155, cup: 0.6, fill: '#a3394a', level: 0.3 }),
    shot('stem', { bowl: 'burgundy', d: 65, h: 155, cup: 0.6, count: 2 }),
  ],
  1141: [
    shot('stem', { bowl: 'white', d: 62, h: 165, cup: 0.42, fill: '#d89a3a', level: 0.5 }),
    shot('stem', { bowl: 'white', d: 62, h: 165, cup: 0.42, count: 2 }),
  ],
  1142: [
    together(
      place('stem', -1.5, 0.15, 0, { bowl: 'red', d: 88, h: 205, fill: '#8e2437', level: 0.34 }),
      place('stem', -0.45, -0.35, 0, { bowl: 'white', d: 78, h: 200, cup: 0.44, fill: '#f1e3a4', level: 0.36 }),
      place('stem', 0.6, -0.6, 0, { bowl: 'goblet', d: 80, h: 165, cup: 0.56 }),
      place('stem', 1.4, 0.2, 0, { bowl: 'flute', d: 60, h: 210, cup: 0.6, fill: '#f3e2ac', level: 0.7 }),
    ),
    shot('stem', { bowl: 'flute', d: 60, h: 210, cup: 0.6, fill: '#f3e2ac', level: 0.7 }),
    shot('carton', { w: 320, d: 230, h: 235, count: 2 }),
  ],
  1143: [
    shot('stem', { bowl: 'flute', d: 60, h: 210, cup: 0.6, fill: '#f3e2ac', level: 0.7 }),
    shot('stem', { bowl: 'flute', d: 60, h: 210, cup: 0.6, count: 2 }),
  ],
  1144: [
    shot('stem', { bowl: 'wide-tulip', d: 70, h: 220, cup: 0.53, fill: '#f7e0d4', level: 0.54 }),
    shot('stem', { bowl: 'wide-tulip', d: 70, h: 220, cup: 0.53, count: 2 }),
  ],
  1145: inColors('stem', { bowl: 'coupe', d: 88, h: 142, cup: 0.44, flutes: [24, 0.02] }, [
    clear,
    tints.rose,
    tints.smoke,
  ]),
  1146: [
    shot('stem', { bowl: 'pilsner', d: 76, h: 190, cup: 0.8, foot: 78, fill: '#efc15e', level: 0.82, head: true }),
    shot('stem', { bowl: 'pilsner', d: 76, h: 190, cup: 0.8, foot: 78, count: 2 }),
  ],
  1147: [
    shot('tumbler', { shape: 'wheat', d: 88, h: 252, base: 16, fill: '#dc9a44', head: true }),
    shot('tumbler', { shape: 'wheat', d: 88, h: 252, base: 16, count: 2 }),
  ],
  1148: [
    shot('tumbler', {
      shape: 'barrel',
      d: 100,
      h: 152,
      base: 14,
      wall: 5,
      ear: true,
      fill: '#d9983e',
      head: true,
      flutes: [14, 0.07],
    }),
    shot('tumbler', { shape: 'barrel', d: 100, h: 152, base: 14, wall: 5, ear: true, flutes: [14, 0.07], count: 2 }),
  ],
  1149: [
    shot('tumbler', { shape: 'straight', d: 54, h: 150, base: 8, fill: '#f0d084', head: true }),
    tumblerCarton({ shape: 'straight', d: 54, h: 150, base: 8 }, 170),
  ],
  1150: [
    shot('stem', { bowl: 'tulip', d: 86, h: 165, cup: 0.66, foot: 78, fill: '#c67b2d', level: 0.7, head: true }),
    shot('stem', { bowl: 'tulip', d: 86, h: 165, cup: 0.66, foot: 78, count: 2 }),
  ],
  1151: [
    shot('stem', { bowl: 'nick', d: 74, h: 158, cup: 0.44, fill: '#cf5a38', level: 0.66 }),
    shot('stem', { bowl: 'nick', d: 74, h: 158, cup: 0.44 }),
  ],
  1152: inColors('tumbler', { shape: 'conic', d: 84, h: 90, base: 16 }, [clear, tints.smoke]),
  1153: [
    shot('stem', { bowl: 'balloon', d: 110, h: 198, cup: 0.58 }),
    shot('stem', { bowl: 'balloon', d: 110, h: 198, cup: 0.58, count: 2 }),
  ],
  1154: [
    shot('tumbler', { shape: 'shot', d: 48, h: 74, base: 18, wall: 3 }),
    shot('tumbler', { shape: 'shot', d: 48, h: 74, base: 18, wall: 3, count: 2 }),
    shot('packed', {
      piece: 'tumbler',
      details: { shape: 'shot', d: 48, h: 74, base: 18, wall: 3 },
      w: 200,
      d: 150,
      h: 90,
      radius: 0.3,
    }),
  ],
  1155: [
    shot('mug', { kind: 'copper', color: '#B87349', d: 85, h: 95 }),
    shot('mug', { kind: 'copper', color: '#B87349', d: 85, h: 95, count: 2 }),
    shot('mug', { kind: 'copper', color: '#B87349', d: 85, h: 95, turn: -1.25, elevation: 12 }),
  ],
  1156: inColors('tumbler', { shape: 'conic', d: 82, h: 96, base: 10, flutes: [30, 0.03] }, [
    clear,
    tints.rose,
    tints.smoke,
    tints.amber,
    tints.green,
  ]),
  1157: [
    shot('tumbler', { shape: 'conic', d: 78, h: 122, base: 4 }),
    shot('tumbler', { shape: 'conic', d: 78, h: 122, base: 4, count: 2 }),
    tumblerCarton({ shape: 'conic', d: 78, h: 122, base: 4 }, 150),
  ],
  1158: [
    shot('tumbler', {
      shape: 'latte',
      d: 80,
      h: 142,
      layers: [
        ['#f1e6d6', 0.08, 0.3],
        ['#b98556', 0.3, 0.72],
        ['#f6efe4', 0.72, 0.9],
      ],
    }),
    shot('tumbler', { shape: 'latte', d: 80, h: 142, ear: true }),
  ],
  1159: [
    shot('double-wall', { d: 84, h: 96 }),
    shot('double-wall', {
      d: 64,
      h: 62,
      count: 2,
      layers: [
        ['#3a1d0c', 0, 0.5],
        ['#b98a55', 0.5, 0.58],
      ],
    }),
  ],
  1160: inColors('carafe', { shape: 'bottle', d: 98, h: 262, cork: true }, [clear, tints.smoke, tints.rose]),
  1161: [
    shot('carafe', { shape: 'decanter', d: 210, h: 245, fill: '#8a2034', level: 0.2 }),
    shot('carafe', { shape: 'decanter', d: 210, h: 245 }),
    shot('carton', { kind: 'paper', color: '#D8D2C6', w: 260, d: 260, h: 280, tape: false, stripe: '#14493B' }),
  ],
  1162: [
    shot('carafe', { shape: 'pitcher', d: 122, h: 205, ear: true, lid: '#F1F2F2' }),
    shot('carafe', { shape: 'pitcher', d: 122, h: 205, ear: true, count: 2 }),
  ],
  1186: [
    shot('tumbler', { shape: 'straight', d: 92, h: 150, base: 16, wall: 4, flutes: [26, 0.06] }),
    shot('tumbler', { shape: 'straight', d: 92, h: 150, base: 16, wall: 4, flutes: [26, 0.06], count: 2 }),
    shot('tumbler', { shape: 'straight', d: 92, h: 110, base: 16, wall: 4, flutes: [26, 0.06], elevation: 24 }),
  ],
  1195: [
    together(
      place('stem', -1.7, 0.3, 0, { bowl: 'red', d: 88, h: 205 }),
      place('stem', -0.75, -0.45, 0, { bowl: 'white', d: 80, h: 200 }),
      place('stem', 0.2, 0.35, 0, { bowl: 'flute', d: 60, h: 210, cup: 0.6 }),
      place('stem', 1, -0.5, 0, { bowl: 'goblet', d: 80, h: 165, cup: 0.56 }),
      place('stem', 1.85, 0.25, 0, { bowl: 'white', d: 66, h: 170, cup: 0.42 }),
    ),
    shot('bottle-crate'),
  ],
};
