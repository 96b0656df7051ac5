import type { PriceGroup } from '@mise/contract/customers/price-group.ts';
import type { Operator } from '@mise/contract/operators/operator.ts';
import type { InitResult } from '@mise/contract/shop/operations.ts';
import type { PublicSettings } from '@mise/contract/shop/read-settings.ts';
import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { localized } from '@mise/rules/localized.ts';
import { sharedPicture } from '../format/picture-sources.ts';
import { toLegalPages } from '../page/legal-pages.ts';
import type { HeadDefaults } from '../page/page-head.ts';
import type { OwnerLook } from '../start/page-rules.server.ts';
import { type NavigationItem, type NavigationVisitor, toNavigation } from './navigation.ts';
import { readPublicSettings } from './settings.ts';

/** What surrounds every page: name, navigation, company facts, side of the prices. Nothing in it belongs to one visitor. */
export type ShopFrame = CommonFrame & {
  group: PriceGroup;
  /** File of the font, loaded with the page; null where the device has it. */
  fontFile: string | null;
  /** Who edits the page: there on documents of operators alone, which are never kept. */
  editor?: Operator;
};

/** What of it is the same for every group of visitors with the same categories. */
export type CommonFrame = {
  shopName: string;
  logo: string;
  favicon: string;
  look: OwnerLook;
  announcement: string;
  /** Short promises above the footer. */
  facts: string[];
  company: {
    name: string;
    street: string;
    town: string;
    /** ISO 3166, two letters. */
    country: string;
    phone: string;
    phoneHours: string;
    email: string;
  };
  navigation: NavigationItem[];
  /** Those of which the shop has the text. */
  legalPages: LegalPage[];
  hasShippingPage: boolean;
  /** Address of what the shop says of old equipment and batteries; '' where it says nothing. */
  takeBackPage: string;
  /** Address of the EU notice of the legal guarantee, a picture in the language of the page; '' where the owner has put none there. */
  guaranteeNotice: string;
  /** What counts for pages that say nothing of their own. */
  head: HeadDefaults;
  /** The owner wants photographs as AVIF too. */
  hasAvif: boolean;
  /** What the checkout asks beside what it needs. */
  orderNotes: { hasSign: boolean; hasWish: boolean };
  /** Whoever orders ticks a box for the terms. */
  isTermsConsentRequired: boolean;
  /** What shows that an article was put into the cart; a dialog closes after so many seconds, 0: never. */
  cartReaction: { kind: PublicSettings['cartReaction']; seconds: number };
  /** What a browser showed last is remembered by it, and shown. */
  isLastSeenShown: boolean;
  /** What the shop does before a review is seen (§ 5b UWG wants it said). */
  reviews: { areForBuyersOnly: boolean; areShownAtOnce: boolean };
  /** Pixels between two blocks of a page. */
  blockSpacing: number;
};

/** In steps of sixteen pixels. */
const blockSizes: Record<PublicSettings['blockSize'], number> = { s: 1, m: 2, l: 3, xl: 4 };

export function toShopFrame(
  init: Pick<InitResult, 'categories' | 'settings' | 'legalTexts'>,
  visitor: NavigationVisitor,
): CommonFrame {
  const { locale } = visitor;
  const settings = readPublicSettings(init.settings ?? []);
  return {
    shopName: settings.shopName,
    logo: settings.headerLogo,
    favicon: settings.favicon,
    look: {
      colors: { primary: settings.primaryColor, secondary: settings.secondaryColor },
      font: settings.font,
    },
    announcement: settings.announcement[locale],
    facts: settings.footerFacts[locale],
    company: {
      name: settings.companyName,
      // The number stays beside its street.
      street: `${settings.companyStreet}\u00a0${settings.companyHouseNumber}`.trim(),
      town: `${settings.companyPostcode} ${settings.companyTown}`.trim(),
      country: settings.companyCountryIso,
      phone: settings.companyPhone,
      phoneHours: settings.companyPhoneHours[locale],
      email: settings.companyEmail,
    },
    legalPages: toLegalPages(init),
    hasShippingPage: init.legalTexts?.includes('Shipping') ?? false,
    takeBackPage: settings.takeBackPage[locale] && localized(locale, settings.takeBackPage[locale]),
    guaranteeNotice: settings.guaranteeNotice[locale],
    navigation: toNavigation(init.categories ?? [], visitor),
    head: {
      title: settings.metaTitle[locale],
      description: settings.metaDescription[locale],
      keywords: settings.metaKeywords[locale],
      robots: settings.robots,
      sharedTitle: settings.ogTitle[locale],
      sharedPicture: sharedPicture(settings.ogImg),
    },
    hasAvif: settings.useAvif,
    orderNotes: { hasSign: settings.isOrderCustomerSignShown, hasWish: settings.isOrderContactWishShown },
    isTermsConsentRequired: settings.isTermsConsentRequired,
    cartReaction: { kind: settings.cartReaction, seconds: settings.quickCheckoutSeconds },
    isLastSeenShown: settings.isLastSeenShown,
    reviews: {
      areForBuyersOnly: settings.areReviewsForBuyersOnly,
      areShownAtOnce: settings.areReviewsShownAtOnce,
    },
    blockSpacing: blockSizes[settings.blockSize] * 16,
  };
}
