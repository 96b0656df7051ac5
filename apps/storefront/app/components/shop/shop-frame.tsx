import { type ReactNode, useEffect } from 'react';
import { loadSession } from '#app/lib/load-session.ts';
import { keepReferrerId } from '#app/lib/referrer.ts';
import { useShopFrame } from '#app/lib/use-shop-frame.ts';
import { Announcement } from './announcement.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';

/** The shop around a page: announcement, header, footer and, on phones, the bar at the bottom. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const frame = useShopFrame();

  useEffect(() => {
    keepReferrerId(window.location.search);
    loadSession();
  }, []);

  if (!frame) return <PageFrame>{children}</PageFrame>;
  return (
    <PageFrame
      header={
        <>
          <Announcement message={frame.announcement} />
          <Header frame={frame} />
        </>
      }
      footer={
        <>
          <Footer frame={frame} />
          <BottomBar frame={frame} />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
