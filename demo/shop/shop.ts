import { demoPages } from '../content/pages.ts';
import type {
  DemoCountry,
  DemoCoupon,
  DemoCustomerClass,
  DemoLegalText,
  DemoPage,
  DemoPaymentMethod,
  DemoSettings,
  DemoShippingProfile,
  DemoVatRates,
} from '../types.ts';
import { demoCountries } from './countries.ts';
import { demoCoupons } from './coupons.ts';
import { demoCustomerClasses } from './customer-classes.ts';
import { demoLegalTexts } from './legal-texts.ts';
import { demoPaymentMethods } from './payment.ts';
import { demoSettings } from './settings.ts';
import { demoShippingProfiles } from './shipping.ts';
import { demoVatRates } from './vat-rates.ts';

export type DemoShop = {
  countries: DemoCountry[];
  vatRates: DemoVatRates[];
  shippingProfiles: DemoShippingProfile[];
  paymentMethods: DemoPaymentMethod[];
  coupons: DemoCoupon[];
  legalTexts: DemoLegalText[];
  customerClasses: DemoCustomerClass[];
  settings: DemoSettings;
  pages: DemoPage[];
};

/** All that the demo shop is, except its catalog. */
export const demoShop: DemoShop = {
  countries: demoCountries,
  vatRates: demoVatRates,
  shippingProfiles: demoShippingProfiles,
  paymentMethods: demoPaymentMethods,
  coupons: demoCoupons,
  legalTexts: demoLegalTexts,
  customerClasses: demoCustomerClasses,
  settings: demoSettings,
  pages: demoPages,
};
