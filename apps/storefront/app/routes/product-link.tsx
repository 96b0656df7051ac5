import { redirect } from 'react-router';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/product-link.ts';
import { findProductPath } from './product/load-product.server.ts';

/** `/p/{variationId}/{slug}`, the shape of product links in older listings and mails: moves to the product's address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const path = await findProductPath(context.get(pageContext), Number(params.variationId), url.pathname + url.search);
  throw redirect(path + url.search, 301);
}

/** Never shown: with a component, a variation that does not exist ends at the error page of the shop. */
export default function ProductLink() {
  return null;
}
