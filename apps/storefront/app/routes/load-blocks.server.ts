import { isApiError } from '@mise/contract/api-error.ts';
import type { Block } from '@mise/contract/content/block.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Page } from '#app/page/page-context.ts';
import type { Photographs } from '#app/views/block-image.ts';
import { type BlockView, type Gallery, galleryCategories, toBlockViews } from '#app/views/blocks.ts';
import { toProductCard } from '#app/views/product-card.ts';

const productsInGallery = 10;

/** The blocks of a page as its components take them; a page that has none yet is empty. */
export async function loadBlocks(
  page: Page,
  input: { identifier: string | number; type: string },
): Promise<BlockView[]> {
  const { blocks, photographs } = await readBlocks(page, input);
  const galleries = await Promise.all(
    galleryCategories(blocks).map(async (id) => [id, await loadGallery(page, id)] as const),
  );
  return toBlockViews(blocks, {
    locale: page.locale,
    photographs,
    galleries: new Map(galleries.filter((entry): entry is [string, Gallery] => entry[1] !== null)),
  });
}

async function readBlocks(
  { client }: Page,
  input: { identifier: string | number; type: string },
): Promise<{ blocks: Block[]; photographs: Photographs }> {
  try {
    const { data: blocks, meta } = await client.getBlocks(input);
    return { blocks, photographs: meta?.photographs ?? {} };
  } catch (error) {
    if (isApiError(error, 'pageNotFound')) return { blocks: [], photographs: {} };
    throw error;
  }
}

/** A gallery of a category that is gone, or closed since, must not take the page with it. */
async function loadGallery({ client, locale }: Page, categoryId: string): Promise<Gallery | null> {
  try {
    const { data } = await client.getFacet({ categoryId, itemsPerPage: productsInGallery });
    const url = data.breadcrumbs.at(-1)?.url;
    return {
      cards: data.products.map((product) => toProductCard(product, locale)),
      href: url ? pathTo.category(locale, url) : null,
    };
  } catch (error) {
    if (isApiError(error, 'categoryNotFound') || isApiError(error, 'login.required')) return null;
    throw error;
  }
}
