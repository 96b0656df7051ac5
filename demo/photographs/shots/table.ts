import { inColors, place, type ShotTable, shot, together } from './shot.ts';

const steel = '#C4C8CB';
const copper = '#C98055';
const black = '#26282A';
const white = '#F8F7F3';
const straws = ['Pennard & Lowe', 'Papiertrinkhalme', '6 × 200 mm', '500 Stück'];

function strawBox(contents: string, color: string) {
  const box = { kind: 'paper', color, w: 230, d: 80, h: 90, tape: false, print: straws };
  return shot('boxed', { ...box, contents, away: 0.7, along: 0.1 });
}

function pieces(kind: string, color: string) {
  return [shot('table-knife', { kind, color }), shot('fork', { kind, color }), shot('spoon', { kind, color })];
}

/** Cutlery, buffet, bar and what stands on the table. */
export const tableShots: ShotTable = {
  1028: [shot('place-setting', {}), shot('fork', {}), shot('spoon', {})],
  1029: [
    shot('table-knife', { blade: 'steak', grip: '#5C4033', length: 230 }),
    shot('table-knife', { blade: 'steak', grip: '#1E1E1E', length: 230 }),
  ],
  1030: [shot('place-setting', { elevation: 46 }), shot('wooden-crate', { color: '#b58d5e', w: 400, d: 280, h: 70 })],
  1163: [shot('place-setting', { kind: 'slim' }), ...pieces('slim', '#C9CDD0').slice(1)],
  1164: [shot('place-setting', { kind: 'pearl', turn: 1.85 }), ...pieces('pearl', '#BFC3C6').slice(1)],
  1165: [
    shot('place-setting', { color: black }),
    shot('fork', { color: black }),
    shot('spoon', { color: black }),
    shot('place-setting', { color: '#C2A14D' }),
    shot('fork', { color: '#C2A14D' }),
    shot('spoon', { color: '#C2A14D' }),
    shot('place-setting', { color: copper }),
    shot('fork', { color: copper }),
    shot('spoon', { color: copper }),
  ],
  1166: [
    shot('place-setting', { short: 0.84, turn: 1.58, gap: 0.36 }),
    shot('fork', { length: 180 }),
    shot('spoon', { length: 180 }),
  ],
  1167: [
    shot('spoon', { length: 205, bowl: 0.62, kind: 'slim' }),
    shot('cutlery-row', { piece: 'spoon', count: 5, bowl: 0.62, kind: 'slim' }),
  ],
  1168: [
    shot('table-knife', { blade: 'steak', grip: '#1E1E1E', serrated: true }),
    shot('table-knife', { blade: 'steak', grip: '#6A4A34', serrated: true }),
  ],
  1169: [
    shot('table-knife', { blade: 'fish', length: 208, kind: 'pearl' }),
    shot('fork', { length: 185, kind: 'pearl', tines: 3 }),
  ],
  1170: [
    shot('table-knife', { blade: 'oyster', length: 160, grip: '#1E1E1E' }),
    shot('fork', { length: 200, tines: 2, kind: 'slim' }),
  ],
  1171: [shot('place-setting', { short: 0.7, turn: 1.0, gap: 0.34 }), shot('spoon', { length: 140, bowl: 1.2 })],
  1172: [
    shot('spoon', { length: 250, bowl: 1.1 }),
    shot('fork', { length: 250, tines: 3 }),
    shot('ladle', { elevation: 40 }),
    shot('table-knife', { blade: 'fish', length: 240 }),
  ],
  1173: [shot('tongs', {}), shot('tongs', { count: 3 })],
  1174: [
    shot('place-setting', { kind: 'slim', elevation: 46, turn: 1.75 }),
    shot('carton', { w: 300, d: 220, h: 130 }),
  ],
  1175: inColors('chopsticks', {}, ['#2A2A2A', '#8E241C']),
  1176: [
    shot('wooden-cutlery', { piece: 'fork', count: 3 }),
    shot('wooden-cutlery', { piece: 'knife', count: 3 }),
    shot('wooden-cutlery', { piece: 'spoon', count: 3 }),
  ],
  1041: [shot('chafing-dish', {}), shot('chafing-dish', { open: 0.55 }), shot('gn', { h: 65 })],
  1042: [shot('tiers', {}), shot('board', { kind: 'wood', w: 530, d: 200, h: 16 })],
  1043: [shot('shaker', {}), shot('shaker', { color: copper }), shot('shaker', { color: '#1E1E1E' })],
  1044: [shot('bucket', {}), shot('bucket', { elevation: 44 })],
  1045: [
    shot('tray', { outline: 'round', w: 360, d: 360, h: 22, kind: 'plastic', color: '#1E1E1E', inside: '#161616' }),
    shot('tray', {
      outline: 'round',
      w: 360,
      d: 360,
      h: 22,
      kind: 'plastic',
      color: '#26282a',
      inside: '#161616',
      count: 5,
    }),
  ],
  1046: [
    shot('board', { kind: 'wood', w: 400, d: 260, h: 22, groove: true, hole: true, corner: 0.3 }),
    shot('board', { kind: 'wood', color: '#9C7648', w: 400, d: 260, h: 22, hole: true, corner: 0.3, turn: -0.5 }),
  ],
  1047: [shot('menu-holder', {}), shot('menu-holder', { color: '#8C6A41' })],
  1048: [shot('basket', {}), shot('basket', { color: '#6A4A34', elevation: 44 })],
  1114: [shot('sizzle', {}), shot('board', { kind: 'wood', color: '#C9A77A', w: 330, d: 200, h: 18, corner: 0.6 })],
  1136: [
    shot('tray', { kind: 'melamine', color: '#4B5157', rim: 0.04, h: 14 }),
    shot('tray', { kind: 'melamine', color: '#4B5157', rim: 0.04, h: 14, count: 4 }),
    shot('tray', { kind: 'melamine', color: '#4B5157', rim: 0.04, h: 14, w: 325, d: 265, elevation: 56 }),
  ],
  1177: inColors('soup-kettle', {}, [black, steel]),
  1178: [shot('fuel', {}), shot('packed', { piece: 'fuel', w: 340, d: 230, h: 160 })],
  1179: [shot('hot-plate', {}), shot('hot-plate', { count: 2 })],
  1180: [shot('juice', {}), shot('juice', { color: '#F2EDE2' })],
  1181: [
    shot('gn', { kind: 'milky', color: '#dfe5ea', h: 65 }),
    shot('gn', { kind: 'milky', color: '#dfe5ea', h: 65, count: 3 }),
  ],
  1182: [shot('cake-stand', {}), shot('cake-stand', { dome: true })],
  1183: [shot('wooden-crate', {}), shot('wooden-crate', { color: '#3a3430' })],
  1184: inColors('jigger', {}, ['#C0C5C8', copper, '#222426']),
  1185: inColors('bar-spoon', {}, ['#C0C5C8', copper, '#222426']),
  1187: [
    together(
      place('shaker', -1, 0.4),
      place('tumbler', 1, 0.4, 0, { shape: 'straight', d: 92, h: 150, base: 16, wall: 4, flutes: [26, 0.06] }),
      place('jigger', 0.1, -0.4),
      place('bar-spoon', 0.3, -1.4, -0.75),
    ),
    shot('bar-spoon', {}),
    shot('tumbler', { shape: 'straight', d: 92, h: 150, base: 16, wall: 4, flutes: [26, 0.06], elevation: 10 }),
  ],
  1188: [
    shot('bucket', { d: 140, h: 140, lid: true, tongs: true, handles: 'rings' }),
    shot('bucket', { d: 140, h: 140, handles: 'rings', count: 2 }),
  ],
  1189: inColors('mill', {}, ['#B08A5B', '#5C4033', '#2b2724']),
  1190: [shot('candle', {}), shot('candle', { count: 2 })],
  1191: inColors('menu-cover', {}, ['#6A4A34', '#1E1E1E', '#6B1F2E']),
  1192: [
    shot('tray', { kind: 'wood', color: '#B08A5B', rim: 0.06 }),
    shot('tray', { kind: 'wood', color: '#6b4a37', rim: 0.06 }),
    shot('tray', { kind: 'plastic', color: black, rim: 0.06 }),
  ],
  1016: [
    shot('opened', {
      contents: 'sticks',
      kind: 'paper',
      color: '#f1ede2',
      w: 260,
      d: 170,
      h: 130,
      tape: false,
      print: ['Portenkamp', 'Zuckersticks 4 g', 'Weißer Kristallzucker', '500 Stück'],
      label: '#b4622d',
      away: 0.75,
      along: 0.1,
    }),
    shot('cup', { color: white, d: 62, h: 58, saucer: 120, drink: '#2a160b' }),
  ],
  1026: [
    strawBox('straws', '#d2b384'),
    strawBox('dark-straws', '#3B3F42'),
    shot('tumbler', { shape: 'straight', d: 64, h: 138, base: 14 }),
  ],
};
