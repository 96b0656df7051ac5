import { expect, test } from 'vitest';
import { pageHead } from '../page/page-head.ts';
import { listData, shopData } from './structured-data.ts';

const origin = 'https://shop.example';

test('a list says where it stands and what is on it', () => {
  const crumbs = [
    { label: 'Home', href: '/en' },
    { label: 'Plates', href: '/en/plates' },
  ];
  const list = { cards: [{ href: '/en/plate_1_2' }, { href: '/en/plate_3_4' }] };
  const head = { canonical: `${origin}/en/plates?page=2` };
  expect(listData({ head, crumbs, list })).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${origin}/en` }, { item: head.canonical, name: 'Plates' }],
    },
    { '@type': 'ItemList', itemListElement: [{ position: 1, url: `${origin}/en/plate_1_2` }, { position: 2 }] },
  ]);
  expect(listData({ head, crumbs, list: { cards: [] } })).toHaveLength(1);
});

test('the home page says who runs the shop and where it is searched', () => {
  const company = {
    name: 'Tafelwerk GmbH',
    street: 'Am Kai 1',
    town: '20457 Hamburg',
    country: 'DE',
    phone: '',
    phoneHours: '',
    email: '',
  };
  const head = pageHead({ origin, locale: 'en', title: '', path: '/' });
  expect(shopData({ shopName: 'Tafelwerk', logo: '/media/logo.svg', company }, head)).toMatchObject([
    {
      '@type': 'Organization',
      url: `${origin}/`,
      logo: `${origin}/media/logo.svg`,
      address: { postalCode: '20457', addressLocality: 'Hamburg', addressCountry: 'DE' },
    },
    { '@type': 'WebSite', potentialAction: { target: `${origin}/en/search?term={search_term_string}` } },
  ]);
  expect(shopData({ shopName: 'Tafelwerk', logo: '', company }, head)[0]).not.toHaveProperty('telephone');
});
