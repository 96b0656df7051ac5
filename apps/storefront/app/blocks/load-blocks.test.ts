import { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { expect, test } from 'vitest';
import type { Page } from '#app/page/page-context.ts';
import { loadBlocks } from './load-blocks.server.ts';
import { block, loadStored } from './testing/load-stored.ts';

test('hidden and empty blocks are left out, and those that nothing draws', async () => {
  const blocks = [
    block('TextCard', { text: { title: 'Hidden' } }, { configuration: { visible: false } }),
    block('TextCard', {}),
    block('TextCard', { text: { color: '#ffffff' }, button: { label: 'Nowhere', link: 'javascript:alert(1)' } }),
    block('Banner', { image: { brightness: 1 } }),
    block('Image', { alt: 'no picture' }),
    block('Carousel', []),
    block('MultiGrid', [block('Image', {})]),
    block('ProductRecommendedProducts', { categoryId: '' }),
    block('NewsletterSubscribe', { text: { title: 'News' } }),
    block('TextCard', { text: { title: 'Shown' } }),
  ];
  expect(await loadStored(blocks)).toMatchObject([
    { name: 'TextCard', view: { text: { title: 'Shown', alignment: 'left' } } },
  ]);
});

test('a page begins with its own heading unless its first block stands for it', async () => {
  const words = { text: { title: 'Plates' } };
  const blocks = [block('Banner', words), block('Carousel', [block('Banner', words)]), block('TextCard', words)];
  expect((await loadStored(blocks)).map(({ bringsHeading }) => bringsHeading)).toEqual([true, true, false]);
});

test('a page that is not there is empty; any other failure is one of the page', async () => {
  const load = (error: ApiError) => {
    const client = { getBlocks: () => Promise.reject(error) } as unknown as Page['client'];
    return loadBlocks({ client, locale: 'en' }, { identifier: 91, type: 'category' });
  };
  expect(await load(refusal('pageNotFound', { cause: { identifier: 91 } }))).toEqual([]);
  await expect(load(refusal('login.required'))).rejects.toBeInstanceOf(ApiError);
});
