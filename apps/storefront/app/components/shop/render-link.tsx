import type { LinkParts } from '@mise/ui/link-renderer.ts';
import { Link } from '#app/components/shop/link.tsx';

/** The link of the router, for the primitives that lead somewhere. */
export function renderLink({ href, ...parts }: LinkParts) {
  return <Link to={href} {...parts} />;
}
