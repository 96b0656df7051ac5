import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { Notifications } from './notifications.tsx';

type PageFrameProps = { header?: ReactNode; footer?: ReactNode; children: ReactNode };

/** The landmarks of every page, the way past the header, and what tells of itself. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  const text = useText();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded bg-primary-fill px-4 py-2 font-semibold text-on-primary-fill focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {text('common.skipToContent')}
      </a>
      {/* On paper a page is what it says, without the ways to others. */}
      <div className="contents print:hidden">{header}</div>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[90rem] flex-1 px-4 pb-16 md:px-6 lg:px-8">
        {children}
      </main>
      <div className="contents print:hidden">
        {footer}
        <Notifications />
      </div>
      <NavigationProgress />
    </div>
  );
}
