import { longestTitle, titleWithin } from './title-within.ts';

/** What a page says in its head, or what its owner says of all pages; '' where it is said nowhere. Pictures are paths or addresses. */
export type HeadWords = { title: string; description: string; sharedTitle: string; picture: string };

/**
 * What search engines and those who share a page are told: what it says itself, or else what the shop says of all pages. A
 * title names the shop where there is room for it. A shared title is the page's own first, then the one of the shop.
 */
export function effectiveHead(own: HeadWords, shop: HeadWords & { shopName: string }): HeadWords {
  return {
    title: withShopName(own.title || shop.title, shop.shopName),
    description: own.description || shop.description,
    sharedTitle: own.sharedTitle || shop.sharedTitle || own.title,
    picture: [own.picture, shop.picture].find(isPhotograph) ?? '',
  };
}

function withShopName(title: string, shopName: string): string {
  const named = title.includes(shopName) ? title : `${title} | ${shopName}`;
  return named.length > longestTitle ? titleWithin(title) : named;
}

/** Those who show a shared page elsewhere take no drawings. */
export function isPhotograph(picture: string): boolean {
  return picture !== '' && !picture.endsWith('.svg');
}

type CategoryWords = {
  name: string;
  metaTitle: string;
  metaDescription: string;
  shortDescription: string;
  imagePath: string | null;
  image2Path: string | null;
};

/** What a category or content page says of itself. */
export function headOfCategory(words: CategoryWords): HeadWords {
  const title = words.metaTitle || words.name;
  return {
    title,
    sharedTitle: title,
    description: words.metaDescription || words.shortDescription,
    picture: words.image2Path || words.imagePath || '',
  };
}
