import { Icon } from '@mise/ui/icon.tsx';
import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';

type CompareButtonProps = {
  variationId: number;
  name: string;
  /** How it looks: 'compare' or 'heart-button' (product-card.css). */
  className: string;
  children?: ReactNode;
};

/** Puts an article beside others to compare them: as the heart it is answered by one listener and drawn by its store. */
export function CompareButton({ variationId, name, className, children }: CompareButtonProps) {
  const text = useText();
  return (
    <button
      key={variationId}
      type="button"
      data-compare={variationId}
      data-name={name}
      aria-pressed="false"
      aria-label={text('card.compareOf', { name })}
      suppressHydrationWarning
      className={className}
    >
      <Icon name="compare" />
      {children}
    </button>
  );
}
