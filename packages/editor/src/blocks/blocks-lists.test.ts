import type { BlockForm } from '@mise/contract/content/block-form.ts';
import { expect, test } from 'vitest';
import { readBlocksLists } from './blocks-lists.ts';

const block = (name: string, content: unknown = {}) => ({ name, type: 'content', content });
const both = (name: string, content?: unknown) => ({ de: block(name, content), en: block(name, content) });
const form = (name: string) => ({ name, label: { de: name, en: name }, template: both(name) }) as unknown as BlockForm;
const forms = { Banner: form('Banner'), Carousel: form('Carousel'), OpeningHours: form('OpeningHours') };

const list = {
  banner: {
    title: { de: 'Banner', en: 'Banners' },
    category: 'banner',
    variations: [
      { title: 'Plain', image: '/blocks/plain.webp', template: both('Banner') },
      { title: 'Words', image: { de: '/blocks/words.webp', en: '/blocks/en/words.webp' }, template: both('Banner') },
      { title: 'Half', image: { de: '/blocks/half.webp' }, template: both('Banner') },
      { title: 'No such kind', template: both('Hologram') },
      { title: 'One language', template: { de: block('Banner') } },
      { title: 'Wrong inside', template: both('Carousel', [block('Hologram')]) },
      { template: both('Carousel', [block('Banner')]) },
    ],
  },
  empty: { title: 'Empty', variations: [] },
  wrong: 7,
};

test('a list is read group by group, without what is no block here', () => {
  expect(readBlocksLists(list, forms)[0]).toMatchObject({
    title: { de: 'Banner', en: 'Banners' },
    category: 'banner',
    variations: [
      {
        title: { de: 'Plain', en: 'Plain' },
        image: { de: '/blocks/plain.webp', en: '/blocks/plain.webp' },
        template: { en: { name: 'Banner' } },
      },
      { image: { de: '/blocks/words.webp', en: '/blocks/en/words.webp' } },
      { image: { de: '/blocks/half.webp', en: '/blocks/half.webp' } },
      { title: { de: 'Carousel', en: 'Carousel' }, image: null, template: { en: { name: 'Carousel' } } },
    ],
  });
});

test('kinds that the list does not name can be added too', () => {
  const [, more, ...rest] = readBlocksLists(list, forms);
  expect(more).toMatchObject({ category: 'more', variations: [{ title: { en: 'OpeningHours' } }] });
  expect(rest).toEqual([]);
});

test.each([[null], [[]], ['x']])('of %o every kind can be added', (nothing) => {
  expect(readBlocksLists(nothing, forms)).toMatchObject([{ variations: [{}, {}, {}] }]);
});
