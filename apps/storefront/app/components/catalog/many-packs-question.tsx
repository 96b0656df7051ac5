import { formatNumber, formatPieces } from '@mise/rules/format-quantity.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { ProductOrderState } from './use-product-order.ts';

type ManyPacksQuestionProps = {
  pack: Pack;
  order: ProductOrderState;
  /** The question goes, and the focus has to be somewhere. */
  onAnswered: (answer: 'add' | 'change') => void;
};

/** Asks whether so many packs are meant. It stands where was pressed, and the focus stays there. */
export default function ManyPacksQuestion({ pack, order, onAnswered }: ManyPacksQuestionProps) {
  const text = useText();
  const locale = useLocale();
  const { asked, quantity } = order;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (asked === null) return null;
  const packs = formatNumber(asked.packs, locale);
  const piecesText = (pieces: number) => formatPieces(pieces, { ...pack, content: 1 }, locale);
  const answer = (does: () => void, as: 'add' | 'change') => () => {
    does();
    onAnswered(as);
  };
  return (
    <Alert tone="warning">
      <p ref={question} className="font-semibold text-ink">
        {text('product.manyPacks', { packs, pieces: piecesText(asked.pieces) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={answer(order.confirm, 'add')}>{text('product.manyPacksYes', { packs })}</Button>
        {order.countsPieces && order.counting === 'packs' && asked.packs === quantity && (
          <Button variant="secondary" onClick={answer(() => order.countPieces(quantity), 'change')}>
            {text('product.manyPacksPieces', { pieces: piecesText(quantity) })}
          </Button>
        )}
        <Button variant="quiet" onClick={answer(order.dropQuestion, 'change')}>
          {text('product.manyPacksNo')}
        </Button>
      </div>
    </Alert>
  );
}
