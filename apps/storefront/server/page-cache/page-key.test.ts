import { everyone, type PriceGroup } from '@mise/server/domains/customers/price-group.ts';
import { expect, it } from 'vitest';
import { pageAt } from '../page-at.ts';
import { type KnownPage, knownAddress, pageKey } from './page-key.ts';

const list: KnownPage = { parameters: 'category', routes: ['root', 'default:shop-layout', 'default:catalog'] };
const home: KnownPage = { parameters: 'none', routes: ['root', 'default:shop-layout', 'default:home'] };
const tag: KnownPage = { parameters: 'list', routes: ['root', 'default:shop-layout', 'default:tag'] };

const key = (
  address: string,
  { page = list, ...over }: { page?: KnownPage; build?: string; group?: PriceGroup } = {},
) => pageKey({ build: 'b', group: everyone, ...over, url: knownAddress(new URL(address, 'http://shop'), page) });

it('is the same for parameters in any order, and without those that nobody knows', () => {
  const plain = key('/geschirr?page=2&sort=sorting.price.avg_asc');
  expect(key('/geschirr?sort=sorting.price.avg_asc&page=2')).toBe(plain);
  expect(key('/geschirr?utm_source=mail&sort=sorting.price.avg_asc&x=1&page=2&page=3')).toBe(plain);
  expect(key('/geschirr?page=3&sort=sorting.price.avg_asc')).not.toBe(plain);
});

it.each([
  '/geschirr?page=1',
  '/geschirr?page=0',
  '/geschirr?page=x',
  '/geschirr?itemsPerPage=20',
  '/geschirr?itemsPerPage=21',
  '/geschirr?sort=up',
  '/geschirr?facets=%3Cscript%3E',
  '/geschirr?priceMin=cheap',
  '/geschirr?facets=,color-1,05101&priceMin=&priceMax=',
  '/geschirr?_routes=root',
])('is that of the plain page where a value says nothing: %s', (address) => {
  expect(key(address)).toBe(key('/geschirr'));
});

it('of the data of a page is one, however its path is spelled', () => {
  const plain = key('/geschirr/k%C3%BCchenmesser_12_34.data');
  expect(key('/Geschirr/K%C3%BCchenMESSER_12_34.data')).toBe(plain);
  expect(key('/geschirr/k%c3%bcchenmesser_12_34.data')).toBe(plain);
  expect(key('/GESCHIRR.data?page=2')).toBe(key('/geschirr.data?page=2'));
  expect(key('/geschirr/%2Fteller_12_34.data')).not.toBe(key('/geschirr/teller_12_34.data'));
});

it('knows no parameters of pages that are no lists', () => {
  expect(key('/?page=2', { page: home })).toBe(key('/', { page: home }));
  expect(key('/geschirr/teller_12_34?page=2')).toBe(key('/geschirr/teller_12_34'));
  expect(key('/geschirr/teller_12_34.data?page=2')).toBe(key('/geschirr/teller_12_34.data'));
});

it('knows the parameters of a tag, whatever it is called', () => {
  expect(key('/tag/sale?page=2', { page: tag })).not.toBe(key('/tag/sale', { page: tag }));
  expect(key('/tag/sale_20?page=2', { page: tag })).not.toBe(key('/tag/sale_20', { page: tag }));
  expect(key('/tag/sale?utm_source=mail', { page: tag })).toBe(key('/tag/sale', { page: tag }));
});

it('of a search is its term as it was typed, and a list of it', () => {
  const page: KnownPage = { parameters: 'search', routes: ['root', 'default:shop-layout', 'default:search'] };
  const plain = key('/search?term=Teller', { page });
  expect(key('/search?x=1&term=%20Teller+&page=1', { page })).toBe(plain);
  for (const other of ['/search', '/search?term=teller', '/search?term=Teller&page=2', '/search?term=Tell'])
    expect(key(other, { page })).not.toBe(plain);
  expect(key(`/search?term=${'a'.repeat(200)}b`, { page })).toBe(key(`/search?term=${'a'.repeat(200)}`, { page }));
  expect(key('/geschirr?term=Teller')).toBe(key('/geschirr'));
});

it.each(['/tag/sale', '/en/tag/sale_20', '/geschirr', '/search'])(
  'keeps the pages of the list %s apart, as the page itself declares',
  (address) => {
    const { page, routes } = pageAt(address);
    if (!page.kept) throw new Error('the page is not kept');
    const known: KnownPage = { parameters: page.kept.parameters, routes };
    expect(key(`${address}?page=2`, { page: known })).not.toBe(key(address, { page: known }));
    expect(key(`${address}?facets=1`, { page: known })).not.toBe(key(address, { page: known }));
  },
);

it('tells languages, prices, builds and the data of a page apart', () => {
  const keys = [
    key('/geschirr'),
    key('/en/tableware'),
    key('/geschirr', { group: { ...everyone, customerClassId: 2 } }),
    key('/geschirr', { group: { ...everyone, side: 'net' } }),
    key('/geschirr', { group: { ...everyone, isMember: true } }),
    key('/geschirr', { build: 'c' }),
    key('/geschirr.data'),
    key('/geschirr.data?_routes=default:catalog'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('takes of the routes that are asked for those of the page, in one order', () => {
  const some = key('/geschirr.data?_routes=root,default:catalog');
  expect(key('/geschirr.data?_routes=default:catalog,root,root,made-up,en:home')).toBe(some);
  const all = key('/geschirr.data');
  for (const asked of ['', 'made-up', 'en:home,x', list.routes.join(',')]) {
    expect(key(`/geschirr.data?_routes=${encodeURIComponent(asked)}`)).toBe(all);
  }
});

it('makes no entry of a thousand parameters that somebody made up', () => {
  const keys = new Set<string | null>();
  for (let index = 0; index < 1000; index += 1) {
    keys.add(key(`/geschirr?p${index}=${index}&sort=s${index}&facets=!${index}`));
    keys.add(key(`/geschirr.data?_routes=route-${index}&q=${index}`));
  }
  expect(keys).toEqual(new Set([key('/geschirr'), key('/geschirr.data')]));
});

it('is that of the choice, however its address is written', () => {
  const chosen = key('/geschirr?facets=5101,5201&priceMin=12.5');
  for (const address of [
    '/geschirr?priceMin=12,50&facets=5201,5101,5201',
    '/geschirr?facets=5201&facets=5101&facets=!&priceMin=12.50&priceMax=&sort=',
  ]) {
    expect(key(address)).toBe(chosen);
  }
  const two = key('/geschirr?facets=5101,5201');
  expect(key('/geschirr?facets=5201&facets=5101')).toBe(two);
  expect(two).not.toBeNull();
  expect(key('/en/tableware?priceMin=1,250')).toBe(key('/en/tableware?priceMin=1250'));
});

it('is none for a list with more than two filters', () => {
  expect(key('/geschirr?facets=1,2')).not.toBeNull();
  expect(key('/geschirr?facets=1,2,3')).toBeNull();
  expect(key('/geschirr?facets=1,2&priceMin=5')).toBeNull();
  expect(key('/geschirr?facets=1&priceMin=5&priceMax=9')).not.toBeNull();
});

it('gives the page only what its key knows', () => {
  const url = knownAddress(new URL('http://shop/geschirr?page=2&utm_source=mail&sort=texts.name1_asc'), list);
  expect(url.search).toBe('?sort=texts.name1_asc&page=2');
});
