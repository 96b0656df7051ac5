import type { ItemSearchAutocompleteItem } from '@mise/contract/catalog/search.ts';
import { expect, test } from 'vitest';
import { toSuggestionGroups } from './suggestions.ts';

const glass: ItemSearchAutocompleteItem = {
  label: 'Weißweinglas Clairval, 350 ml',
  beforeLabel: 'Ohne Eichstrich',
  afterLabel: 'TW-1018-K6',
  pack: { content: 6, unit: 'Stück' },
  image: '',
  imageAlt: '',
  url: '/weissweinglas_1018_10180',
  count: 1,
  price: null,
  crossedPrice: null,
};

test('what tells a variation from others stands behind its name', () => {
  const [items] = toSuggestionGroups({ categories: [], suggestions: [], items: [glass], total: 1 }, 'de');
  expect(items?.options).toMatchObject([{ variation: 'ohne Eichstrich', facts: { number: 'TW-1018-K6' } }]);
});

test('a price with fractions of cents stands with its unit', () => {
  const unitPrice = { value: 0.0249, formatted: '0,0249 €' };
  const straw = { ...glass, pack: { content: 1, unit: 'Stück' }, price: { unitPrice, basePrice: '' } };
  const items = [straw as ItemSearchAutocompleteItem];
  const [group] = toSuggestionGroups({ categories: [], suggestions: [], items, total: 1 }, 'de');
  expect(group?.options).toMatchObject([{ aside: '0,0249 € / Stück' }]);
});
