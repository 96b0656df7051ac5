import type { DemoVatRates } from '../types.ts';

/**
 * VAT of the country that is delivered to, in percent, as of January 2026: 0 standard, 1 the country's reduced rate (the
 * standard rate where it knows none), 2 zero. Deliveries to countries outside the EU are exports and free of German VAT
 * (§ 4 Nr. 1a, § 6 UStG); the buyer pays import VAT at the border.
 */
export const demoVatRates: DemoVatRates[] = [
  { countryIso: 'DE', rates: { 0: '19', 1: '7', 2: '0' } },
  { countryIso: 'AT', rates: { 0: '20', 1: '10', 2: '0' } },
  { countryIso: 'BE', rates: { 0: '21', 1: '6', 2: '0' } },
  { countryIso: 'CZ', rates: { 0: '21', 1: '12', 2: '0' } },
  { countryIso: 'DK', rates: { 0: '25', 1: '25', 2: '0' } },
  { countryIso: 'ES', rates: { 0: '21', 1: '10', 2: '0' } },
  { countryIso: 'FI', rates: { 0: '25.5', 1: '13.5', 2: '0' } },
  { countryIso: 'FR', rates: { 0: '20', 1: '5.5', 2: '0' } },
  { countryIso: 'IE', rates: { 0: '23', 1: '13.5', 2: '0' } },
  { countryIso: 'IT', rates: { 0: '22', 1: '10', 2: '0' } },
  { countryIso: 'LU', rates: { 0: '17', 1: '8', 2: '0' } },
  { countryIso: 'NL', rates: { 0: '21', 1: '9', 2: '0' } },
  { countryIso: 'PL', rates: { 0: '23', 1: '8', 2: '0' } },
  { countryIso: 'PT', rates: { 0: '23', 1: '6', 2: '0' } },
  { countryIso: 'SE', rates: { 0: '25', 1: '12', 2: '0' } },
  { countryIso: 'CH', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'GB', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'NO', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'EE', rates: { 0: '24', 1: '13', 2: '0' } },
  { countryIso: 'US', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'CN', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'JP', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'IN', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'MY', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'TH', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'TR', rates: { 0: '0', 1: '0', 2: '0' } },
  { countryIso: 'VN', rates: { 0: '0', 1: '0', 2: '0' } },
];
