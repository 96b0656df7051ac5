import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from './link.tsx';

type NavLinkProps = {
  to: string;
  /** Pages below it are not meant. */
  isExact?: boolean;
  className: (isCurrent: boolean) => string;
  'aria-label'?: string;
  suppressHydrationWarning?: boolean;
  children: ReactNode;
};

/** A link of a navigation, which says whether it leads to where one is. */
export function NavLink({ to, isExact = false, className, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={className(isCurrent)} {...props} />;
}
