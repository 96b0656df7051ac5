import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';

test.each([
  ['/', 'default:home', 'home'],
  ['/en', 'en:home', 'home'],
  ['/de/search', 'de:search', 'search'],
  ['/confirmation/7/AbC', 'default:confirmation', 'confirmation'],
  ['/EN/Confirmation/7/AbC', 'en:confirmation', 'confirmation'],
  ['/confirmation/7', 'default:catalog', 'catalog'],
  ['/en/tableware/plates', 'en:catalog', 'catalog'],
  ['/privacy-policy', 'default:privacy-policy', 'legal'],
  ['/p/10003/any-name', 'default:product-link', 'product-link'],
  // There is one area of the operator, not one for each language.
  ['/operator/orders/7', 'default:operator-unknown', 'operator/unknown'],
  ['/en/operator', 'en:catalog', 'catalog'],
])('%s is %s', (path, id, module) => {
  const { page, routes } = pageAt(path);
  expect([routes.at(-1), page.module]).toEqual([id, `${module}.tsx`]);
});

test('the routes of a page begin with the frame around it', () => {
  expect(pageAt('/en/checkout').routes).toEqual(['root', 'en:checkout-layout', 'en:checkout']);
  expect(pageAt('/offline').routes).toEqual(['root', 'default:offline']);
});

test('what is remembered of an address is its path, not the query behind it', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heldBy = (work: () => void) => {
    collect();
    const before = process.memoryUsage().heapUsed;
    work();
    collect();
    return process.memoryUsage().heapUsed - before;
  };
  const held = heldBy(() => {
    for (let count = 0; count < 300; count += 1) {
      const address = Buffer.alloc(1_000_000, `/a-path-of-its-own-${count}?`).toString('latin1');
      pageAt(address.slice(0, address.indexOf('?')));
    }
  });
  expect(held).toBeLessThan(100_000_000);
});
