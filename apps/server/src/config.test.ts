import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readConfig, SettingError, settingNames } from './config.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('defaults', () => {
  test('make a shop that runs without any setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      shopUrl: 'http://localhost:3000',
      rateLimit: 600,
      databaseUrl: undefined,
      isDemo: true,
      isDemoOpen: false,
      dataDir: path.join(root, 'data'),
      isHstsForSubdomains: false,
      isOwnPlace: false,
      trustProxy: false,
      allowedOrigins: [],
      pictureOrigins: [],
      smtpUrl: 'smtp://127.0.0.1:3001',
      mailFrom: 'Tafelwerk <shop@tafelwerk.example>',
      blocksPackage: undefined,
      sandbox: {
        isEnabled: true,
        mailSmtpPort: 3001,
        mailWebPort: 3002,
        paymentPort: 3003,
        viesPort: 3004,
        carrierPort: 3005,
      },
      dhl: {
        locationsUrl: 'http://localhost:3005/location-finder/v1',
        servicesUrl: 'http://localhost:3005/checkout',
        ...{ apiKey: 'sandbox', ekp: '0000000000', user: 'sandbox', password: '' },
      },
      viesUrl: 'http://localhost:3004',
      mollie: {
        apiKey: 'test_no_money_moves',
        apiUrl: 'http://localhost:3003',
        scriptUrl: 'http://localhost:3003/v1/mollie.js',
        isTest: true,
        isSandbox: true,
      },
      sessionSecret: undefined,
      logLevel: 'info',
      isProduction: false,
    });
  });

  test('follow from PORT, so that two shops run side by side', () => {
    const config = readConfig({ PORT: '4000' });
    expect(config).toMatchObject({ shopUrl: 'http://localhost:4000', smtpUrl: 'smtp://127.0.0.1:4001' });
    expect(config.sandbox.mailWebPort).toBe(4002);
  });

  test('count an empty setting as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });
});

test('.env.example lists every setting with its default', () => {
  const example = parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'));
  // NODE_ENV belongs to the command: npm start sets it.
  expect(Object.keys(example).sort()).toEqual(settingNames.filter((name) => name !== 'NODE_ENV').sort());
  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}));
});

describe('the demo shop', () => {
  const databaseUrl = 'postgres://127.0.0.1/shop';

  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ DATABASE_URL: databaseUrl }, false],
    [{ DATABASE_URL: databaseUrl, DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('with %j fills an empty database: %j', (settings, isDemo) => {
    expect(readConfig(settings).isDemo).toBe(isDemo);
  });

  test('is on or off', () => {
    expect(() => readConfig({ DEMO: 'yes' })).toThrow('DEMO: give on or off.');
  });
});

describe('payments', () => {
  test('are taken by Mollie where its key is given, and by nobody without key and sandbox', () => {
    expect(readConfig({ MOLLIE_API_KEY: 'live_abcdefgh' }).mollie).toMatchObject({
      apiUrl: 'https://api.mollie.com',
      isTest: false,
      isSandbox: false,
    });
    expect(readConfig({ MOLLIE_API_KEY: 'test_abcdefgh' }).mollie).toMatchObject({ isTest: true, isSandbox: false });
    expect(readConfig({ SANDBOX: 'off' }).mollie).toBeNull();
  });
});

describe('the sandbox', () => {
  test('stands back once a mail server is named', () => {
    expect(readConfig({ SMTP_URL: 'smtps://mail.example.com' }).sandbox.isEnabled).toBe(false);
  });

  test('runs beside it when told so', () => {
    expect(readConfig({ SMTP_URL: 'smtps://mail.example.com', SANDBOX: 'on' }).sandbox.isEnabled).toBe(true);
  });

  test('names its own port when it follows from a PORT too high', () => {
    expect(() => readConfig({ PORT: '65535' })).toThrow('SANDBOX_MAIL_SMTP_PORT: it follows from PORT');
  });
});

test.each([
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY %s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test('origins are normalised', () => {
  const config = readConfig({
    SHOP_URL: 'https://Shop.example.com/',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:81',
  });
  expect(config.shopUrl).toBe('https://shop.example.com');
  expect(config.allowedOrigins).toEqual(['https://a.example', 'http://b.example:81']);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['HOST', 'http://127.0.0.1'],
  ['SHOP_URL', 'shop.example.com'],
  ['SHOP_URL', 'https://example.com/shop'],
  ['RATE_LIMIT', '-1'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['TRUST_PROXY', 'proxy.example.com'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '99'],
  ['TRUST_PROXY', ','],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', '10.0.0.1, fd00::/129'],
  ['ALLOWED_ORIGINS', 'https://a.example,b'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Tafelwerk'],
  ['SANDBOX', 'maybe'],
  ['SANDBOX_MAIL_WEB_PORT', '3002.5'],
  ['SESSION_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) is one line that names it', (setting, value) => {
  const read = () => readConfig({ [setting]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(new RegExp(`^${setting}: .+\\.$`));
});

test.each([
  'postgres:shop:secret-1@host/shop',
  'postgres:/shop:secret-1@host/shop',
  'postgres://shop:7/secret-1@host/shop',
  'postgres://shop:7#secret-1@host/shop',
  'postgres://shop:7?secret-1@host/shop',
  'postgres://shop:secret-1%@host/shop',
  'postgres://shop:secret-1@host:99999/shop',
  'postgres://shop:secret-1@ho st/shop',
])('an address of a server that is not read as it was meant is refused and never shown: %s', (address) => {
  for (const [setting, value] of [
    ['DATABASE_URL', address],
    ['SMTP_URL', address.replace('postgres', 'smtp')],
  ] as const) {
    const read = () => readConfig({ [setting]: value });
    expect(read).toThrow(new RegExp(`^${setting}: give an address such as .+\\.$`));
    expect(read).not.toThrow('secret-1');
  }
});

test.each([
  'postgres://shop:p%40ss%2Fword@host:5432/shop?sslmode=require',
  'postgresql://host/shop',
  'postgres://shop@localhost:5432/shop?host=%2Ftmp%2Fmise-sockets',
  'postgres:///shop?host=/var/run/postgresql',
])('an address of a database that PostgreSQL takes is taken: %s', (address) => {
  expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
});
