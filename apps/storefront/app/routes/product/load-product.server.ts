import type { Product } from '@mise/contract/catalog/product.ts';
import { largestId } from '@mise/contract/limits.ts';
import type { CatalogAddress } from '@mise/rules/catalog-address.ts';
import { perLanguage } from '@mise/rules/languages.ts';
import { withoutLanguage } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { titleWithin } from '@mise/rules/title-within.ts';
import { redirect } from 'react-router';
import type { Locale } from '#app/page/locale.ts';
import type { Page } from '#app/page/page-context.ts';
import { notFound, showAsPage, showOrLogIn } from '#app/page/page-errors.ts';
import { pageHead } from '#app/page/page-head.ts';
import { type ProductPage, toProductPage } from '#app/views/product-page.ts';
import { toStructuredData } from '#app/views/product-structured-data.ts';
import { noteData } from '#app/views/structured-data.ts';
import { loadCrossSelling } from './load-cross-selling.server.ts';
import { loadFirstReviews } from './load-first-reviews.server.ts';

type Asked = Extract<CatalogAddress, { kind: 'product' }>;

/**
 * The page of a variation, or of the main variation of an item where the address names none; that one is canonical at its
 * full address. A wrong slug moves to the right one.
 */
export async function loadProduct(page: Page, { slug, itemId, variationId }: Asked, url: URL) {
  const { client, locale, origin, i18n } = page;
  if (itemId > largestId || (variationId ?? 0) > largestId) notFound();
  const [{ data: product }, related, reviews] = await Promise.all([
    client
      .getProduct({ id: itemId, ...(variationId !== null && { variationId }) })
      .catch(showOrLogIn(locale, url.pathname + url.search)),
    loadCrossSelling(page, itemId),
    loadFirstReviews(page, itemId),
  ]);
  const path = pathOf(product, locale);
  // Addresses are lower case everywhere (server/canonical-address.ts): a difference in case is none.
  if (slug.toLowerCase() !== product.texts.urlPath.toLowerCase()) throw redirect(path + url.search, 301);

  const view = toProductPage(product, { locale, home: i18n._('common.home') });
  const head = headOf(product, view, page);
  const addresses = { origin, own: head.canonical, canonical: head.canonicalLink ?? head.canonical };
  noteData(view, toStructuredData(product, view, addresses, reviews));
  return { kind: 'product' as const, product: view, related, reviews, head };
}

/** The address that `/p/{variationId}` stands for; the login where guests do not see it, and from there back to `here`. */
export async function findProductPath({ client, locale }: Page, variationId: number, here: string): Promise<string> {
  if (!Number.isInteger(variationId) || variationId < 1 || variationId > largestId) notFound();
  const asked = { variationIds: [variationId], products: 'small' as const };
  const { data, meta } = await client.getProductsByIds(asked).catch(showAsPage);
  if (meta?.closedIds.includes(variationId)) throw redirect(pathTo.login(locale, here));
  const product = data.products.find(({ variation }) => variation.id === variationId);
  if (!product) notFound();
  return pathOf(product, locale);
}

function pathOf({ texts, item, variation }: Product, locale: Locale): string {
  return pathTo.product(locale, { urlPath: texts.urlPath, itemId: item.id, variationId: variation.id });
}

/** The variations of an item have a title each: it says what of them was chosen. */
function titleOf(title: string, choices: ProductPage['choices']): string {
  return titleWithin(
    title,
    choices.flatMap((group) => group.choices.find(({ isChosen }) => isChosen)?.label ?? []),
  );
}

/** The page that stands for this variation in search engines, where that is another. */
function itemPageOf({ seoSettings }: Product, locale: Locale): string | undefined {
  const { href, alternate = [] } = seoSettings?.canonical ?? {};
  return alternate.some((own) => own.hreflang === locale && own.href === href) ? undefined : href;
}

function headOf(product: Product, { pictures, choices }: ProductPage, { locale, origin }: Page) {
  const { texts, seoSettings } = product;
  const robots = seoSettings?.forceNoIndex ? 'noindex' : seoSettings?.forceRobotsValue || seoSettings?.robots;
  return pageHead({
    origin,
    locale,
    title: titleOf(texts.title || texts.name1, choices),
    description: texts.metaDescription || texts.shortDescription,
    keywords: texts.keywords,
    robots,
    path: languagePathsOf(product, locale),
    canonicalLink: seoSettings?.forcedCanonicalUrl || itemPageOf(product, locale),
    image: pictures[0]?.src,
  });
}

/** Path without language of the same variation in each language: slugs are translated. */
function languagePathsOf(product: Product, locale: Locale): Record<Locale, string> {
  const own = withoutLanguage(pathOf(product, locale));
  const alternates = product.seoSettings?.canonical?.alternate ?? [];
  return perLanguage((each) => {
    const href = alternates.find(({ hreflang }) => hreflang === each)?.href;
    return href ? withoutLanguage(new URL(href).pathname) : own;
  });
}
