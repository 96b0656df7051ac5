import type { DemoTag } from '../types.ts';

export const tags: DemoTag[] = [
  { id: 1, slug: 'neu', name: { de: 'Neu', en: 'New' }, color: '#14493B' },
  { id: 2, slug: 'bestseller', name: { de: 'Bestseller', en: 'Best seller' }, color: '#8A4A22' },
  {
    id: 3,
    slug: 'mehrweg-mit-pfand',
    name: { de: 'Mehrweg mit Pfand', en: 'Returnable, with deposit' },
    color: '#3F6B2A',
  },
  { id: 4, slug: 'aktion', name: { de: 'Aktion', en: 'Special offer' }, color: '#A3271F' },
  { id: 5, slug: 'spuelmaschinenfest', name: { de: 'Spülmaschinenfest', en: 'Dishwasher-safe' }, color: '#2B5876' },
  { id: 6, slug: 'in-europa-gefertigt', name: { de: 'In Europa gefertigt', en: 'Made in Europe' }, color: '#2E4A7D' },
  { id: 7, slug: 'nachkauf', name: { de: '10 Jahre nachkaufbar', en: 'Available for 10 years' }, color: '#5B4636' },
];
