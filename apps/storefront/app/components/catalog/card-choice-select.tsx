import { SelectField } from '@mise/ui/select-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type CardChoice, toCardFacts } from '#app/views/card-facts.ts';
import type { ProductCard } from '#app/views/product-card.ts';

type CardChoiceSelectProps = {
  id: string;
  card: ProductCard;
  choice: CardChoice;
  onChoose: (card: ProductCard) => void;
};

/**
 * The few variations of an item. What the card says of one is asked for when it is chosen for the first time: price, stock, picture,
 * quantities. The last choice counts, whichever is answered last.
 */
export function CardChoiceSelect({ id, card, choice: { label, choices }, onChoose }: CardChoiceSelectProps) {
  const text = useText();
  const locale = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  const [pending, setPending] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const known = useRef(new Map<number, ProductCard>());
  const asked = useRef(new Set<number>());
  const last = useRef(card.variationId);
  const called = label === '' ? text('card.packs') : label;

  // What was chosen before the scripts were there counts like anything chosen later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is only one such moment
  useEffect(() => {
    const early = Number(select.current?.value);
    if (early && early !== card.variationId) void choose(early);
  }, []);

  async function choose(variationId: number): Promise<void> {
    last.current = variationId;
    known.current.set(card.variationId, card);
    const before = known.current.get(variationId);
    if (before) show(before);
    setPending(before ? null : variationId);
    // A choice of before the scripts may be heard twice: as what the field holds, and as its event.
    if (!before && !asked.current.has(variationId)) await askFor(variationId);
  }

  async function askFor(variationId: number): Promise<void> {
    const isLast = () => last.current === variationId;
    asked.current.add(variationId);
    try {
      const { data } = await client.getProductsByIds({ variationIds: [variationId], products: 'small' });
      const [product] = data.products;
      const facts = product && toCardFacts(product, locale);
      if (!isLast()) return;
      if (facts?.purchase.kind === 'add') {
        show({ ...facts, name: card.name });
      } else {
        notify({
          type: 'warning',
          message: text(facts?.purchase.kind === 'discontinued' ? 'card.discontinued' : 'card.soldOut'),
        });
      }
    } catch (error) {
      if (!isLast()) return;
      await showError(error);
    } finally {
      asked.current.delete(variationId);
    }
    if (isLast()) setPending(null);
  }

  function show(chosen: ProductCard): void {
    onChoose(chosen);
    setMessage(text('card.chosen', { name: chosen.name, price: chosen.price?.amount ?? '' }));
  }

  return (
    <div className="w-full" aria-busy={pending !== null}>
      <SelectField
        ref={select}
        id={id}
        label={called}
        aria-label={text('card.choiceOf', { label: called, name: card.name })}
        // A browser that remembers forms would choose another variation after a reload.
        autoComplete="off"
        size="medium"
        value={String(pending ?? card.variationId)}
        onChange={({ target }) => void choose(Number(target.value))}
        options={choices.map(([variationId, name]) => ({ value: String(variationId), label: name }))}
      />
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
