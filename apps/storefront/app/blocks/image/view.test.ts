import { expect, test } from 'vitest';
import { block, loadStored } from '../testing/load-stored.ts';

test('a picture falls back to the next cut that there is', async () => {
  const image = { wideScreen: '/media/w.svg', tablet: '/media/t.svg', alt: 'A' };
  const [shown] = await loadStored([block('Image', image)]);
  expect(shown?.view).toMatchObject({
    alignment: 'center',
    image: {
      picture: { src: '/media/t.svg', alt: 'A' },
      cuts: [
        { from: '96rem', src: '/media/w.svg' },
        { from: '64rem', src: '/media/w.svg' },
        { from: '40rem', src: '/media/t.svg' },
      ],
    },
  });
});

test('one picture for all screens needs no cuts', async () => {
  const [shown] = await loadStored([block('Image', { desktop: '/media/d.svg', imageAlignment: 'left' })]);
  expect(shown?.view).toMatchObject({ alignment: 'left', image: { picture: { src: '/media/d.svg' }, cuts: [] } });
});
