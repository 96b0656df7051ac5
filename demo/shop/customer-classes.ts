import type { DemoCustomerClass } from '../types.ts';

/** Class 1 is that of every visitor: gross prices. Class 2 is given to checked businesses: net prices and a discount. Class 3 is that of whoever registers as a business. */
export const demoCustomerClasses: DemoCustomerClass[] = [
  { id: 1, name: { de: 'Standard', en: 'Standard' }, showsNetPrices: false, discountPercent: '0' },
  { id: 2, name: { de: 'Geschäftskunde', en: 'Business customer' }, showsNetPrices: true, discountPercent: '3' },
  { id: 3, name: { de: 'Gewerbe', en: 'Business' }, showsNetPrices: true, discountPercent: '0' },
];
