import { refusal } from '@mise/contract/refusal.ts';
import { expect, test } from 'vitest';
import { block, loadStored } from '../testing/load-stored.ts';

const amount = { value: 5, formatted: '€5.00' };
const price = {
  price: amount,
  unitPrice: amount,
  basePrice: '',
  minimumOrderQuantity: 1,
  isNet: false,
  vat: { id: 0, value: 19 },
};

const plate = {
  texts: { name1: 'Plate', urlPath: 'plate' },
  item: { id: 12 },
  variation: { id: 34, number: 'TW-1', availability: { id: 2, names: { name: 'In stock' } } },
  unit: { content: 1, unitOfMeasurement: 'C62', names: { name: 'piece' } },
  filter: { isSalable: true },
  images: { all: [], variation: [] },
  prices: { default: price, rrp: null, set: null, specialOffer: null, graduatedPrices: [] },
};

async function getFacet({ categoryId }: { categoryId: string }) {
  if (categoryId === '99') throw refusal('categoryNotFound', { cause: { id: 99 } });
  if (categoryId === '93') throw refusal('login.required');
  return { data: { products: categoryId === '11' ? [plate] : [], breadcrumbs: [{ url: '/en/plates' }] } };
}

const gallery = (categoryId: unknown) =>
  block('ProductRecommendedProducts', { categoryId, text: { title: `Of ${categoryId}` } });

test('a gallery shows products of its category; one that is empty, gone or closed is left out', async () => {
  const inside = block('MultiGrid', [gallery(11)]);
  const galleries = await loadStored([gallery('11'), gallery(12), gallery(99), gallery('93'), inside], { getFacet });
  const shown = {
    name: 'ProductRecommendedProducts',
    view: { text: { title: 'Of 11' }, cards: [{ variationId: 34, href: '/en/plate_12_34' }] },
  };
  expect(galleries).toMatchObject([shown, { name: 'MultiGrid', view: { columns: [{ block: shown }] } }]);
});
