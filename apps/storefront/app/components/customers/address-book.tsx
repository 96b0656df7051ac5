import { type AddressType, addressTypes } from '@mise/contract/customers/address-types.ts';
import { pathTo, withQuery } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { EmptyState } from '@mise/ui/empty-state.tsx';
import { useRef } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { BookEntry } from '#app/views/address-book.ts';
import type { CountryOption } from '#app/views/checkout-address.ts';
import { AccountHeading } from './account-heading.tsx';
import { AddressCard, RemovedAddressCard } from './address-card.tsx';
import { useAddressBook } from './use-address-book.ts';

type AddressBookProps = {
  page: 'billing-details' | 'shipping-details';
  typeId: AddressType;
  entries: readonly BookEntry[];
  countries: readonly CountryOption[];
};

/** All addresses of a type, the default one first. One that is deleted can be brought back until the page is left. */
export function AddressBook({ page, typeId, entries: loaded, countries }: AddressBookProps) {
  const text = useText();
  const locale = useLocale();
  const { entries, removed, isBusy, makePrimary, remove, bringBack } = useAddressBook({ typeId, loaded, countries });
  const hrefOf = (address: string) => withQuery(pathTo.account(locale, page), { address });
  const add = (
    <Link to={hrefOf('new')} className={buttonClasses({ size: 'large' })}>
      {text('addressBook.add')}
    </Link>
  );
  const list = useRef<HTMLUListElement>(null);
  /** The button that was pressed is gone: the keyboard goes on at the list. */
  async function thenGoOn(change: Promise<unknown>): Promise<void> {
    await change;
    list.current?.focus();
  }
  const isEmpty = entries.length + removed.length === 0;

  return (
    <>
      <AccountHeading action={!isEmpty && add}>{text(`account.${page}`)}</AccountHeading>
      {isEmpty ? (
        <EmptyState
          icon="home"
          title={text('addressBook.noneTitle')}
          hint={text(typeId === addressTypes.billing ? 'addressBook.noneBilling' : 'addressBook.noneShipping')}
        >
          <p className="mt-6">{add}</p>
        </EmptyState>
      ) : (
        <>
          <p className="mb-4 text-sm text-ink-muted">{text('addressBook.primaryHint')}</p>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={text(`account.${page}`)}
            className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
          >
            {entries.map((entry) => (
              <li key={entry.id}>
                <AddressCard
                  entry={entry}
                  href={hrefOf(String(entry.id))}
                  isBusy={isBusy}
                  onMakePrimary={() => thenGoOn(makePrimary(entry))}
                  onRemove={() => remove(entry)}
                />
              </li>
            ))}
            {removed.map((entry) => (
              <li key={entry.id}>
                <RemovedAddressCard entry={entry} isBusy={isBusy} onBringBack={() => thenGoOn(bringBack(entry))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
