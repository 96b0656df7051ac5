import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('a photograph has all widths up to its own, in its format and as AVIF', () => {
  const at = (size: string, format: string) => `/media/a/b.webp/${size}/3f9a1c2b4d-640x480.${format}`;
  const widths = (format: string) =>
    `${at('160', format)} 160w, ${at('320', format)} 320w, ${at('480', format)} 480w, ${at('full', format)} 640w`;
  for (const size of ['full', '320']) {
    expect(pictureSources(at(size, 'webp'))).toEqual({
      src: at(size, 'webp'),
      srcSet: widths('webp'),
      avif: widths('avif'),
      width: 640,
      height: 480,
    });
  }
});

test('the widths of a page end before those of a closer look, the small ones of a small picture do not', () => {
  const ofWide = pictureSources('/media/a.webp/full/3f9a1c2b4d-1200x1200.webp', 800);
  expect(ofWide.srcSet).toMatch(/\/800\/3f9a1c2b4d-1200x1200\.webp 800w$/);
  expect(ofWide.avif).toMatch(/\.avif 800w$/);
  expect(ofWide.src).toBe('/media/a.webp/full/3f9a1c2b4d-1200x1200.webp');
  const ofSmall = pictureSources('/media/a.webp/full/3f9a1c2b4d-800x800.webp', 800);
  expect(ofSmall.srcSet).toMatch(/\/full\/3f9a1c2b4d-800x800\.webp 800w$/);
});

test('of an original without a version the shop is asked for what there is now', () => {
  const { src, srcSet, avif } = pictureSources('/media/a/b.jpg');
  expect([src, avif]).toEqual(['/media/a/b.jpg/640/', undefined]);
  expect(srcSet).toMatch(/^\/media\/a\/b\.jpg\/160\/ 160w, .* 640w$/);
});

test.each(['/media/logo.svg', 'https://elsewhere.example/a.jpg', '/media/a.svg/full/', ''])(
  '%j is taken as it is',
  (address) => {
    expect(pictureSources(address)).toEqual({ src: address });
  },
);
