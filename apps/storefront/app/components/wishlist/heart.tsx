import { Icon } from '@mise/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';

type HeartProps = {
  variationId: number;
  name: string;
  /** How it looks: 'heart' or 'heart-button' (product-card.css). */
  className: string;
  children?: ReactNode;
};

/**
 * Puts an article on the wishlist or takes it off: answered by one listener for all of them (`answer-card-buttons.ts`), drawn as pressed
 * by the store of the wishlist. React writes it once and never changes it. Without scripts it is not there.
 */
export function Heart({ variationId, name, className, children }: HeartProps) {
  const text = useText();
  return (
    <button
      key={variationId}
      type="button"
      data-heart={variationId}
      data-name={name}
      aria-pressed="false"
      aria-label={text('card.wishOf', { name })}
      suppressHydrationWarning
      className={className}
    >
      <Icon name="heart" />
      {children}
    </button>
  );
}
