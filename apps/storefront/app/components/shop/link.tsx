import { type LinkProps, Link as RouterLink } from 'react-router';

/**
 * A link within the shop. The server writes the element that the router's link becomes: a list has a hundred of them, and
 * nobody clicks on the server. What is no path of the shop is left to the router.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink(props: LinkProps) {
  const { to, replace, state, preventScrollReset, onClick, ...attributes } = props;
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />;
  return <a {...attributes} href={to} data-discover="true" />;
}
