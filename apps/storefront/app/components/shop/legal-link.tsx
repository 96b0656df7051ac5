import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale } from '#app/page/use-text.ts';

const loadDrawer = () => import('./legal-drawer.tsx');
const LegalDrawer = lazy(loadDrawer);

type LegalLinkProps = { page: LegalPage; className?: string; children?: ReactNode };

/** Opens a legal text beside a form. Only words where the shop had no such text when the document came. */
export function LegalLink(props: LegalLinkProps) {
  return useShopFrame()?.legalPages.includes(props.page) ? <LegalTextLink {...props} /> : props.children;
}

/** Of a text that is there. The form keeps what was entered: it opens in a drawer, and where that cannot be loaded on a page of its own. */
export function LegalTextLink({
  page,
  className = 'text-primary-ink underline underline-offset-4',
  children,
}: LegalLinkProps) {
  const locale = useLocale();
  const [state, setState] = useState<'closed' | 'open' | 'unavailable'>('closed');
  const href = pathTo.legal(locale, page);

  function open(event: MouseEvent): void {
    if (state === 'unavailable' || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadDrawer().then(
      () => setState('open'),
      (error) => {
        setState('unavailable');
        void showError(error);
      },
    );
  }

  return (
    <>
      <a href={href} target="_blank" rel="noreferrer" aria-haspopup="dialog" onClick={open} className={className}>
        {children}
      </a>
      {state === 'open' && (
        <Suspense>
          <LegalDrawer page={page} href={href} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
