import { formatNumber, formatPacks, formatPieces } from '@mise/rules/format-quantity.ts';
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

/** A card on a phone has little room. */
const inCard = '@max-[16rem]:w-full @max-[16rem]:px-1';

/** Asks whether so many packs are meant. As wide as its place. It stands where was pressed, and the focus stays there. */
export default function PacksQuestion({ pack, packs, pieces, onConfirm, onDrop, children }: PacksQuestionProps) {
  const text = useText();
  const locale = useLocale();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    question.current?.parentElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const ofOneKind = piecesIn(pack, packs);
  const held = formatPieces(pieces ?? ofOneKind, { ...pack, content: 1 }, locale);
  const isMixed = pieces !== undefined && pieces !== ofOneKind;
  const counted = isMixed
    ? text('product.mixedPacks', { count: formatNumber(packs, locale) })
    : formatPacks(packs, pack, locale);
  return (
    <div className="@container">
      <Alert tone="warning" className="@max-[16rem]:[&>.icon]:hidden">
        <p ref={question} className="font-semibold hyphens-auto text-ink [overflow-wrap:anywhere]">
          {text('product.manyPacks', { packs: counted, pieces: held })}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={onConfirm} className={inCard}>
            {text('product.manyPacksYes', { packs: counted })}
          </Button>
          {children}
          <Button variant="quiet" onClick={onDrop} className={inCard}>
            {text('product.manyPacksNo')}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
