import { inColors, place, type ShotTable, shot, together } from './shot.ts';

const table6 = ['#F6F4EF', '#E2D3B5', '#D3C2A3', '#3B3F42', '#6B1F2E', '#14493B'];

/** A carton and before it a bundle of what is in it. */
function napkinCarton(details: Record<string, unknown>, box: Record<string, unknown> = {}) {
  const napkin = { kind: 'tissue', size: 165, thick: 6, count: 2, hem: false, ...details };
  return shot('packed', { piece: 'napkin', details: napkin, w: 400, d: 300, h: 260, radius: 1.15, along: 0.5, ...box });
}

const sanitary = ['Klarspur', 'Sanitärreiniger', 'mit Zitronensäure', '1 Liter'];
const gloves = ['Packhaven', 'Nitrilhandschuhe', 'puderfrei', '100 Stück'];
const salt = ['Klarspur', 'Regeneriersalz', 'in Tabletten'];
const handRub = ['Klarspur', 'Händedesinfektion', 'rückfettend'];
const degreaser = ['Klarspur', 'Fettlöser', 'für Küche und Abzug', '750 ml'];

function gloveBox(color: string, label: string, slot: string) {
  return shot('carton', { kind: 'paper', color, label, slot, w: 240, d: 120, h: 75, tape: false, print: gloves });
}

/** Each size of a canister with its own label, then two of them together. */
function canisters(
  color: string,
  print: string[],
  { contents, pair: [small, big] }: { contents: string[]; pair: [small: string, big: string] },
  details: Record<string, unknown> = {},
) {
  const holding = (content: string) => ({ color, print: [...print, content], ...details });
  return [
    ...contents.map((content) => shot('canister', holding(content))),
    shot('canister', { ...holding(big), count: 2, small }),
  ];
}

const teaBox = {
  kind: 'paper',
  color: '#6F7F52',
  w: 220,
  d: 150,
  h: 90,
  tape: false,
  print: ['Portenkamp', 'Tee im Kuvert', 'Fünf Sorten', '100 Beutel'],
  label: '#b4622d',
};

/** A roll of bags, slim and as long as a bag is wide. */
const binBags = { color: '#3a3e41', core: '#2a2d2f', d: 84, h: 210 };

