import { inColors, place, type ShotTable, shot, together } from './shot.ts';

const white = '#F8F7F3';
const ebene = ['#F6F4EF', '#D3C2A3', '#24324A'];
const priel = ['#D9D6CC', '#B98A3E', '#59674A'];
const stoneware = { kind: 'stoneware' };
const melamine = { kind: 'melamine' };
const clearBowl = { kind: 'glass', color: '#F2F7F7', shape: 'flare', wall: 0.04 };
const hallhofCup = { color: white, d: 84, h: 66 };

/** Plates, platters and bowls. */
export const tablewareShots: ShotTable = {
  1001: inColors('plate', { shape: 'coupe', d: 270, h: 27 }, ['#F6F4EF', '#D3C2A3', '#9CAE94', '#24324A']),
  1002: [shot('plate', { shape: 'rim', color: white, d: 260, h: 26 }), shot('carton', {})],
  1003: [
    shot('plate', { shape: 'deep', color: white, d: 230, h: 38 }),
    shot('plate', { shape: 'rim', color: white, d: 260, h: 26, count: 4 }),
  ],
  1004: inColors('plate', { ...stoneware, shape: 'pasta', d: 270, h: 55 }, ['#D3C2A3', '#3B3F42', '#2C6470']),
  1005: inColors('plate', { kind: 'glass', shape: 'rim', d: 320, h: 22 }, ['#EEF4F4', '#B9BEC1', '#E6BC7C']),
  1006: [
    shot('platter', { color: white, w: 320, d: 220, h: 29, rim: 0.34 }),
    shot('plate', { shape: 'rim', color: white, d: 260, h: 26, elevation: 30 }),
  ],
  1007: [
    shot('bowl', { ...stoneware, color: '#D3C2A3', d: 175, h: 68 }),
    shot('plate', { ...stoneware, shape: 'pasta', color: '#D3C2A3', d: 270, h: 55, elevation: 26 }),
  ],
  1008: inColors('bowl', { d: 140, h: 62 }, ebene),
  1009: [
    together(
      place('bowl', -0.95, 0.8, 0, { ...clearBowl, d: 230, h: 96 }),
      place('bowl', 1.4, 0.3, 0, { ...clearBowl, d: 170, h: 74 }),
      place('bowl', 0.15, -1.3, 0, { ...clearBowl, d: 140, h: 62 }),
    ),
    shot('packed', { piece: 'bowl', details: { ...clearBowl, d: 140, h: 62 }, w: 360, d: 190, h: 130, radius: 0.75 }),
  ],
  1101: inColors('plate', { shape: 'coupe', d: 240, h: 23, count: 3, elevation: 30 }, [
    '#F6F4EF',
    '#D3C2A3',
    '#9CAE94',
    '#24324A',
    '#B4622D',
    '#3B3F42',
  ]),
  1102: inColors('plate', { ...stoneware, shape: 'coupe', d: 280, h: 26, wall: 0.055 }, priel),
  1103: [
    shot('plate', { shape: 'rim', color: '#FAF9F5', relief: true, d: 270, h: 26 }),
    shot('plate', { shape: 'rim', color: '#FAF9F5', d: 270, h: 26, count: 5 }),
    shot('plate', { shape: 'rim', color: '#FAF9F5', relief: true, d: 170, h: 20, elevation: 24 }),
  ],
  1104: [
    shot('plate', { shape: 'flat', color: white, d: 330, h: 20, elevation: 26 }),
    shot('plate', { shape: 'flat', color: white, d: 330, h: 20, count: 8 }),
  ],
  1105: inColors('platter', { outline: 'square', w: 260, d: 260, h: 19, rim: 0.24 }, ['#F6F4EF', '#3B3F42']),
  1106: [shot('compartments', { color: white, d: 260 }), shot('compartments', { color: white, d: 260, count: 4 })],
  1107: inColors('plate', { shape: 'pasta', d: 240, h: 48 }, ebene),
  1108: [
    shot('plate', { shape: 'gourmet', color: white, d: 300, h: 52 }),
    shot('plate', { shape: 'rim', color: white, d: 300, h: 26, elevation: 50 }),
  ],
  1109: inColors('plate', { ...stoneware, shape: 'deep', d: 230, h: 46 }, priel),
  1110: [
    shot('cup', { color: white, d: 104, h: 58, ears: 2 }),
    shot('cup', { color: white, d: 104, h: 58, ears: 2, count: 2 }),
  ],
  1111: [
    shot('platter', { outline: 'square', color: '#F6F4EF', w: 300, d: 140, h: 20, rim: 0.2, count: 3, elevation: 34 }),
    shot('platter', { outline: 'square', color: '#F6F4EF', w: 300, d: 140, h: 20, rim: 0.2, count: 5 }),
  ],
  1112: [
    shot('platter', { color: white, w: 600, d: 285, h: 42, rim: 0.5 }),
    shot('platter', { color: white, w: 600, d: 285, h: 42, rim: 0.5, count: 3 }),
  ],
  1113: [
    shot('plate', { kind: 'slate', shape: 'flat', color: '#4B5157', d: 260, h: 8, wall: 0.06 }),
    shot('plate', { kind: 'slate', shape: 'flat', color: '#4B5157', d: 260, h: 8, wall: 0.06, count: 5 }),
  ],
  1115: inColors('platter', { ...stoneware, w: 350, d: 235, h: 38, rim: 0.36, wall: 0.06 }, priel.slice(0, 2)),
  1116: [
    shot('bowl', { shape: 'flare', color: white, d: 74, h: 36 }),
    shot('bowl', { shape: 'flare', color: white, d: 74, h: 36, count: 5 }),
  ],
  1117: inColors('bowl', { ...stoneware, d: 90, h: 35, wall: 0.035 }, [...priel, '#D9A9A5']),
  1118: [
    shot('bowl', { shape: 'ramekin', color: '#F4F1E8', d: 88, h: 50, wall: 0.04 }),
    shot('bowl', { shape: 'ramekin', color: '#F4F1E8', d: 88, h: 50, wall: 0.04, count: 3 }),
  ],
  1119: inColors('bowl', { ...stoneware, shape: 'poke', d: 220, h: 66 }, priel),
  1120: [
    shot('bowl', { color: '#FAF9F5', d: 220, h: 82, flutes: [40, 0.008] }),
    shot('bowl', { color: '#FAF9F5', d: 220, h: 82, count: 3 }),
    shot('bowl', { color: '#FAF9F5', d: 220, h: 82, flutes: [40, 0.008], elevation: 46 }),
  ],
  1121: [shot('gratin', { color: '#EFE6D2' }), shot('gratin', { color: '#EFE6D2', elevation: 14 })],
  1134: inColors('plate', { ...melamine, shape: 'coupe', d: 250, h: 21 }, ['#D3C2A3', '#9CAE94', '#3B3F42']),
  1135: [
    shot('bowl', { ...melamine, color: '#D3C2A3', shape: 'flare', d: 152, h: 64 }),
    shot('bowl', { ...melamine, color: '#D3C2A3', shape: 'flare', d: 152, h: 64, count: 4 }),
  ],
  1193: [
    shot('plate', { shape: 'rim', color: '#F4F2EC', d: 270, h: 26, count: 3 }),
    shot('carton', { color: '#B89B74', w: 300, d: 300, h: 220 }),
  ],
  1194: [
    shot('plate', { ...melamine, shape: 'coupe', color: '#3B3F42', d: 250, h: 21, count: 6 }),
    shot('carton', { color: '#B89B74', w: 280, d: 280, h: 300 }),
  ],
  1010: [
    shot('cup', { color: white, d: 62, h: 58, saucer: 120, drink: '#2a160b' }),
    shot('saucer', { color: white, d: 120 }),
  ],
  1011: [shot('cup', { ...hallhofCup, d: 80 }), shot('saucer', { color: white, d: 150 })],
  1012: [shot('saucer', { color: white, d: 150 }), shot('cup', { ...hallhofCup, saucer: 150 })],
  1013: inColors('mug', { ...stoneware, d: 86, h: 94 }, ['#D3C2A3', '#3B3F42', '#2C6470', '#B4622D']),
  1014: [shot('teapot', { color: white, d: 118, h: 100 }), shot('cup', { ...hallhofCup, saucer: 150, elevation: 20 })],
  1015: [
    together(
      ...[-1.8, 0, 1.8].flatMap((x) => [
        place('cup', x, -1, 0.1, { color: white, d: 94, h: 62, saucer: 150, ...(x === 0 && { drink: '#b98d63' }) }),
        place('cup', x + 0.4, 1, 0, { color: white, d: 94, h: 62, saucer: 150 }),
      ]),
    ),
    shot('saucer', { color: white, d: 150 }),
    shot('packed', {
      piece: 'cup',
      details: { color: white, d: 94, h: 62 },
      w: 330,
      d: 240,
      h: 160,
      radius: 0.6,
      along: 0.6,
    }),
  ],
  1122: inColors('mug', { ...stoneware, d: 66, h: 60, ear: false, drink: '#3a1d0c', elevation: 40 }, priel),
  1123: inColors('cup', { d: 106, h: 66, saucer: 160 }, ['#F6F4EF', '#D3C2A3', '#9CAE94', '#24324A']),
  1124: inColors('saucer', { d: 160, elevation: 24 }, ['#F6F4EF', '#D3C2A3', '#9CAE94', '#24324A']),
  1125: [shot('cup', { color: white, d: 116, h: 74 }), shot('cup', { color: white, d: 116, h: 74, count: 2 })],
  1126: [
    shot('mug', { color: white, d: 81, h: 95 }),
    shot('mug', { color: white, d: 81, h: 95, band: '#14493B' }),
    shot('packed', {
      piece: 'mug',
      details: { color: white, d: 81, h: 95 },
      w: 360,
      d: 270,
      h: 220,
      radius: 0.55,
      along: 0.6,
    }),
  ],
  1127: inColors('mug', { kind: 'enamel', d: 82, h: 80, rim: '#1d2126' }, ['#F3F1EA', '#14493B', '#24324A']),
  1128: [
    ...inColors('to-go', { d: 90, h: 117 }, ['#3B3F42', '#9CAE94']),
    shot('packed', { piece: 'to-go', details: { color: '#3B3F42', d: 90, h: 117 }, w: 460, d: 320, h: 300 }),
  ],
  1129: inColors('mug', { ...stoneware, d: 88, h: 94, ear: false }, ['#D9D6CC', '#59674A']),
  1130: [shot('jug', { color: '#FAF8F2', d: 72, h: 78 }), shot('jug', { color: '#FAF8F2', d: 60, h: 52 })],
  1131: [shot('vacuum-jug', { color: '#B4B9BC' }), shot('vacuum-jug', { color: '#C4C8CB', polish: true })],
  1132: [
    shot('teapot', { color: '#F7F4EA', d: 88, h: 70, spout: false, ear: false }),
    shot('bowl', { color: '#F7F4EA', shape: 'steep', d: 88, h: 62 }),
  ],
  1133: inColors('teapot', { ...stoneware, d: 140, h: 112 }, ['#D9D6CC', '#59674A']),
};
