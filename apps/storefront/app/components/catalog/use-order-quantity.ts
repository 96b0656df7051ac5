import { type Pack, packsFor, piecesIn } from '@mise/rules/pack.ts';
import { fitQuantity } from '@mise/rules/quantity-range.ts';
import { useState } from 'react';
import type { ProductPage } from '#app/views/product-page.ts';
import { type Counting, useCounting } from './use-counting.ts';

/** What was chosen stays from one variation to the next: so many packs, or so many pieces in whatever packs. */
export function useOrderQuantity({ pack, purchase }: Pick<ProductPage, 'pack' | 'purchase'>) {
  const [remembered, remember] = useCounting();
  const [packs, setPacks] = useState(1);
  /** The number that was typed for them, which may be more than there is. */
  const [typedPacks, setTypedPacks] = useState(1);
  const [askedPieces, setAskedPieces] = useState<number | null>(null);
  const [wasChosen, setWasChosen] = useState(false);
  const countsPieces = holdsPieces(pack);
  const counting: Counting = countsPieces ? remembered : 'packs';
  const wanted = counting === 'pieces' && askedPieces !== null ? packsFor(pack, askedPieces) : packs;
  const quantity = purchase.kind === 'order' ? fitQuantity(wanted, purchase.rule) : wanted;
  const held = piecesIn(pack, quantity);
  const pieces = counting === 'pieces' ? (askedPieces ?? held) : held;

  function count(chosen: Counting): void {
    remember(chosen);
    setPacks(quantity);
    setTypedPacks(quantity);
    setAskedPieces(chosen === 'pieces' ? pieces : null);
    setWasChosen(true);
  }

  return {
    quantity,
    typed: counting === 'packs' ? typedPacks : quantity,
    countsPieces,
    counting,
    pieces,
    wasChosen,
    choose: {
      quantity(next: number, typed: number) {
        setPacks(next);
        setTypedPacks(typed);
        setAskedPieces(null);
        setWasChosen(true);
      },
      counting: count,
      pieces(next: number) {
        count('pieces');
        setAskedPieces(next);
      },
    },
  };
}

/** Parts of a litre or a roll are no number that anyone asks for. */
function holdsPieces({ name, content }: Pack): boolean {
  return name !== null && content > 1 && Number.isInteger(content);
}
