import { expect, test } from 'vitest';
import { block, loadStored } from './testing/load-stored.ts';

test.each(['Carousel', 'BannerCarousel'])('a %s shows its slides, and its arrows unless it says no', async (name) => {
  const slides = [block('Banner', { text: { title: 'Slide' } }), block('Banner', {})];
  const controls = { displayArrows: false, color: '#fff' };
  expect(await loadStored([block(name, slides), block(name, slides, { configuration: { controls } })])).toMatchObject([
    {
      name,
      bringsHeading: true,
      view: { hasArrows: true, arrowColor: '', slides: [{ name: 'Banner', view: { text: { title: 'Slide' } } }] },
    },
    { name, view: { hasArrows: false, arrowColor: '#ffffff' } },
  ]);
});
