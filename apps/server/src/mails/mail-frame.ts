import type { PublicSettings } from '@mise/contract/shop/read-settings.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import type { Shop } from '../context.ts';
import { activeCountries } from '../domains/shop/countries.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { type Translate, translateInto } from '../texts/translate.ts';

/** What all mails of a shop share: in which language, from whom, and how it looks. */
export type MailFrame = {
  language: Language;
  text: Translate;
  shopName: string;
  /** Without a slash at its end. */
  shopUrl: string;
  /** Null: the name of the shop stands in its place. */
  logoUrl: string | null;
  /** Of buttons, "#14493B". */
  color: string;
  /** Where answers to a mail go; '' where the sender's is the only one. */
  email: string;
  /** `none` where there is none, as the texts ask for it. */
  phone: string;
  /** Where the shop is: what is fetched waits there. */
  premises: string[];
  /** Who sells: name, address, register. */
  seller: string[];
};

export async function mailFrameOf(shop: Pick<Shop, 'config' | 'remember'>, language: Language): Promise<MailFrame> {
  const { shopUrl } = shop.config;
  const settings = await settingsOf(shop);
  const text = translateInto(language);
  const countries = await activeCountries(shop);
  const country = inLanguage(countries.find(({ iso2 }) => iso2 === settings.companyCountryIso)?.names, language);
  return {
    language,
    text,
    shopName: settings.shopName,
    shopUrl,
    logoUrl: logoUrl(settings.headerLogo, shopUrl),
    color: settings.primaryColor,
    email: settings.companyEmail,
    // A number that breaks over two lines is read out wrong.
    phone: settings.companyPhone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011') || 'none',
    premises: premises(settings),
    seller: sellerLines(settings, country ?? '', text),
  };
}

/** An owner's picture elsewhere is named as it is; a drawing of the shop's own is answered as mail programs can show it. */
function logoUrl(headerLogo: string, shopUrl: string): string | null {
  if (headerLogo === '') return null;
  return headerLogo.startsWith('/media/') ? `${shopUrl}${mailLogoPath}` : headerLogo;
}

/** Of the logo as PNG: few mail programs draw SVG. */
export const mailLogoPath = '/mail-logo.png';

function premises(settings: PublicSettings): string[] {
  return [
    settings.companyName,
    `${settings.companyStreet} ${settings.companyHouseNumber}`,
    `${settings.companyPostcode} ${settings.companyTown}`,
  ];
}

/** As letters and mails of a company must say (§ 35a GmbHG). */
function sellerLines(settings: PublicSettings, country: string, text: Translate): string[] {
  const lines = [
    ...premises(settings),
    country,
    settings.companyEmail,
    labelled(text('mail.seller.managers'), settings.companyManagers),
    labelled(text('mail.seller.register'), settings.companyRegister),
    labelled(text('mail.seller.vatId'), settings.companyVatId),
  ];
  return lines.filter((line) => line.trim() !== '');
}

function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label}: ${value}`;
}