/** Linen, hotel and cleaning. */
export const hotelShots: ShotTable = {
  1049: [
    shot('napkin', { kind: 'tissue', color: '#F6F4EF', thick: 4, count: 5, hem: false, fan: 0.13 }),
    shot('napkin', { kind: 'tissue', color: '#14493B', thick: 4, count: 5, hem: false, fan: 0.13 }),
    napkinCarton({ color: '#F6F4EF' }),
  ],
  1050: [
    shot('napkin', { kind: 'tissue', color: '#FBFAF7', thick: 3, count: 16, hem: false, paper: '#14493B' }),
    napkinCarton({ color: '#FBFAF7', thick: 3 }, { h: 360 }),
  ],
  1051: [
    shot('napkin', { kind: 'damask', color: '#F6F4EF', size: 250, aspect: 0.4, thick: 7, count: 4 }),
    shot('napkin', { kind: 'damask', color: '#E2D3B5', size: 250, aspect: 0.4, thick: 7, count: 4 }),
  ],
  1052: [
    shot('tablecloth', { kind: 'damask', color: '#F6F4EF', w: 260, h: 110, turn: 0.72, elevation: 30 }),
    shot('napkin', { kind: 'damask', color: '#EFEBE2', size: 300, thick: 9, count: 2, aspect: 0.7 }),
  ],
  1053: inColors('runner', {}, ['#14493B', '#D3C2A3']),
  1054: [
    shot('towel-stack', { color: '#F6F4EF', count: 3 }),
    shot('towel-stack', { color: '#D3C2A3', count: 3 }),
    shot('towel-stack', { color: '#EFE9DC', count: 1 }),
  ],
  1055: [
    shot('garment', { form: 'bathrobe', color: '#F6F4EF' }),
    shot('garment', { form: 'bathrobe', color: '#E6DCC6' }),
  ],
  1056: [shot('dispenser', {}), shot('dispenser', { kind: 'steel', color: '#C4C8CB' })],
  1057: [shot('pedal-bin', {}), shot('pedal-bin', { open: true })],
  1059: canisters('#6f9a62', ['Klarspur', 'Handspülmittel', 'Konzentrat'], {
    contents: ['5 Liter', '10 Liter', '20 Liter'],
    pair: ['5 Liter', '10 Liter'],
  }),
  1060: inColors('napkin', { kind: 'terry', thick: 9, count: 3, hem: false }, [
    '#2F5E9E',
    '#A3271F',
    '#E4BC3A',
    '#4A7D43',
  ]),
  1247: inColors('tablecloth', {}, table6),
  1248: inColors('tablecloth', { kind: 'linen', shape: 'round', pleats: 18 }, ['#F1EEE6', '#C9B48E']),
  1249: [
    shot('tablecloth', { kind: 'airlaid', color: '#EFEFEA', h: 70 }),
    shot('napkin', { kind: 'airlaid', color: '#EFEFEA', size: 300, thick: 14, count: 3, hem: false }),
  ],
  1250: inColors('poseur', {}, ['#FAF8F4', '#1E1E1E', '#6B1F2E', '#24324A']),
  1251: [
    shot('tablecloth', { kind: 'damask', shape: 'round', color: '#F8F6F1', h: 146, pleats: 44, depth: 0.05 }),
    shot('napkin', { kind: 'damask', color: '#F8F6F1', size: 260, aspect: 0.6, thick: 12, layers: 3, count: 1 }),
  ],
  1252: inColors('napkin', { thick: 8, count: 2, fan: 0.78 }, table6),
  1253: inColors(
    'rolled',
    { kind: 'linen', length: 230, d: 46, count: 3, strap: '#8a6a44', straps: [0], broad: 0.05 },
    ['#F1EEE6', '#C9B48E', '#9CAE94'],
  ),
  1254: [
    ...inColors('napkin', { kind: 'airlaid', thick: 6, count: 8, hem: false, turn: 0.2, elevation: 26 }, [
      '#FAF8F4',
      '#D3C2A3',
      '#6B1F2E',
      '#14493B',
      '#24324A',
    ]),
    napkinCarton({ kind: 'airlaid', color: '#FAF8F4', thick: 6 }),
  ],
  1255: inColors('cutlery-pocket', {}, ['#F4F1EA', '#D3C2A3', '#6B1F2E', '#14493B']),
  1257: inColors('garment', { form: 'apron', kind: 'canvas' }, ['#1E1E1E', '#3B3F42', '#14493B']),
  1258: inColors('garment', { form: 'waist', kind: 'canvas' }, ['#202124', '#45494C', '#1A4F41']),
  1259: inColors('garment', { form: 'jacket', kind: 'cotton' }, ['#FBFAF7', '#26282B']),
  1260: inColors('napkin', { kind: 'linen', size: 200, aspect: 0.7, thick: 7, count: 4 }, ['#E4D9D5', '#D5DCE4']),
  1261: inColors('towel-stack', { count: 2, thick: 34, w: 320, d: 240 }, ['#F6F4EF', '#D3C2A3']),
  1262: inColors('towel-stack', { count: 3, thick: 22, w: 340 }, ['#F8F6F2', '#24324A']),
  1264: [
    shot('towel-stack', { kind: 'striped', color: '#F8F6F2', count: 1, layers: 4, band: false, turn: -0.5 }),
    shot('towel-stack', { kind: 'striped', color: '#F8F6F2', count: 3, layers: 4, thick: 16, band: false }),
  ],
  1265: [shot('pillow', {}), shot('towel-stack', { kind: 'sateen', count: 4, thick: 18, band: false })],
  1266: inColors('towel-stack', { kind: 'cotton', count: 2, thick: 20, band: false }, ['#FAF9F6', '#D6C6A9']),
  1267: [
    shot('towel-stack', {
      kind: 'sateen',
      color: '#FBFAF7',
      count: 1,
      layers: 3,
      thick: 70,
      w: 420,
      d: 320,
      band: false,
    }),
    shot('carton', { kind: 'paper', color: '#E9E4DA', w: 560, d: 400, h: 300, label: '#f8f6f1' }),
  ],
  1268: [
    shot('pillow', { h: 120, count: 2 }),
    shot('packed', {
      piece: 'pillow',
      details: { w: 400, d: 260, h: 110 },
      color: '#E9E4DA',
      kind: 'paper',
      w: 620,
      d: 460,
      h: 400,
      radius: 1.4,
      along: 0.2,
    }),
  ],
  1269: [
    shot('napkin', { kind: 'airlaid', color: '#F4F2EC', size: 280, thick: 16, count: 1, hem: false }),
    shot('napkin', { kind: 'airlaid', color: '#F4F2EC', size: 280, thick: 16, count: 3, hem: false }),
  ],
  1271: [shot('pump', { color: '#F4F2EC' }), shot('pump', { color: '#8C6B5C' }), shot('pump', { color: '#A9B78C' })],
  1272: inColors('canister', { print: ['Sous-Bois', 'Haar- & Duschgel', 'Nachfüllkanister', '5 Liter'] }, [
    '#CFC9BA',
    '#8C6B5C',
    '#A9B78C',
  ]),
  1273: inColors('hangers', {}, ['#C9A77A', '#5C4033', '#26282B']),
  1276: inColors('kettle', {}, ['#C4C8CB', '#F6F4EF', '#1E1E1E']),
  1277: [
    together(
      place('kettle', -0.8, 0.7, 0, { color: '#F6F4EF' }),
      place('mug', 0.1, -1.25, 0.3, { kind: 'stoneware', color: '#D3C2A3', d: 80, h: 90 }),
      place('mug', -0.95, -0.85, -0.4, { kind: 'stoneware', color: '#D3C2A3', d: 80, h: 90 }),
      place('carton', 1.4, 0.35, -0.12, teaBox),
    ),
    shot('mug', { kind: 'stoneware', color: '#D3C2A3', d: 80, h: 90, count: 2 }),
  ],
  1278: [
    shot('boxed', { ...teaBox, contents: 'teas', away: 0.95, along: 0.1 }),
    shot('cup', { color: '#F8F7F3', d: 84, h: 66, saucer: 150, drink: '#9a5a22' }),
  ],
  1279: canisters('#4f8fae', ['Klarspur', 'Allzweckreiniger', 'Konzentrat'], {
    contents: ['5 Liter', '10 Liter'],
    pair: ['5 Liter', '10 Liter'],
  }),
  1280: [
    shot('spray', { color: '#A3271F', print: sanitary }),
    shot('packed', {
      piece: 'spray',
      details: { color: '#A3271F', print: sanitary },
      w: 340,
      d: 260,
      h: 300,
      radius: 0.5,
    }),
  ],
  1281: [
    shot('spray', { color: '#E4BC3A', foam: true, print: degreaser }),
    shot('canister', { color: '#E4BC3A', print: [...degreaser.slice(0, 3), '5 Liter'] }),
  ],
  1282: [
    shot('pump', { color: '#e9f2f5', label: '#2f7fa8', print: [...handRub, '500 ml'] }),
    shot('pump', { color: '#e9f2f5', label: '#2f7fa8', print: [...handRub, '1 Liter'], h: 240, w: 90 }),
    shot('canister', { color: '#7fb3c8', print: [...handRub, '5 Liter'] }),
  ],
  1283: [shot('tub', {}), shot('packed', { piece: 'tub', w: 300, d: 240, h: 240, radius: 0.6 })],
  1284: canisters(
    '#2F5E9E',
    ['Klarspur', 'Maschinenreiniger', 'alkalisch, chlorfrei'],
    {
      contents: ['12 kg', '25 kg'],
      pair: ['12 kg', '25 kg'],
    },
    { w: 230, d: 180, h: 290 },
  ),
  1285: canisters(
    '#6FA8C9',
    ['Klarspur', 'Klarspüler', 'sauer'],
    {
      contents: ['10 Liter', '20 Liter'],
      pair: ['10 Liter', '20 Liter'],
    },
    { h: 240 },
  ),
  1286: canisters('#C9798B', ['Klarspur', 'Schnellentkalker', 'für Spülmaschinen'], {
    contents: ['5 Liter', '10 Liter'],
    pair: ['5 Liter', '10 Liter'],
  }),
  1289: [
    shot('sack', { print: [...salt, '10 kg'] }),
    shot('sack', { print: [...salt, '10 kg'], contents: 'tablets' }),
    shot('sack', { print: [...salt, '25 kg'] }),
  ],
  1290: inColors('brush', {}, ['#2F5E9E', '#A3271F', '#E4BC3A', '#4A7D43']),
  1291: inColors('napkin', { kind: 'terry', size: 420, aspect: 0.36, thick: 12, count: 2, hem: false }, [
    '#7FA7B8',
    '#E7E2D6',
  ]),
  1292: [
    shot('scourer', {}),
    shot('packed', { piece: 'scourer', details: { count: 1 }, w: 340, d: 260, h: 220, radius: 0.9, along: 0.5 }),
  ],
  1294: [gloveBox('#2F5E9E', '#1d3f70', '#4b86c9'), gloveBox('#34373a', '#26282b', '#3c4043')],
  1256: [
    ...inColors('napkin', { kind: 'tissue', size: 400, aspect: 0.75, thick: 4, layers: 1, count: 6, hem: false }, [
      '#F6F4EF',
      '#C9A77A',
    ]),
    napkinCarton({ color: '#F6F4EF', size: 200, aspect: 0.75, thick: 4, count: 3 }, { w: 440, d: 340, h: 180 }),
  ],
  1263: [
    shot('laid', { contents: 'slippers', turn: 2.7 }),
    shot('boxed', {
      contents: 'slippers',
      kind: 'paper',
      color: '#F4F1EA',
      w: 300,
      d: 200,
      h: 130,
      tape: false,
      print: ['Lindwebe', 'Gästeslipper', 'Frottier, geschlossen', 'paarweise verpackt'],
      away: 1.9,
      along: 0.1,
      elevation: 36,
    }),
  ],
  1270: [
    shot('laid', { contents: 'dryer' }),
    shot('boxed', {
      contents: 'dryer',
      kind: 'paper',
      color: '#33373a',
      w: 260,
      d: 130,
      h: 200,
      tape: false,
      print: ['Reuthal', 'Haartrockner Kernzone', '1600 W', '1 Stück'],
      away: 1.3,
      along: 0.2,
    }),
  ],
  1293: [
    together(
      place('rolls', -0.75, 0.35, 0, { ...binBags, count: 1 }),
      place('rolls', 0.35, -0.35, 0, { ...binBags, count: 1 }),
      place('rolls', 1.35, 0.45, 0, { ...binBags, count: 1 }),
    ),
    shot('packed', {
      piece: 'rolls',
      details: { ...binBags, count: 1 },
      w: 360,
      d: 260,
      h: 240,
      radius: 0.6,
    }),
  ],
  1295: [shot('rolls', {}), shot('opened', { kind: 'paper', color: '#F4F1EA', w: 340, d: 230, h: 220, tape: false })],
  1296: [
    shot('napkin', { kind: 'tissue', color: '#FBFAF7', size: 110, aspect: 2, thick: 5, count: 8, hem: false }),
    napkinCarton({ color: '#FBFAF7', size: 110, aspect: 2, thick: 4, count: 4 }, { h: 300 }),
  ],
  1297: [
    shot('boxed', {
      contents: 'baking-roll',
      kind: 'paper',
      color: '#c8a878',
      w: 400,
      d: 85,
      h: 85,
      tape: false,
      print: ['Packhaven', 'Backpapier', 'auf der Rolle', '38 cm × 50 m'],
      face: '#efe3c8',
      away: 1.0,
      along: 0.1,
    }),
    shot('lined-tray', { color: '#d9c097' }),
  ],
  1298: [
    shot('boxed', {
      contents: 'weekdays',
      kind: 'paper',
      color: '#E4BC3A',
      w: 120,
      d: 100,
      h: 110,
      tape: false,
      print: ['Packhaven', 'Frischeetiketten', 'wasserlöslich', '500 Stück'],
      away: 0.65,
      along: 0.2,
    }),
    shot('gn-labelled'),
  ],
  1274: [
    shot('door-hanger'),
    shot('door-hanger', { color: '#a3271f', lines: ['Bitte Zimmer reinigen', 'Please make up the room'], tick: true }),
  ],
  1275: [shot('safe', {}), shot('safe', { open: true })],
  1299: [shot('minibar', {}), shot('minibar', { open: true })],
};
