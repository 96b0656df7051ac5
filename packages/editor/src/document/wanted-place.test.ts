import { expect, test } from 'vitest';
import { card, grid } from '../testing/sample-document.ts';
import { placeOf, type WantedPlace } from './wanted-place.ts';

/** a, b (c, d ()), f */
const page = () => [card('a'), grid('b', [card('c'), grid('d', [])]), card('f')];

test.each<[WantedPlace, unknown]>([
  [
    { side: 'before', uuid: 'f' },
    { parent: null, index: 2 },
  ],
  [
    { side: 'after', uuid: 'f' },
    { parent: null, index: 3 },
  ],
  [
    { side: 'before', uuid: 'c' },
    { parent: 'b', index: 0 },
  ],
  [
    { side: 'after', uuid: 'c' },
    { parent: 'b', index: 1 },
  ],
  [{ endOf: null }, { parent: null, index: 3 }],
  [{ endOf: 'b' }, { parent: 'b', index: 2 }],
  [{ endOf: 'd' }, { parent: 'd', index: 0 }],
  [{ side: 'before', uuid: 'gone' }, null],
  [{ side: 'after', uuid: 'gone' }, null],
  [{ endOf: 'gone' }, null],
  [{ endOf: 'a' }, null],
])('%o is at %o', (wanted, place) => {
  expect(placeOf(page(), wanted)).toEqual(place);
});
