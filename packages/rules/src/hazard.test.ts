import { expect, it } from 'vitest';
import { readHazard } from './hazard.ts';

it('reads a label', () => {
  expect(
    readHazard('Gefahr: H225 Flüssigkeit leicht entzündbar. H319 Verursacht Augenreizung. P210 Fernhalten.'),
  ).toEqual({
    pictograms: ['GHS02', 'GHS07'],
    signalWord: 'Gefahr',
    statements: ['H225 Flüssigkeit leicht entzündbar.', 'H319 Verursacht Augenreizung.', 'P210 Fernhalten.'],
  });
});

it.each([
  ['Warning: H319 Causes serious eye irritation.', ['GHS07']],
  ['Danger: H290 May corrode metals. H314 Causes burns.', ['GHS05']],
  // What corrodes irritates, too; what is poisonous is harmful.
  ['Danger: H314 Causes burns. H319 Irritates.', ['GHS05']],
  ['Danger: H314 Causes burns. H302 Harmful if swallowed.', ['GHS05', 'GHS07']],
  ['Danger: H301 Toxic if swallowed. H302 Harmful.', ['GHS06']],
  ['Danger: H334 May cause asthma. H317 May cause an allergic reaction.', ['GHS08']],
  ['Danger: H300+H310 Fatal if swallowed or in contact with skin.', ['GHS06']],
  ['Warning: H412 Harmful to aquatic life. P280 Wear gloves.', []],
  ['H410 Very toxic to aquatic life.', ['GHS09']],
])('%s has the symbols %j', (label, symbols) => {
  expect(readHazard(label).pictograms).toEqual(symbols);
});
