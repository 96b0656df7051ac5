import { describe, expect, it } from 'vitest';
import { galleryPaths } from '../images/picture-path.ts';
import { familyPhotograph, photographPath } from './family-photograph.ts';

const photographs = {
  '1-1': { hash: 'a', family: 'plate', tint: '#f6f4ef' },
  '1-2': { hash: 'b', family: 'plate', tint: '#24324a' },
  '2-1': { hash: 'c', family: 'plate', tint: '#f6f4ef', several: true },
  '3-1': { hash: 'd', family: 'cup', tint: '#f6f4ef' },
  'scenes/buffet-desktop': { hash: 'e' },
};

describe('familyPhotograph', () => {
  it.each([
    ['the same color', { family: 'plate', tint: '#f6f4ef' }, '1-1'],
    ['a color close by', { family: 'plate', tint: '#2A3040' }, '1-2'],
    ['several of a thing', { family: 'plate', tint: '#f6f4ef', several: true }, '2-1'],
    ['one for several where there is no other', { family: 'cup', tint: '#ffffff', several: true }, '3-1'],
    ['no other color', { family: 'cup', tint: '#b4622d' }, null],
    ['no other family', { family: 'mug', tint: '#f6f4ef' }, null],
  ])('finds %s', (_, wish, name) => {
    expect(familyPhotograph(wish, new Set(), photographs)).toBe(name);
  });

  it('takes none twice', () => {
    expect(familyPhotograph({ family: 'plate', tint: '#f6f4ef' }, new Set(['1-1']), photographs)).toBe('2-1');
  });
});

describe('galleries', () => {
  it('show their own photographs, then the family’s, then drawings', () => {
    const [white, blue, red] = ['#F6F4EF', '#24324A', '#A3271F'];
    const pictures = [white, blue, red, white].map((tint = '') => ({ family: 'plate', tint }));
    expect(galleryPaths({ id: 1, pictures }, photographs)).toEqual([
      '/media/photographs/1-1.webp',
      '/media/photographs/1-2.webp',
      '/media/items/plate-a3271f-0.svg',
      '/media/photographs/2-1.webp',
    ]);
  });
});

describe('photographPath', () => {
  it('knows scenes, and nothing that was not taken', () => {
    expect(photographPath('scenes/buffet-desktop', photographs)).toBe('/media/photographs/scenes/buffet-desktop.webp');
    expect(photographPath('constructor', photographs)).toBeNull();
  });
});
