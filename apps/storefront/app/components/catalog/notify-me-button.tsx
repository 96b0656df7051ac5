import type { ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';

type NotifyMeButtonProps = {
  variationId: number;
  name: string;
  className: string;
  /** Where there is room for more than one word. */
  children?: ReactNode;
};

/** Asks to be told when a sold-out article is back: answered by the listener of the hearts. */
export function NotifyMeButton({ variationId, name, className, children }: NotifyMeButtonProps) {
  const text = useText();
  return (
    <button
      type="button"
      data-notify-me={variationId}
      data-name={name}
      aria-haspopup="dialog"
      aria-label={text('card.notifyMeOf', { name })}
      className={className}
    >
      {children ?? text('card.notifyMe')}
    </button>
  );
}
