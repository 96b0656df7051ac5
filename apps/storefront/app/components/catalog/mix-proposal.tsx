import { formatMoney } from '@mise/rules/format-money.ts';
import { formatPacks, formatPieces } from '@mise/rules/format-quantity.ts';
import { lineAmount, toDecimal, type UnitAmount } from '@mise/rules/money.ts';
import { Button } from '@mise/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type ItemPack, toItemPack, toProposal } from '#app/views/pack-mix.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { ProductOrderState } from './use-product-order.ts';

type MixProposalProps = { product: ProductPage; order: ProductOrderState; surcharge: UnitAmount };

/** The packs that hold as many pieces and cost less than those that are chosen, or are fewer; to be added by one press. */
export default function MixProposal({ product, order, surcharge }: MixProposalProps) {
  const text = useText();
  const locale = useLocale();
  const packs = useItemPacks(product.packIds);
  const chosen = { id: product.variationId, quantity: order.quantity };
  const proposal = toProposal(order.pieces, { chosen, packs, surcharge });
  if (!proposal || !product.price) return null;
  const { currency } = product.price;
  const money = (amount: number) => formatMoney(toDecimal(amount), currency, locale);
  return (
    <div className="rounded border border-positive bg-positive-soft p-3 text-sm">
      <p className="font-semibold">
        {proposal.saves > 0
          ? text('product.mixSaves', { amount: money(proposal.saves) })
          : text(proposal.isShort ? 'product.mixReaches' : 'product.mixFewer')}
      </p>
      <ul className="mt-1">
        {proposal.lines.map(({ quantity, pack, amount }) => (
          <li key={pack.id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {pack.name === null
                ? formatPacks(quantity, pack, locale)
                : text('pack.count', {
                    packs: formatPacks(quantity, pack, locale),
                    content: formatPieces(1, pack, locale),
                  })}
            </span>
            <span>{money(lineAmount(amount, quantity))}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 border-t border-positive pt-1 font-semibold">
        <span>{formatPieces(proposal.mix.pieces, { ...product.pack, content: 1 }, locale)}</span>
        <span>{money(proposal.amount)}</span>
      </p>
      <Button variant="secondary" isBusy={order.isBusy} onClick={() => order.addMix(proposal.mix)} className="mt-3">
        {text('product.mixAdd')}
      </Button>
    </div>
  );
}

/** Prices and limits of all packs of the item, asked for once. Without an answer nothing is proposed. */
function useItemPacks(packIds: readonly number[]): ItemPack[] {
  const [packs, setPacks] = useState<ItemPack[]>([]);
  const ids = packIds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are the same packs
  useEffect(() => {
    let isWanted = true;
    const take = ({ data }: Awaited<ReturnType<typeof client.getProductsByIds>>) => {
      if (isWanted) setPacks(data.products.flatMap((product) => toItemPack(product) ?? []));
    };
    client.getProductsByIds({ variationIds: [...packIds] }).then(take, () => setPacks([]));
    return () => {
      isWanted = false;
    };
  }, [ids]);
  return packs;
}
