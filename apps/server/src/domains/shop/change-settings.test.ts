import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInOperator } from '../../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../../testing/test-shop.ts';

let test: TestShop;
let publisher: TestVisitor;
beforeAll(async () => {
  test = await createTestShop();
  publisher = await signInOperator(test, 'publisher');
});
afterAll(() => test.close());

async function read(key: string) {
  const settings = await test.visitor().call('getSettings');
  return settings.find((setting) => setting.key === key)?.value;
}

async function version(): Promise<number> {
  return (await test.visitor().send('getSettings', [])).json().meta.version;
}

function set(settings: { key: string; value: string | boolean }[], against?: number) {
  return publisher.send('setConfiguration', [{ settings, ...(against !== undefined && { version: against }) }]);
}

it('stores all that the editor sends, for every visitor', async () => {
  const settings = {
    blockSize: 'xl',
    font: 'Figtree',
    primaryColor: '#008EBD',
    secondaryColor: 'tomato',
    headerLogo: '/media/uploads/logo.svg',
    favicon: '',
    ogTitle: 'Tafelwerk für Profis',
    ogImg: '/media/uploads/share.webp',
    useAvif: 'true',
    useWebp: 'false',
    metaTitle: 'Geschirr',
    metaTitleEn: 'Tableware',
    metaDescription: 'Teller und Gläser',
    metaKeywords: 'Teller, Gläser',
    robots: 'noindex, nofollow',
  };
  const answer = await set(Object.entries(settings).map(([key, value]) => ({ key, value })));
  expect(answer.json().data).toContainEqual({ key: 'blockSize', value: 'xl', categoryId: '', configId: 1 });
  for (const [key, value] of Object.entries(settings)) expect(await read(key)).toBe(value);
});

it('keeps each on one line but for lists, whatever was pasted', async () => {
  const typed = {
    shopName: 'Tafel\r\nBcc: all@hotel.example',
    announcement: 'Neu\u2028da\0',
    footerFacts: 'Ab Lager\r\nOhne Umweg',
  };
  await set(Object.entries(typed).map(([key, value]) => ({ key, value })));
  expect(await Promise.all(Object.keys(typed).map(read))).toEqual([
    'Tafel Bcc: all@hotel.example',
    'Neu da',
    'Ab Lager\nOhne Umweg',
  ]);
  // What was stored before is read in the same way.
  await test.database.pool.query("UPDATE setting SET value = E'Tafel\\r\\nwerk' WHERE key = 'shopName'");
  expect(await read('shopName')).toBe('Tafel werk');
  await set([{ key: 'shopName', value: 'Tafelwerk' }]);
});

it('takes a setting under the name that clients of the ecosystem know, and switches as what they are', async () => {
  await set([
    { key: 'verticalBlockSize', value: 's' },
    { key: 'useAvif', value: false },
  ]);
  expect([await read('blockSize'), await read('useAvif')]).toEqual(['s', 'false']);
});

it('counts every save, audits what differs, and refuses who saves against an older one', async () => {
  const before = await version();
  const first = await set([{ key: 'ogTitle', value: 'Erster' }], before);
  expect(first.json().meta).toEqual({ version: before + 1 });
  const late = await set([{ key: 'ogTitle', value: 'Zweiter' }], before);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ key: 'configuration.conflict', cause: { version: before + 1 } });
  expect(late.json().cause.settings).toContainEqual({ key: 'ogTitle', originalKey: 'ogTitle', value: 'Erster' });
  expect(await read('ogTitle')).toBe('Erster');
  const { rows } = await test.database.pool.query(
    "SELECT change FROM audit_entry WHERE operation = 'setConfiguration' ORDER BY id DESC LIMIT 1",
  );
  expect(rows[0]?.change.after).toEqual({ ogTitle: 'Erster' });
});

it('lets one of ten through who save at once', async () => {
  const against = await version();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => set([{ key: 'metaKeywords', value: `${index}` }], against)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
});

describe('refuses at the field', () => {
  it.each([
    ['days after which no date is', 'prepaymentDays', '999999999', 'value', 'invalid'],
    ['seconds that no browser counts', 'quickCheckoutSeconds', '999999999', 'value', 'invalid'],
    ['a color that is none', 'primaryColor', 'greenish', 'value', 'invalid'],
    ['no font', 'font', '', 'value', 'required'],
    ['a font that is not there', 'font', 'Comic Sans', 'value', 'notOffered'],
    ['robots that are none', 'robots', 'never', 'value', 'notOffered'],
    ['a spacing that is none', 'blockSize', 'xxl', 'value', 'notOffered'],
    ['a switch that is neither on nor off', 'useWebp', 'maybe', 'value', 'notOffered'],
    ['a picture that is a script', 'headerLogo', 'javascript:alert(1)', 'value', 'link'],
    ['what is no setting', 'fontSize', '12', 'key', 'notOffered'],
    ['what is not set in the editor', 'operatorFactorRequired', 'false', 'key', 'notOffered'],
  ])('%s', async (_, key, value, part, reason) => {
    const before = await version();
    const answer = await set([
      { key: 'metaTitle', value: 'bleibt weg' },
      { key, value },
    ]);
    expect(answer.json()).toMatchObject({ key: 'invalidInput', cause: { [`settings.1.${part}`]: reason } });
    expect(await read('metaTitle')).not.toBe('bleibt weg');
    expect(await version()).toBe(before);
  });
});
