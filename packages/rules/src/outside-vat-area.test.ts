import { expect, test } from 'vitest';
import { isOutsideVatArea } from './outside-vat-area.ts';

/** "DE 27498, Helgoland". */
function isOutside(place: string): boolean {
  const [code = '', city = ''] = place.split(', ');
  return isOutsideVatArea({ iso2: code.slice(0, 2), zipCode: code.slice(3), city });
}

test.each([
  ...['DE 27498, Helgoland', 'DE 27498, HELGOLAND', 'DE 27498, Insel Helgoland', 'DE 27498, Helgoland (Insel)'],
  ...[
    'DE 27498, Heligoland',
    'DE 27498, Helgoland-Düne',
    'DE 274 98, Helgoland/Unterland',
    'DE 27498, Nordseeinsel Helgoland',
  ],
  ...[
    'DE 78266, Büsingen',
    'DE 78266, Buesingen',
    'DE 78266, Büsingen am Hochrhein',
    'DE 78266, BÜSINGEN A. HOCHRHEIN',
  ],
  ...['DE 78266, Büsingen a. H.', 'DE 78266, Buesingen/Hochrhein', 'DE 78266, Bu\u0308singen (Hochrhein)'],
  ...[
    'ES 35001, Las Palmas',
    'ES 38670, Adeje',
    'ES 51001, Ceuta',
    'ES 51001, Ceuta (Ceuta)',
    'ES 52006, Ciudad Autónoma de Melilla',
  ],
  ...['FI AX-22100, Mariehamn', 'FR F-97400, Saint-Denis', 'FI 22100, Mariehamn', 'FI 22410, Godby'],
  ...[
    'FR 97110, Pointe-à-Pitre',
    'FR 97600, Mamoudzou',
    'FR 97500, Saint-Pierre',
    'FR 97700, Gustavia',
    'FR 97800, Marigot',
  ],
  ...['FR 98800, Nouméa', 'FR 98713, Papeete', 'FR 98600, Mata-Utu', 'FR 98413, Port-aux-Français'],
  ...[
    'GR 630 86, Karyes',
    'GR 63086, Agion Oros',
    'GR 63086, Άγιον Όρος',
    'GR 63086, ΚΑΡΥΕΣ',
    'GR 63086, Karyés (Mount Athos)',
  ],
  ...['IT 23041, Livigno', 'IT 23041, Livigno (SO)', 'IT 23041, Trepalle di Livigno'],
  ...['IT 22061, Campione d’Italia', "IT 22061, Campione d'Italia (CO)", 'IT 22061, CAMPIONE'],
])('%s is outside', (place) => {
  expect(isOutside(place)).toBe(true);
});

test.each([
  ...['DE 27474, Cuxhaven', 'DE 78224, Singen', 'ES 28001, Madrid', 'ES 07001, Palma', 'ES 50001, Zaragoza'],
  ...['FI 00100, Helsinki', 'FI 21100, Naantali', 'FR 75001, Paris', 'FR 20000, Ajaccio', 'FR 98000, Monaco'],
  ...['GR 63087, Ierissos', 'IT 23030, Bormio', 'IT 22060, Campione', 'AT 6691, Jungholz', 'PT 9000-001, Funchal'],
  ...['AT 27498, Helgoland', 'DE , Helgoland'],
])('%s is not', (place) => {
  expect(isOutside(place)).toBe(false);
});

test.each([
  ...['DE 27498, Stuttgart', 'DE 27498, Stuttgart-Helgoland', 'DE 27498, Helgoland Stuttgart', 'DE 27498, '],
  ...[
    'DE 27498, Büsingen',
    'DE 78266, Helgoland',
    'DE 78266, Singen',
    'DE 78266, Büsingen (Stuttgart)',
    'DE 70173, Helgoland',
  ],
  ...[
    'ES 51001, Melilla',
    'ES 52001, Madrid',
    'GR 63086, Thessaloniki',
    'IT 23041, Milano',
    'IT 22061, Campione del Garda',
  ],
])('%s is not: code and town do not fit', (place) => {
  expect(isOutside(place)).toBe(false);
});
