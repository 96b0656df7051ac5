import { formatPieces } from '@mise/rules/format-quantity.ts';
import { type Pack, packsFor } from '@mise/rules/pack.ts';
import { Button } from '@mise/ui/button.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import PacksQuestion from './packs-question.tsx';
import type { ProductOrderState } from './use-product-order.ts';

type ManyPacksQuestionProps = {
  pack: Pack;
  /** The most packs that can be ordered. */
  most: number;
  order: ProductOrderState;
  /** The question goes, and the focus has to be somewhere. */
  onAnswered: (answer: 'add' | 'change') => void;
};

/** Asks in the buy box whether so many packs are meant, or pieces. */
export default function ManyPacksQuestion({ pack, most, order, onAnswered }: ManyPacksQuestionProps) {
  const text = useText();
  const locale = useLocale();
  const { asked, quantity } = order;
  if (asked === null) return null;
  const { typed = asked.packs } = asked;
  const isInStock = packsFor(pack, typed) <= most;
  const answer = (does: () => void, as: 'add' | 'change') => () => {
    does();
    onAnswered(as);
  };
  return (
    <PacksQuestion
      pack={pack}
      packs={asked.packs}
      pieces={asked.pieces}
      onConfirm={answer(order.confirm, 'add')}
      onDrop={answer(order.dropQuestion, 'change')}
    >
      {order.countsPieces && order.counting === 'packs' && asked.packs === quantity && isInStock && (
        <Button variant="secondary" onClick={answer(() => order.countPieces(typed), 'change')}>
          {text('product.manyPacksPieces', { pieces: formatPieces(typed, { ...pack, content: 1 }, locale) })}
        </Button>
      )}
    </PacksQuestion>
  );
}
