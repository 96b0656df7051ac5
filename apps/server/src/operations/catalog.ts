import type { catalogOperations } from '@mise/contract/catalog/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { Context } from '../context.ts';
import { autocomplete } from '../domains/catalog/autocomplete.ts';
import { categoryTree } from '../domains/catalog/category-tree.ts';
import { findProduct } from '../domains/catalog/find-product.ts';
import { noteProducts } from '../domains/catalog/note-products.ts';
import { facetPage, nothingAsked, searchPage } from '../domains/catalog/product-list.ts';
import { productsByIds } from '../domains/catalog/products-by-ids.ts';
import { offerTerms } from '../domains/checkout/offer-terms.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';

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
    if (!page) return { data: {}, meta: nothingAsked };
    await noteProducts(context, page.result.products);
    return { data: page.result, meta: page.meta };
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
    return { data: { ...product, offerTerms: await offerTerms(context, product) } };
  },

  getProductsByIds: async (context, criteria) => {
    const { answer, meta } = await productsByIds(context, criteria, await customerClassOf(context));
    await noteProducts(context, answer.products);
    return { data: answer, meta };
  },
};
