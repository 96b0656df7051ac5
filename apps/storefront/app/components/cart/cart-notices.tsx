import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { useText } from '#app/page/use-text.ts';
import { isWarning, noticeText } from '#app/session/cart-notices.ts';
import type { CartLine } from '#app/views/cart.ts';

type CartNoticesProps = {
  notices: readonly CartNotice[];
  lines: readonly CartLine[];
  /** The page says them a second time: they are announced once. */
  isRepeated?: boolean;
  className?: string;
};

/** What the shop changed of its own accord, each with its reason. */
export function CartNotices({ notices, lines, isRepeated = false, className }: CartNoticesProps) {
  const text = useText();
  const articleOf = (id: number | undefined) => lines.find(({ variationId }) => variationId === id)?.product.name;
  return (
    // A live region that is not drawn while it is empty is not heard when it fills.
    <div
      role={isRepeated ? undefined : 'status'}
      className={notices.length === 0 ? 'sr-only' : classNames('flex flex-col gap-2', className)}
    >
      {notices.map((notice) => (
        <Alert key={`${notice.key} ${notice.cause.variationId}`} tone={isWarning(notice) ? 'warning' : 'neutral'}>
          {noticeText(notice, text, articleOf(notice.cause.variationId))}
        </Alert>
      ))}
    </div>
  );
}
