import { frozen } from '@mise/rules/frozen.ts';
import { expect, test } from 'vitest';
import { createPartStore } from './kept-parts.server.ts';

const facts = { name: 'Teller', price: 12 };

function whole(pieces: (string | Buffer)[]): string {
  return pieces.join('');
}

/** A document with one part, as `KeptPart` writes it. */
function documentWith(id: string, content: string): string {
  return `<main><kept-part id="${id}">${content}</kept-part></main>`;
}

test('what was drawn once stands in later documents of the language as it was', () => {
  const partsOf = createPartStore();
  const first = partsOf({ mark: 'a', language: 'de' });
  const drawn = first.placeOf([facts]);
  expect(drawn.isKnown).toBe(false);
  expect(whole(first.piecesOf(documentWith(drawn.id, '<b>Für 12 €</b>')))).toBe('<main><b>Für 12 €</b></main>');

  const second = partsOf({ mark: 'b', language: 'de' });
  const known = second.placeOf([{ ...facts }]);
  expect(known.isKnown).toBe(true);
  expect(whole(second.piecesOf(documentWith(known.id, '')))).toBe('<main><b>Für 12 €</b></main>');

  const third = partsOf({ mark: 'c', language: 'de' });
  expect(third.placeOf([{ ...facts, price: 13 }]).isKnown).toBe(false);
  expect(partsOf({ mark: 'd', language: 'en' }).placeOf([facts]).isKnown).toBe(false);
});

test('several parts come to their own places, in any number of tries to render', () => {
  const document = createPartStore()({ mark: 'a', language: 'de' });
  document.placeOf(['given up']);
  const [one, two] = [document.placeOf([1]), document.placeOf([2])];
  const html = `<p>${documentWith(one.id, '<i>1</i>')} ${documentWith(two.id, '<i>2</i>')}</p>`;
  expect(whole(document.piecesOf(html))).toBe('<p><main><i>1</i></main> <main><i>2</i></main></p>');
});

test('a text that looks like a part is left alone', () => {
  const partsOf = createPartStore();
  const first = partsOf({ mark: 'a', language: 'de' });
  first.piecesOf(documentWith(first.placeOf([facts]).id, 'kept'));
  const forged = '<kept-part id="guess-0">mine</kept-part>';
  const second = partsOf({ mark: 'b', language: 'de' });
  second.placeOf([facts]);
  expect(whole(second.piecesOf(forged))).toBe(forged);
});

test('where there is no more room, what was asked for longest ago goes', () => {
  const partsOf = createPartStore(100);
  const draw = (name: string) => {
    const document = partsOf({ mark: 'a', language: 'de' });
    const { id, isKnown } = document.placeOf([name]);
    document.piecesOf(documentWith(id, isKnown ? '' : '.'.repeat(30)));
    return isKnown;
  };
  expect([draw('one'), draw('two'), draw('one'), draw('three')]).toEqual([false, false, true, false]);
  expect(draw('one')).toBe(true);
  expect(draw('two')).toBe(false);
});

test('a part that went while a document was made is in that document all the same', () => {
  const partsOf = createPartStore(60);
  const first = partsOf({ mark: 'a', language: 'de' });
  first.piecesOf(documentWith(first.placeOf(['one']).id, '<b>one</b>'));
  const second = partsOf({ mark: 'b', language: 'de' });
  const { id } = second.placeOf(['one']);
  const other = partsOf({ mark: 'c', language: 'de' });
  other.piecesOf(documentWith(other.placeOf(['two']).id, '.'.repeat(45)));
  expect(partsOf({ mark: 'd', language: 'de' }).placeOf(['one']).isKnown).toBe(false);
  expect(whole(second.piecesOf(documentWith(id, '')))).toBe('<main><b>one</b></main>');
});

test('frozen facts are compared by what they say, like others', () => {
  const partsOf = createPartStore();
  const first = partsOf({ mark: 'a', language: 'de' });
  first.piecesOf(documentWith(first.placeOf([frozen({ ...facts })]).id, 'kept'));
  const second = partsOf({ mark: 'b', language: 'de' });
  expect(second.placeOf([frozen({ ...facts })]).isKnown).toBe(true);
  expect(second.placeOf([facts]).isKnown).toBe(true);
  expect(second.placeOf([frozen({ ...facts, price: 13 })]).isKnown).toBe(false);
});
