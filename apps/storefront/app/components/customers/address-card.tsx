import { unbrokenPhone } from '@mise/rules/phone-number.ts';
import { Badge } from '@mise/ui/badge.tsx';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { useEffect, useRef } from 'react';
import { AddressLines } from '#app/components/orders/address-lines.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import type { BookEntry } from '#app/views/address-book.ts';

type AddressCardProps = {
  entry: BookEntry;
  /** Where it is changed. */
  href: string;
  isBusy: boolean;
  onMakePrimary: () => void;
  onRemove: () => void;
};

export function AddressCard({ entry, href, isBusy, onMakePrimary, onRemove }: AddressCardProps) {
  const text = useText();
  const { name, lines, phone, isPrimary } = entry;
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col justify-between gap-4 rounded border border-line bg-surface p-4"
    >
      <div>
        {isPrimary && (
          <Badge tone="positive" className="mb-2">
            {text('addressBook.primary')}
          </Badge>
        )}
        <AddressLines lines={lines} />
        {phone !== '' && (
          <p className="mt-2 text-sm text-ink-muted [overflow-wrap:anywhere]">
            {text('account.phone', { phone: unbrokenPhone(phone) })}
          </p>
        )}
      </div>
      <div className="-mx-3 -mb-2 flex flex-wrap gap-x-1">
        <Link
          to={href}
          aria-label={text('addressBook.editOf', { name })}
          className={buttonClasses({ variant: 'quiet', className: 'px-3' })}
        >
          {text('addressBook.edit')}
        </Link>
        <Button
          variant="quiet"
          isBusy={isBusy}
          aria-label={text('addressBook.removeOf', { name })}
          onClick={onRemove}
          className="px-3"
        >
          {text('addressBook.remove')}
        </Button>
        {!isPrimary && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            aria-label={text('addressBook.makePrimaryOf', { name })}
            onClick={onMakePrimary}
            className="px-3"
          >
            {text('addressBook.makePrimary')}
          </Button>
        )}
      </div>
    </article>
  );
}

type RemovedAddressCardProps = { entry: BookEntry; isBusy: boolean; onBringBack: () => void };

/** In the place of an address that was just deleted; the focus goes to the way back. */
export function RemovedAddressCard({ entry: { name }, isBusy, onBringBack }: RemovedAddressCardProps) {
  const text = useText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div
      role="status"
      className="flex h-full flex-col items-start justify-between gap-4 rounded border border-dashed border-line-strong p-4 text-ink-muted"
    >
      <p className="[overflow-wrap:anywhere]">{text('addressBook.removed', { name })}</p>
      <Button
        ref={undo}
        variant="secondary"
        isBusy={isBusy}
        aria-label={text('addressBook.undoOf', { name })}
        onClick={onBringBack}
      >
        {text('addressBook.undo')}
      </Button>
    </div>
  );
}
