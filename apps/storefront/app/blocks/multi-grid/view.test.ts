import { expect, test } from 'vitest';
import { block, loadStored } from '../testing/load-stored.ts';

const card = (title: string) => block('TextCard', { text: { title } });

test('each block has its width in twelfths, also beside one that is left out', async () => {
  const children = [card('A'), block('Image', {}), card('B')];
  const [grid] = await loadStored([block('MultiGrid', children, { configuration: { columnWidths: [4, 3, 5] } })]);
  expect(grid?.view).toMatchObject({
    columns: [{ width: 4 }, { width: 5, block: { view: { text: { title: 'B' } } } }],
  });
});

test('without widths there are two or three in a row', async () => {
  const grids = [block('MultiGrid', [card('A'), card('B')]), block('MultiGrid', [card('A'), card('B'), card('C')])];
  expect(await loadStored(grids)).toMatchObject([
    { view: { columns: [{ width: 6 }, { width: 6 }] } },
    { view: { columns: [{ width: 4 }, { width: 4 }, { width: 4 }] } },
  ]);
});
