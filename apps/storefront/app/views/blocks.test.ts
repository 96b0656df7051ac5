import type { Block } from '@mise/contract/content/block.ts';
import { describe, expect, test } from 'vitest';
import { localizeLink, localizeLinks } from './block-text.ts';
import { galleryCategories, toBlockViews } from './blocks.ts';
import type { ProductCard } from './product-card.ts';

const block = (name: string, content: unknown, more: Partial<Block> = {}): Block => ({
  name,
  type: Array.isArray(content) ? 'structure' : 'content',
  meta: { uuid: name },
  content,
  ...more,
});
const gallery = { cards: [{ variationId: 1 } as ProductCard], href: '/teller' };
const context = { locale: 'en' as const, galleries: new Map([['11', gallery]]), photographs: {} };

test('hidden, empty and unknown blocks are left out', () => {
  const blocks = [
    block('TextCard', { text: { title: 'Hidden' } }, { configuration: { visible: false } }),
    block('TextCard', {}),
    block('Image', { alt: 'no picture' }),
    block('Carousel', []),
    block('ProductRecommendedProducts', { categoryId: '99' }),
    block('Hologram', { text: {} }),
    block('TextCard', { text: { title: 'Shown' } }),
  ];
  expect(toBlockViews(blocks, context)).toMatchObject([
    { name: 'TextCard', text: { title: 'Shown', alignment: 'left' } },
  ]);
});

test('a carousel shows its arrows unless it says no', () => {
  const slides = [block('Banner', { text: { title: 'Slide' } })];
  const [usual] = toBlockViews([block('Carousel', slides)], context);
  const [without] = toBlockViews(
    [block('Carousel', slides, { configuration: { controls: { displayArrows: false } } })],
    context,
  );
  expect(usual).toMatchObject({ hasArrows: true, slides: [{ text: { title: 'Slide' } }] });
  expect(without).toMatchObject({ hasArrows: false });
});

test('a picture falls back to the next cut that there is', () => {
  const image = { wideScreen: '/media/w.svg', tablet: '/media/t.svg', alt: 'A' };
  const [view] = toBlockViews([block('Image', image)], context);
  expect(view).toMatchObject({
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

test('one picture for all screens needs no cuts', () => {
  const [view] = toBlockViews([block('Image', { desktop: '/media/d.svg', alt: 'A' })], context);
  expect(view).toMatchObject({ image: { picture: { src: '/media/d.svg' }, cuts: [] } });
});

test('a photograph stands at the address that the shop names, with its placeholder', () => {
  const photographs = { '/media/d.webp': { url: '/media/d.webp/full/1.webp', placeholder: 'UklGRg==' } };
  const [view] = toBlockViews([block('Banner', { image: { mobile: '/media/d.webp' } })], { ...context, photographs });
  expect(view).toMatchObject({
    banner: { image: { picture: { src: '/media/d.webp/full/1.webp', placeholder: 'UklGRg==' }, cuts: [] } },
  });
});

test('a grid gives each child its width, in twelfths', () => {
  const children = [block('TextCard', { text: { title: 'A' } }), block('TextCard', { text: { title: 'B' } })];
  const [grid] = toBlockViews([block('MultiGrid', children, { configuration: { columnWidths: [4, 8] } })], context);
  const [without] = toBlockViews([block('MultiGrid', children)], context);
  expect(grid).toMatchObject({ columns: [{ width: 4 }, { width: 8 }] });
  expect(without).toMatchObject({ columns: [{ width: 6 }, { width: 6 }] });
});

test('galleries are found inside structures, each category once', () => {
  const inner = block('ProductRecommendedProducts', { categoryId: 11 });
  expect(galleryCategories([block('MultiGrid', [inner]), inner])).toEqual(['11']);
  expect(toBlockViews([inner], context)).toMatchObject([{ cards: gallery.cards, moreHref: '/teller' }]);
});

describe('links of owners', () => {
  test.each([
    ['/plates', '/en/plates'],
    ['https://example.com', 'https://example.com'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['//evil.example', ''],
    ['javascript:alert(1)', ''],
  ])('%s -> "%s"', (link, expected) => {
    expect(localizeLink(link, 'en')).toBe(expected);
  });

  test('inside HTML', () => {
    expect(localizeLinks('<a href="/plates">a</a><a href="/media/x.pdf">b</a>', 'en')).toBe(
      '<a href="/en/plates">a</a><a href="/media/x.pdf">b</a>',
    );
  });
});
