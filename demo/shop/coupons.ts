import type { DemoCoupon } from '../types.ts';

/** Coupons to try the shop with (README). */
export const demoCoupons: DemoCoupon[] = [
  { name: 'Willkommen', codes: ['WILLKOMMEN10'], kind: 'percentage', percent: '10', orderedBefore: 'never' },
  { name: 'Herbstaktion', codes: ['HERBST20'], kind: 'fixed', amount: '20.00', minimumItemSum: '150.00' },
  { name: 'Frei Haus', codes: ['FREIHAUS'], kind: 'freeShipping', minimumItemSum: '50.00' },
  { name: 'Regulärer Preis', codes: ['OHNE15'], kind: 'percentage', percent: '15', includesSpecialOffers: false },
  { name: 'Profiküche', codes: ['PROFI8'], kind: 'percentage', percent: '8', customerType: 'business' },
  { name: 'Wiederkommen', codes: ['DANKE5'], kind: 'percentage', percent: '5', orderedBefore: 'yes' },
  {
    name: 'Messecoupon, jeder Code einmal',
    codes: ['MESSE25-A7', 'MESSE25-K2', 'MESSE25-X9'],
    kind: 'fixed',
    amount: '25.00',
    maximumUses: 1,
  },
  {
    name: 'Sommer 2026',
    codes: ['SOMMER26'],
    kind: 'percentage',
    percent: '12',
    validUntil: '2026-09-01T00:00:00+02:00',
  },
];
