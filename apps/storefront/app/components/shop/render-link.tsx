import type { LinkParts } from '@mise/ui/link-renderer.ts';
import { Link } from 'react-router';

/** The link of the router, for the primitives that lead somewhere. */
export function renderLink({ href, ...parts }: LinkParts) {
  return <Link to={href} {...parts} />;
}
