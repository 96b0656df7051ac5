import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';

test('addresses of both languages', () => {
  expect(pathTo.home('de')).toBe('/');
  expect(pathTo.home('en')).toBe('/en');
  expect(pathTo.category('de', 'geschirr/flache-teller')).toBe('/geschirr/flache-teller');
  expect(pathTo.category('en', '/tableware/')).toBe('/en/tableware');
  expect(pathTo.product('en', { urlPath: 'tableware/plate', itemId: 12, variationId: 34 })).toBe(
    '/en/tableware/plate_12_34',
  );
  expect(pathTo.confirmation('de', 7, 'k3y')).toBe('/confirmation/7/k3y');
});

test('a search leaves out what is not set', () => {
  expect(pathTo.search('de')).toBe('/search');
  expect(pathTo.search('en', { term: 'Teller & Co', page: 2, sort: '' })).toBe('/en/search?term=Teller+%26+Co&page=2');
});

test('the pages of customers', () => {
  expect(pathTo.login('de')).toBe('/login');
  expect(pathTo.login('en', '/en/my-account')).toBe('/en/login?redirect=%2Fen%2Fmy-account');
  expect(pathTo.account('de')).toBe('/my-account');
  expect(pathTo.account('en', 'personal-data')).toBe('/en/my-account/personal-data');
  expect(pathTo.setNewPassword('de', { contactId: 7, hash: 'k3y' })).toBe('/set-new-password?contactId=7&hash=k3y');
  expect(pathTo.confirmEmail('en', 'k3y')).toBe('/en/confirm-email?token=k3y');
});
