import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../catalog/catalog.ts';
import { documentsOf } from './documents-of.ts';
import { writePdf } from './write-pdf.ts';

const sheets = demoCatalog.items.flatMap((entry) => documentsOf(entry).map((each) => ({ ...each, entry })));

it('every hazardous mixture has a safety data sheet in both languages', () => {
  const hazardous = demoCatalog.items.filter(({ properties = [] }) =>
    properties.some((each) => each.propertyId === 53),
  );
  expect(hazardous.length).toBeGreaterThan(5);
  for (const entry of hazardous) {
    const safety = documentsOf(entry).filter(({ kind }) => kind === 'safety');
    expect(safety.map(({ language }) => language)).toEqual(['de', 'en']);
  }
});

it('no two sheets with the same name differ', () => {
  for (const named of Map.groupBy(sheets, ({ name }) => name).values())
    expect(new Set(named.map(({ bytes }) => bytes.toString('hex'))).size, named[0]?.name).toBe(1);
});

describe('a sheet', () => {
  const pdf = writePdf({
    title: 'Blatt',
    subtitle: 'Für „Gläser“ – 5 €',
    sections: [{ heading: 'Viel', paragraphs: Array.from({ length: 60 }, () => 'Wort '.repeat(40).trim()) }],
    footer: 'Fuß',
  }).toString('latin1');

  it('has as many pages as it takes, and says where each of its objects is', () => {
    expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThan(1);
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    for (const [index, offset] of offsets.entries())
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/);
  });

  it('refuses what its type cannot show', () => {
    expect(() => writePdf({ title: '漢', subtitle: '', sections: [], footer: '' })).toThrow('cannot be written');
  });
});
