import { formatNumber, formatPieces } from '@mise/rules/format-quantity.ts';
import { type Pack, piecesIn } from '@mise/rules/pack.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';

type PacksQuestionProps = {
  pack: Pack;
  packs: number;
  /** What all of them hold, where it is not packs of one kind. */
  pieces?: number;
  onConfirm: () => void;
  onDrop: () => void;
  /** Another answer. */
  children?: ReactNode;
};

/** Asks whether so many packs are meant. It stands where was pressed, and the focus stays there. */
export default function PacksQuestion({ pack, packs, pieces, onConfirm, onDrop, children }: PacksQuestionProps) {
  const text = useText();
  const locale = useLocale();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    question.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const count = formatNumber(packs, locale);
  const held = formatPieces(pieces ?? piecesIn(pack, packs), { ...pack, content: 1 }, locale);
  return (
    <Alert tone="warning">
      <p ref={question} className="font-semibold text-ink">
        {text('product.manyPacks', { packs: count, pieces: held })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{text('product.manyPacksYes', { packs: count })}</Button>
        {children}
        <Button variant="quiet" onClick={onDrop}>
          {text('product.manyPacksNo')}
        </Button>
      </div>
    </Alert>
  );
}
