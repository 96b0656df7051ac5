import type { CartNotice } from '@mise/contract/cart/basket.ts';
import { Alert } from '@mise/ui/alert.tsx';
import type { MessageId } from '#app/i18n/message-ids.ts';
import { type Text, useText } from '#app/lib/use-text.ts';
import { type CartLine, isRemoval } from '#app/views/cart.ts';

type CartNoticesProps = { notices: readonly CartNotice[]; lines: readonly CartLine[] };

/** What the shop changed of its own accord, each with its reason. */
export function CartNotices({ notices, lines }: CartNoticesProps) {
  const text = useText();
  return (
    <div role="status" className="empty:hidden mb-6 flex flex-col gap-2">
      {notices.map((notice) => (
        <Alert key={`${notice.key} ${notice.cause.variationId}`} tone={isRemoval(notice) ? 'warning' : 'neutral'}>
          {noticeText(notice, lines, text)}
        </Alert>
      ))}
    </div>
  );
}

function noticeText({ key, cause }: CartNotice, lines: readonly CartLine[], text: Text): string {
  const line = lines.find(({ variationId }) => variationId === cause.variationId);
  const name = cause.name ?? line?.product.name ?? text('cartNotice.someArticle');
  return text(`cartNotice.${key}` satisfies MessageId, { ...cause, name });
}
