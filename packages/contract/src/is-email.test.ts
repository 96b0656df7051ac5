import { describe, expect, it } from 'vitest';
import { isEmail } from './is-email.ts';

describe('isEmail takes', () => {
  it.each([
    'a@b.de',
    'kueche@hotel-post.example',
    'einkauf.nord@sub.gasthof.co.uk',
    'first_last@my_host.com',
    'bestellung+2026@hotel.de',
    "o'brien@pub.ie",
    'kueche@gasthof-müller.de',
    'info@xn--gasthof-mller-llb.de',
    'info@shop.xn--vermgensberatung-pwb',
    `${'a'.repeat(64)}@hotel.de`,
    'A.B-C@Hotel.DE',
  ])('%s', (address) => {
    expect(isEmail(address)).toBe(true);
  });
});

describe('isEmail refuses', () => {
  it.each([
    ['nothing', ''],
    ['no at sign', 'hotel.de'],
    ['no local part', '@hotel.de'],
    ['no domain', 'info@'],
    ['a display name', 'Hotel Post <info@hotel.de>'],
    ['spaces around', ' info@hotel.de'],
    ['a space inside', 'in fo@hotel.de'],
    ['two addresses', 'a@hotel.de,b@hotel.de'],
    ['two at signs', 'a@b@hotel.de'],
    ['a UTF-8 local part', 'küche@hotel.de'],
    ['a quoted local part', '"a b"@hotel.de'],
    ['a local part of 65 characters', `${'a'.repeat(65)}@hotel.de`],
    ['a dot first', '.a@hotel.de'],
    ['a dot last', 'a.@hotel.de'],
    ['two dots', 'a..b@hotel.de'],
    ['no top-level domain', 'info@localhost'],
    ['a numeric top-level domain', 'info@hotel.123'],
    ['a top-level domain of one letter', 'info@hotel.d'],
    ['an IP address', 'info@192.168.0.1'],
    ['an IP address in brackets', 'info@[192.168.0.1]'],
    ['an IPv6 address', 'info@[IPv6:2001:db8::1]'],
    ['an empty label', 'info@hotel..de'],
    ['a final dot', 'info@hotel.de.'],
    ['a hyphen at the edge of a label', 'info@-hotel.de'],
    ['a label of 64 characters', `info@${'h'.repeat(64)}.de`],
    ['a domain of more than 253 characters', `info@${'hotel.'.repeat(50)}de`],
    ['a blacklisted host', 'info@mailinator.com'],
    ['a blacklisted host in capitals', 'info@MAILINATOR.com'],
    ['a host below a blacklisted one', 'info@eu.yopmail.com'],
    ['a line break', 'info@hotel.de\nbcc: x@y.de'],
  ])('%s', (_what, address) => {
    expect(isEmail(address)).toBe(false);
  });

  it.each([...'!#$%*/=?^`{|}~"(),:;<>[\\]'])('%s in the local part', (character) => {
    expect(isEmail(`a${character}b@hotel.de`)).toBe(false);
  });

  it('takes a host that only ends like a blacklisted one', () => {
    expect(isEmail('info@notmailinator.com')).toBe(true);
  });
});
