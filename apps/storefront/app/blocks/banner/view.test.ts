import { expect, test } from 'vitest';
import { block, loadStored } from '../testing/load-stored.ts';

test('a photograph stands at the address that the shop names, with its placeholder', async () => {
  const photographs = { '/media/d.webp': { url: '/media/d.webp/full/1.webp', placeholder: 'UklGRg==' } };
  const [banner] = await loadStored([block('Banner', { image: { mobile: '/media/d.webp' } })], { photographs });
  expect(banner).toMatchObject({
    view: { image: { picture: { src: '/media/d.webp/full/1.webp', placeholder: 'UklGRg==' }, cuts: [] } },
  });
});

test.each([
  [{ bgcolor: '#14493B', bgopacity: 0.9 }, '#14493Be6'],
  [{ bgcolor: '#14493B' }, '#14493Bff'],
  [{ bgcolor: '#14493B', background: false }, ''],
  [{ bgcolor: 'moss' }, ''],
])('words with %o stand on the ground "%s"', async (look, ground) => {
  const [banner] = await loadStored([block('Banner', { text: { title: 'Plates', ...look } })]);
  expect(banner?.view).toMatchObject({ ground });
});
