import type { ReactNode } from 'react';

export type LinkParts = {
  href: string;
  className?: string;
  children: ReactNode;
  rel?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
};

/** How a primitive that leads somewhere makes its links: the app gives the link of its router. */
export type LinkRenderer = (parts: LinkParts) => ReactNode;
