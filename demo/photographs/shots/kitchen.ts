import { inColors, place, type ShotTable, shot, together } from './shot.ts';

const pan28 = { d: 280, h: 50 };

/** Pots and pans. */
export const kitchenShots: ShotTable = {
  1031: [shot('pot', { d: 240, h: 240 }), shot('pot', { d: 240, h: 240, lid: false, lid_beside: true })],
  1032: [
    shot('pot', { d: 180, h: 100, handle: 'long', lid: false }),
    shot('pot', { d: 160, h: 90, handle: 'long', lid: false, color: '#BFC5C9' }),
  ],
  1033: [
    shot('pan', { metal: 'carbon', color: '#6a6e72', ...pan28 }),
    shot('pan', { metal: 'carbon', color: '#2a2725', ...pan28 }),
  ],
  1037: [
    together(
      place('pot', 1.2, 1.8, 0, { d: 280, h: 280 }),
      place('pot', -1.9, 0.6, 0, { d: 200, h: 200 }),
      place('pot', 0.9, -1.6, 0.5, { d: 180, h: 100, handle: 'long', lid: false }),
      place('ladle', -1.9, -2, 0.3),
    ),
    shot('ladle', { elevation: 30 }),
  ],
  1201: [
    shot('pan', { metal: 'aluminium', color: '#8d9194', inside: '#232527', ...pan28 }),
    shot('pan', { metal: 'aluminium', color: '#8d9194', inside: '#232527', ...pan28, elevation: 52 }),
  ],
  1202: [
    shot('pan', { metal: 'steel', color: '#C4C8CB', ...pan28 }),
    shot('pan', { metal: 'steel', color: '#C4C8CB', ...pan28, elevation: 52 }),
  ],
  1203: [
    shot('pan', { metal: 'iron', color: '#23211F', d: 260, h: 50, spouts: true, flare: 0.1, length: 1.4 }),
    shot('pan', {
      metal: 'iron',
      color: '#23211F',
      d: 260,
      h: 50,
      spouts: true,
      flare: 0.1,
      length: 1.4,
      elevation: 52,
    }),
  ],
  1204: [shot('wok', {}), shot('wok', { d: 320, h: 100 })],
  1205: [
    shot('pan', { metal: 'carbon', color: '#5d6165', d: 260, h: 16, flare: 0.08 }),
    shot('pan', { metal: 'carbon', color: '#5d6165', d: 260, h: 16, flare: 0.08, elevation: 50 }),
  ],
  1206: [shot('pot', { d: 320, h: 130, lid: false }), shot('pot', { d: 320, h: 130 })],
  1207: inColors('pot', { metal: 'enamel', d: 260, h: 120, knob: true }, ['#1E1E1E', '#6B1F2E', '#24324A']),
  1208: [shot('pot-lid', { d: 240 }), shot('pot', { d: 240, h: 160 })],
  1209: [
    shot('pot', { metal: 'copper', color: '#C98055', d: 90, h: 50, handle: 'long', lid: false }),
    shot('packed', {
      piece: 'pot',
      details: { metal: 'copper', color: '#C98055', d: 90, h: 50, handle: 'long', lid: false },
      w: 320,
      d: 240,
      h: 160,
      radius: 0.55,
      along: 0.3,
    }),
  ],
  1210: [
    shot('pot', { d: 400, h: 400, tap: true, lid: false, color: '#AEB4B8' }),
    shot('pot', { d: 400, h: 400, tap: true, color: '#AEB4B8' }),
  ],
  1238: [shot('mixing-bowl', { d: 280, h: 120 }), shot('mixing-bowl', { d: 280, h: 120, count: 3 })],
  1243: [shot('cake-ring'), shot('ring', { d: 180, h: 60 })],
  1245: [shot('tart', { d: 280, h: 25 }), shot('tart', { d: 110, h: 20, count: 5 })],
  1246: [
    shot('ring', { d: 75, h: 45 }),
    shot('packed', { piece: 'ring', details: { d: 75, h: 45 }, w: 250, d: 170, h: 95, radius: 0.45 }),
  ],
};
