import type { Address } from '@mise/contract/customers/address.ts';
import type { AddressType } from '@mise/contract/customers/address-types.ts';
import { useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { client } from '#app/session/client.ts';
import { type BookEntry, toBookEntry } from '#app/views/address-book.ts';
import { type CountryOption, toAddressInput } from '#app/views/checkout-address.ts';

type BookInput = { typeId: AddressType; loaded: readonly BookEntry[]; countries: readonly CountryOption[] };

/** The addresses of a type as the shop last answered them, and those that were deleted since. One call at a time. */
export function useAddressBook({ typeId, loaded, countries }: BookInput) {
  const [entries, setEntries] = useState(loaded);
  const [removed, setRemoved] = useState<BookEntry[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  /** Answers whether it was done. */
  async function change(call: () => Promise<{ data: readonly Address[] }>): Promise<boolean> {
    setIsBusy(true);
    try {
      const { data } = await call();
      setEntries(data.map((address) => toBookEntry(address, countries)));
      return true;
    } catch (error) {
      await showError(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  function save({ draft }: BookEntry, { id, isPrimary }: { id: number; isPrimary: boolean }): Promise<boolean> {
    return change(() => client.doSaveAddress({ typeId, addressData: toAddressInput(draft, { id, isPrimary }) }));
  }

  return {
    entries,
    removed,
    isBusy,
    makePrimary: (entry: BookEntry) => save(entry, { id: entry.id, isPrimary: true }),
    remove: async (entry: BookEntry) => {
      const isDone = await change(() => client.deleteAddress({ typeId, addressId: entry.id }));
      if (isDone) setRemoved((before) => [...before, entry]);
    },
    bringBack: async (entry: BookEntry) => {
      const isDone = await save(entry, { id: 0, isPrimary: entry.isPrimary });
      if (isDone) setRemoved((before) => before.filter(({ id }) => id !== entry.id));
    },
  };
}
