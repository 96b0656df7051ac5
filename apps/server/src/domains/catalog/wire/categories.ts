import type { Category, CategoryDetails, DefaultCategory } from '@mise/contract/catalog/category.ts';
import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';
import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import type { Language } from '@mise/rules/languages.ts';
import { categoryPath } from '@mise/rules/path-to.ts';
import { shownHtml } from '../../../texts/shown-html.ts';
import type { CategoryNode } from '../category-nodes.ts';
import type { categoryText } from '../tables/categories.ts';

type CategoryTexts = typeof categoryText.$inferSelect;

/** One number for the shop, where the contract asks which shop of the account it is. */
export const shopId = 1;

export function defaultCategoryWire(node: CategoryNode, language: Language): DefaultCategory {
  return {
    id: node.id,
    parentCategoryId: node.parentId,
    level: node.level,
    type: node.type,
    linklist: node.isInNavigation,
    right: rightOf(node),
    sitemap: node.isInSitemap,
    updatedAt: node.updatedAt.toISOString(),
    manually: true,
    name: node.texts[language].name,
    plentyId: shopId,
  };
}

/** Who may see a category: a category below one that needs a login needs one, too. */
function rightOf(node: CategoryNode): 'all' | 'customer' {
  return node.isClosed ? 'customer' : 'all';
}

/** `countOf` says how many items a category lists. */
export function categoryWire(
  node: CategoryNode,
  texts: CategoryTexts,
  countOf: (categoryId: number) => number,
): Category {
  return {
    id: node.id,
    parentCategoryId: node.parentId,
    level: node.level,
    type: node.type,
    ...flagsOf(node),
    robots: texts.metaRobots,
    clients: [{ categoryId: String(node.id), plentyId: shopId }],
    childCount: node.children.length,
    itemCount: [{ count: countOf(node.id) }],
    details: [detailsWire(node, texts)],
    subcategories: node.children.map((child) => ({
      id: child.id,
      name: child.texts[texts.language].name,
      nameUrl: child.texts[texts.language].slug,
      itemCount: countOf(child.id),
    })),
  };
}

/** A page as its owner sets it: `right` says what it asks for itself, whatever is above it. */
export function categoryEntryWire(node: CategoryNode, texts: CategoryTexts, itemCount: number): CategoryEntry {
  return {
    id: node.id,
    parentCategoryId: node.parentId,
    level: node.level,
    type: node.type,
    ...flagsOf(node),
    right: node.isCustomersOnly ? 'customer' : 'all',
    robots: texts.metaRobots,
    clients: [{ categoryId: String(node.id), plentyId: shopId }],
    childCount: node.children.length,
    hasChildren: node.children.length > 0,
    itemCount: [{ count: itemCount }],
    details: [detailsWire(node, texts)],
    isLinkedToWebstore: node.isLinked,
    isClosedAbove: node.chain.slice(0, -1).some(({ isCustomersOnly }) => isCustomersOnly),
    version: node.version,
  };
}

function detailsWire(node: CategoryNode, texts: CategoryTexts): CategoryDetails {
  return {
    categoryId: String(node.id),
    lang: texts.language,
    name: texts.name,
    nameUrl: texts.slug,
    previewUrl: categoryPath(texts.path),
    shortDescription: texts.shortDescription,
    description: shownHtml(texts.description),
    description2: shownHtml(texts.description2),
    fulltext: '',
    metaTitle: texts.metaTitle,
    metaDescription: texts.metaDescription,
    metaKeywords: texts.metaKeywords,
    metaRobots: texts.metaRobots,
    canonicalLink: texts.canonicalLink,
    position: String(node.position),
    image: null,
    imagePath: node.imageUrl,
    image2: null,
    image2Path: node.image2Url,
    plenty_category_details_image_path: node.imageUrl ?? '',
    plenty_category_details_image2_path: node.image2Url ?? '',
    itemListView: texts.itemListView,
    pageView: texts.pageView,
    singleItemView: texts.singleItemView,
    plentyId: shopId,
    updatedAt: node.updatedAt.toISOString(),
    updatedBy: '',
  };
}

function flagsOf(node: CategoryNode) {
  return {
    right: rightOf(node),
    linklist: node.isInNavigation ? ('Y' as const) : ('N' as const),
    sitemap: node.isInSitemap ? ('Y' as const) : ('N' as const),
  };
}

type TreeView = {
  language: Language;
  isThere: (node: CategoryNode) => boolean;
  /** How many items a category lists. */
  countOf: (categoryId: number) => number;
};

/** A category with those below it that are there. */
export function categoryTreeWire(node: CategoryNode, view: TreeView): CategoryTreeItem {
  const { language, isThere, countOf } = view;
  const texts = node.texts[language];
  const children = node.children.filter(isThere);
  return {
    id: node.id,
    type: node.type,
    itemCount: [
      {
        count: String(countOf(node.id)),
        categoryId: String(node.id),
        webstoreId: String(shopId),
        lang: language,
        createdAt: '',
        updatedAt: node.updatedAt.toISOString(),
        variationCount: '',
        customerClassId: '',
      },
    ],
    childCount: children.length,
    children: children.map((child) => categoryTreeWire(child, view)),
    details: [
      {
        name: texts.name,
        lang: language,
        nameUrl: texts.slug,
        metaTitle: texts.metaTitle,
        imagePath: node.imageUrl,
        image2Path: node.image2Url,
      },
    ],
    ...flagsOf(node),
    robots: texts.metaRobots,
    canonicalLink: texts.canonicalLink,
    position: node.position,
  };
}
