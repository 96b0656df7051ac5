import type { InitResult } from '@mise/contract/shop/operations.ts';
import type { OwnerColors } from '@mise/ui/theme/theme-css.ts';
import type { Locale } from '../page/locale.ts';
import { type NavigationItem, toNavigation } from './navigation.ts';
import { readSettings } from './settings.ts';

/** What surrounds every page: name, navigation, company facts. Nothing in it belongs to one visitor. */
export type ShopFrame = {
  shopName: string;
  logo: string;
  favicon: string;
  colors: OwnerColors;
  announcement: string;
  /** Short promises above the footer. */
  facts: string[];
  company: { name: string; street: string; town: string; phone: string; phoneHours: string; email: string };
  navigation: NavigationItem[];
  /** Defaults for pages that set none of their own. */
  metaDescription: string;
  openGraphImage: string;
  /** The owner wants photographs as AVIF too. */
  hasAvif: boolean;
  /** Pixels between two blocks of a page. */
  blockSpacing: number;
};

/** In steps of sixteen pixels. */
const blockSizes: Record<string, number> = { s: 1, m: 2, l: 3, xl: 4 };

export function toShopFrame({ categories = [], settings = [] }: InitResult, locale: Locale): ShopFrame {
  const read = readSettings(settings, locale);
  return {
    shopName: read('shopName'),
    logo: read('headerLogo'),
    favicon: read('favicon'),
    colors: { primary: read('primaryColor'), secondary: read('secondaryColor') },
    announcement: read('announcement'),
    facts: read('footerFacts')
      .split('\n')
      .filter((fact) => fact !== ''),
    company: {
      name: read('companyName'),
      street: `${read('companyStreet')} ${read('companyHouseNumber')}`.trim(),
      town: `${read('companyPostcode')} ${read('companyTown')}`.trim(),
      phone: read('companyPhone'),
      phoneHours: read('companyPhoneHours'),
      email: read('companyEmail'),
    },
    navigation: toNavigation(categories, locale),
    metaDescription: read('metaDescription'),
    openGraphImage: read('ogImg'),
    hasAvif: read('useAvif') === 'true',
    blockSpacing: (blockSizes[read('blockSize')] ?? 2) * 16,
  };
}
