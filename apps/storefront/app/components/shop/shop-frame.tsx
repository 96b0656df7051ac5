import type { ReactNode } from 'react';

/** Header, page and footer. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[90rem] px-4">
      {children}
    </main>
  );
}
