import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type ErrorDeclaration, errorCatalogue, errorKeys } from '@mise/contract/errors.ts';
import { describe, expect, test } from 'vitest';

type Catalogue = Record<string, string>;

const folder = new URL('../../../../packages/texts/', import.meta.url);
const catalogues = readdirSync(new URL('de', folder)).map((file) => file.replace('.json', ''));

function read(locale: string, area: string): Catalogue {
  return JSON.parse(readFileSync(new URL(`${locale}/${area}.json`, folder), 'utf8'));
}

/** Names of the placeholders of a compiled message, also of those inside plural and select. */
function placeholders(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token as [string, string?, unknown?];
    const inner = typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(placeholders) : [];
    return [name, ...inner].filter((each) => each !== '#');
  });
}

const tags = (message: string) => [...message.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag).sort();
const namesIn = (message: string) => [...new Set(placeholders(compileMessageOrThrow(message)))].sort();

describe.each(catalogues)('catalogue %s', (area) => {
  const german = read('de', area);
  const english = read('en', area);

  test('has the same messages in both languages', () => {
    expect(Object.keys(english)).toEqual(Object.keys(german));
  });

  test.each(Object.keys(german))('%s has the same placeholders in both languages', (id) => {
    const [de, en] = [german[id] ?? '', english[id] ?? ''];
    expect(de.trim(), 'a text').not.toBe('');
    expect(namesIn(en)).toEqual(namesIn(de));
    expect(tags(en)).toEqual(tags(de));
  });
});

test('no message stands in two catalogues', () => {
  const ids = catalogues.flatMap((area) => Object.keys(read('de', area)));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(['de', 'en'])('what is said of an export is true of Helgoland and the Canary Islands too (%s)', (locale) => {
  expect(read(locale, 'cart')['totals.taxNote.export']).not.toMatch(/EU|Land|country/);
});

test('every refusal of the contract has a text', () => {
  const missing = errorKeys.filter((key) => !(`storefrontError.${key}` in read('de', 'errors')));
  expect(missing).toEqual([]);
});

test.each(errorKeys)('the text of %s asks for no figure that its refusal does not bring', (key) => {
  const { data }: ErrorDeclaration = errorCatalogue[key];
  const shape = JSON.stringify(data?.toJSONSchema() ?? {});
  const unknown = namesIn(read('de', 'errors')[`storefrontError.${key}`] ?? '').filter(
    (name) => !shape.includes(`"${name}":`),
  );
  expect(unknown).toEqual([]);
});
