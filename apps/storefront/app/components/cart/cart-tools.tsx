import { Button } from '@mise/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { Letterhead } from '#app/components/shop/letterhead.tsx';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { asPart } from '#app/start/first-intent.ts';
import { longDay } from '#app/views/moment-text.ts';
import type { SharedLink } from './share-panel.tsx';

const SharePanel = lazy(asPart(withMessages(['shared'], () => import('./share-panel.tsx'))));

/** A cart for colleagues: on paper, and by a link. */
export default function CartTools() {
  const text = useText();
  const locale = useLocale();
  const [link, setLink] = useState<SharedLink | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function share(): Promise<void> {
    setIsBusy(true);
    try {
      setLink((await client.doShareCart()).data);
    } catch (error) {
      await showError(error);
    }
    setIsBusy(false);
  }

  return (
    <>
      <div className="order-first">
        <Letterhead />
      </div>
      {/* The server and the browser may disagree at midnight. */}
      <p suppressHydrationWarning className="mb-4 hidden text-sm print:block">
        {text('cart.printed', { date: longDay(new Date().toISOString(), locale) })}
      </p>
      <div className="mb-4 flex flex-wrap gap-2 noscript:hidden print:hidden">
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {text('cart.print')}
        </Button>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={share}>
          {text('cart.share')}
        </Button>
      </div>
      {link && (
        <Suspense>
          <SharePanel link={link} />
        </Suspense>
      )}
    </>
  );
}
