import { expect, test } from 'vitest';
import { block, loadStored } from '../testing/load-stored.ts';

test('it shows its arrows unless it says no', async () => {
  const slides = [block('Banner', { text: { title: 'Slide' } }), block('Banner', {})];
  const controls = { displayArrows: false, color: '#fff' };
  expect(
    await loadStored([block('Carousel', slides), block('Carousel', slides, { configuration: { controls } })]),
  ).toMatchObject([
    { view: { hasArrows: true, arrowColor: '', slides: [{ name: 'Banner', view: { text: { title: 'Slide' } } }] } },
    { view: { hasArrows: false, arrowColor: '#ffffff' } },
  ]);
});
