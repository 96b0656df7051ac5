import { lazy, Suspense } from 'react';
import { onIntent } from '#app/start/first-intent.ts';
import type { ShopFrame } from '#app/views/shop-frame.ts';
import { Announcement } from './announcement.tsx';

const PriceSwitch = lazy(onIntent(() => import('./price-switch.tsx')));

/** Above the header: what the shop announces, and to guests, which prices it shows. */
export function TopBar({ frame: { announcement, group } }: { frame: ShopFrame }) {
  if (announcement === '' && group.isMember) return null;
  return (
    <div className="bg-primary-fill text-sm text-on-primary-fill">
      <div className="mx-auto flex min-h-10 max-w-[90rem] flex-wrap items-center justify-end gap-x-4 px-4 py-1 md:grid md:grid-cols-[1fr_auto_1fr] md:px-6 lg:px-8">
        <Announcement message={announcement} />
        {!group.isMember && (
          <Suspense>
            <PriceSwitch current={group.side} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
