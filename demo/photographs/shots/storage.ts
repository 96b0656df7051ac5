import { inColors, type ShotTable, shot } from './shot.ts';

const thermometer = ['Larkfield', 'Einstichthermometer', 'T1, klappbar', '1 Stück'];
const blackGrip = '#1b1b1b';
const haccp = ['#F6F4EF', '#A3271F', '#2F5E9E', '#E4BC3A', '#4A7D43'];
const knife = (blade: string, grips = haccp) =>
  grips.map((grip) => shot('chef-knife', { blade, grip, riveted: false }));

/** Knives, boards, gastronorm, tools, racks. */
export const storageShots: ShotTable = {
  1027: [
    shot('dish-rack', { kind: 'cells', color: '#5A7D8C', extenders: 2, elevation: 26 }),
    shot('stem', { bowl: 'goblet', d: 80, h: 165, cup: 0.56 }),
  ],
  1034: [shot('chef-knife', { grip: blackGrip }), shot('chef-knife', { grip: blackGrip, elevation: 30 })],
  1035: inColors('board', {}, ['#F6F4EF', '#A3271F', '#2F5E9E', '#4A7D43']),
  1036: [shot('ladle', {}), shot('ladle', { elevation: 60 })],
  1038: [shot('gn', { h: 100 }), shot('gn', { h: 100, elevation: 48 })],
  1039: [shot('gn-lid', {}), shot('gn', { lid: 'steel', h: 100 })],
  1040: [
    shot('gn', { kind: 'milky', color: '#EDEFEE', h: 150 }),
    shot('gn', { kind: 'clear', color: '#f2f9fb', h: 150 }),
    shot('carton', { w: 560, d: 360, h: 320 }),
  ],
  1211: [shot('gn', { holes: true, h: 65, elevation: 40 }), shot('gn', { holes: true, h: 65, count: 3 })],
  1212: [shot('tray', { h: 40 }), shot('tray', { h: 20, w: 325, d: 265 })],
  1213: [shot('gn', { lid: 'seal', h: 100 }), shot('gn', { lid: 'seal', h: 65, w: 325, d: 265 })],
  1214: [shot('gn-field', {}), shot('gn-sizes')],
  1215: [
    shot('tray', { kind: 'granite', color: '#2E3236', h: 40 }),
    shot('tray', { kind: 'granite', color: '#2E3236', h: 40, count: 2 }),
  ],
  1216: [shot('grid', {}), shot('grid', { count: 2 })],
  1217: [
    shot('tray', { kind: 'coated', color: '#4C5054', h: 16 }),
    shot('tray', { kind: 'coated', color: '#4C5054', h: 16, holes: true }),
  ],
  1218: [
    shot('gn', { kind: 'clear', color: '#f2f9fb', h: 100, w: 325, d: 265 }),
    shot('gn', { kind: 'clear', color: '#f2f9fb', h: 100, w: 325, d: 265, count: 2 }),
  ],
  1219: [
    shot('gn', { kind: 'milky', color: '#EDEFEE', h: 100, w: 325, d: 265 }),
    shot('gn', { kind: 'milky', color: '#EDEFEE', h: 100, w: 325, d: 265, count: 3 }),
  ],
  1220: [
    shot('gn', { kind: 'milky', color: '#EDEFEE', lid: 'clear', w: 325, d: 265 }),
    shot('gn', { kind: 'milky', color: '#EDEFEE', lid: 'clear', count: 2 }),
  ],
  1221: [shot('insulated-box', {}), shot('insulated-box', { open: true }), shot('gn', { h: 100, elevation: 26 })],
  1222: [
    shot('bucket', { kind: 'plastic', color: '#f1f2f1', handles: 'none', lid: true, scale_marks: true }),
    shot('bucket', { kind: 'plastic', color: '#f1f2f1', handles: 'none', scale_marks: true, count: 2 }),
  ],
  1223: [
    shot('chef-knife', { blade: 'paring', grip: blackGrip }),
    shot('knife-set', { blades: ['paring', 'paring'], grip: blackGrip }),
  ],
  1224: [
    shot('chef-knife', { blade: 'bread', grip: blackGrip }),
    shot('board', { kind: 'wood', w: 400, d: 250, groove: true }),
  ],
  1225: knife('chef'),
  1226: knife('boning', haccp.slice(0, 4)),
  1227: [shot('whetstone', {}), null],
  1228: [shot('sharpening-steel', {}), null],
  1229: [shot('rolled', {}), shot('rolled', { kind: 'leather', color: '#6A4A34', strap: '#3b2418' })],
  1230: [shot('knife-set', {}), shot('knife-set', { blades: ['chef', 'bread', 'paring'] })],
  1231: [shot('gloves'), shot('gloves', { count: 4 })],
  1232: [shot('whisk', {}), shot('mixing-bowl', { d: 280, h: 120 })],
  1233: [shot('tongs', {}), shot('utensils')],
  1234: [shot('chinois', {}), shot('pot', { d: 280, h: 280, lid: false })],
  1235: [shot('scoop', {}), shot('scoops')],
  1236: [
    shot('boxed', {
      contents: 'thermometer',
      kind: 'paper',
      color: '#B9B2A4',
      tape: false,
      print: thermometer,
      away: 0.9,
      along: 0.1,
    }),
    shot('boxed', { kind: 'paper', color: '#B9B2A4', tape: false, print: thermometer }),
  ],
  1237: [shot('scale', {}), shot('carton', { w: 320, d: 260, h: 120, open: true })],
  1239: [
    shot('carafe', { shape: 'pitcher', d: 120, h: 150, ear: true }),
    shot('carafe', { shape: 'pitcher', d: 120, h: 150, ear: true, count: 2 }),
  ],
  1240: inColors('squeeze', {}, ['#E6EEF0', '#A3271F', '#E4BC3A']),
  1241: [
    shot('tray', { kind: 'aluminium', w: 600, d: 400, h: 20 }),
    shot('tray', { kind: 'aluminium', w: 600, d: 400, h: 20, count: 2 }),
  ],
  1242: [shot('mat', {}), shot('lined-tray', { lining: 'mat', color: '#c98a4b' })],
  1244: [
    shot('carton', {
      kind: 'paper',
      color: '#2F5E9E',
      w: 300,
      d: 90,
      h: 90,
      slot: '#7fb0e6',
      print: ['Packhaven', 'Einwegspritzbeutel', 'auf der Rolle', '100 Stück'],
      tape: false,
    }),
    shot('opened', {
      contents: 'bags',
      kind: 'paper',
      color: '#2F5E9E',
      w: 300,
      d: 110,
      h: 100,
      tape: false,
      away: 0.8,
      along: 0.1,
    }),
  ],
  1024: [
    shot('tumbler', { shape: 'willi', d: 82, h: 150, fill: '#eebc58', head: true }),
    shot('dish-rack', { kind: 'cells', color: '#4A5560', w: 400, extenders: 1, elevation: 26 }),
  ],
  1058: [shot('dish-rack', {}), shot('dish-rack', { color: '#6E7477', turn: -0.5 })],
  1287: [shot('cutlery-cylinder', {}), shot('rack-of-cylinders')],
  1288: inColors('dish-rack', { kind: 'lattice', turn: -0.5 }, ['#9A9C9D', '#2F5E9E', '#A3271F']),
};
