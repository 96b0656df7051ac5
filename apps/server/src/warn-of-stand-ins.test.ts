import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { warnOfStandIns } from './warn-of-stand-ins.ts';

const SHOP_URL = 'https://shop.example';

test.each([
  [{}, []],
  [{ SHOP_URL: 'http://shop.example' }, []],
  [{ SHOP_URL }, [/SMTP_URL is set, and payments move no money until MOLLIE_API_KEY is\.$/]],
  [
    { SHOP_URL, MOLLIE_API_KEY: 'live_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5' },
    [/^ATTENTION: mails stay .+ until SMTP_URL is set\.$/],
  ],
  [{ SHOP_URL, SMTP_URL: 'smtp://mail.example' }, []],
])('%j', (settings, expected) => {
  const lines: string[] = [];
  warnOfStandIns(readConfig(settings), (line) => lines.push(line));
  expect(lines).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});
