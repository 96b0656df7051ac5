import { describe, expect, it } from 'vitest';
import type { Pack } from './pack.ts';
import { packText } from './pack-text.ts';

const piece = { one: 'Stück', other: 'Stück' };
const text = (id: string, { pack, content, count }: Record<string, string>) => `${id}: ${pack}, ${content}, ${count}`;

describe('packText', () => {
  it.each<[Pack, string]>([
    [{ content: 1, unitCode: 'C62', unit: piece, name: null }, 'Stück'],
    [
      { content: 1200, unitCode: 'C62', unit: piece, name: { one: 'Karton', other: 'Kartons' } },
      'pack.ofPieces: Karton, 1.200 Stück, 1.200',
    ],
    [
      {
        content: 5,
        unitCode: 'LTR',
        unit: { one: 'Liter', other: 'Liter' },
        name: { one: 'Kanister', other: 'Kanister' },
      },
      'pack.of: Kanister, 5 Liter, 5',
    ],
  ])('says what one sold unit is', (pack, said) => {
    expect(packText(pack, text, 'de')).toBe(said);
  });
});
