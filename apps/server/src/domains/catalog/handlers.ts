import type { catalogOperations } from '@mise/contract/catalog/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { Context } from '../../context.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { autocomplete } from './autocomplete.ts';
import { categoryTree } from './category-tree.ts';
import { findProduct } from './find-product.ts';
import { noteProducts } from './note-products.ts';
import { facetPage, searchPage } from './product-list.ts';
import { productsByIds } from './products-by-ids.ts';

export const catalogHandlers: HandlersOf<Context, typeof catalogOperations> = {
  getCategoryTree: async (context) => ({ data: await categoryTree(context) }),

  getFacet: async (context, criteria) => {
    const page = await facetPage(context, criteria, await customerClassOf(context));
    context.dependencies.tags.add(page.category ? `category:${page.category.id}` : 'catalog');
    await noteProducts(context, page.products);
    return { data: page };
  },

  getSearch: async (context, params) => {
    context.dependencies.tags.add('catalog');
    const page = await searchPage(context, params, await customerClassOf(context));
    return { data: page?.result ?? {}, meta: { mendedTerm: page?.mendedTerm ?? null } };
  },

  getItemSearchAutocomplete: async (context, { query, types }) => {
    if (!query) return { data: { categories: [], items: [], suggestions: [], total: 0 } };
    const data = await autocomplete(
      context,
      query,
      types ?? ['category', 'suggestion'],
      await customerClassOf(context),
    );
    return { data };
  },

  getProduct: async (context, { id, variationId }) => {
    const product = await findProduct(context, { itemId: id, variationId }, await customerClassOf(context));
    await noteProducts(context, [product, ...(product.bundleComponents ?? []).map(({ data }) => data)]);
    return { data: product };
  },

  getProductsByIds: async (context, criteria) => {
    const answer = await productsByIds(context, criteria, await customerClassOf(context));
    await noteProducts(context, answer.products);
    return { data: answer };
  },
};
