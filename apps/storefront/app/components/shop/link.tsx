import type { AnchorHTMLAttributes, Ref } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> & { ref?: Ref<HTMLAnchorElement> };

/**
 * A link within the shop. The server writes the element alone: a list has a hundred of them, and nobody clicks on the server. The router's
 * own would bring what loads pages before they are asked for, and listens for that at each link.
 */
export const Link = import.meta.env.SSR ? WrittenLink : FollowedLink;

function WrittenLink(props: Props) {
  const { to, replace, state, preventScrollReset, onClick, ...attributes } = props;
  if (typeof to !== 'string' || !to.startsWith('/')) return <FollowedLink {...props} />;
  return <a {...attributes} href={to} />;
}

function FollowedLink({ to, replace, state, preventScrollReset, onClick, ...attributes }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, preventScrollReset, target: attributes.target });
  if (typeof to === 'string' && leadsElsewhere.test(to)) return <a {...attributes} href={to} onClick={onClick} />;
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Out of the shop, or to no page at all. */
const leadsElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
