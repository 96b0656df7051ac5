import { Button } from '@mise/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useText } from '#app/page/use-text.ts';

type RemovedEntryProps = { name: string; onPutBack: () => void };

/** Where an article was until it was taken off. The focus comes here from the button that went with it. */
export function RemovedEntry({ name, onPutBack }: RemovedEntryProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="row-span-5 flex min-h-24 flex-col items-center justify-center gap-3 bg-sunken p-4 text-center text-sm text-ink-muted dense:flex-row">
      <p className="hyphens-auto">{text('wishlist.isRemoved', { name })}</p>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        aria-label={text('wishlist.undoOf', { name })}
        onClick={onPutBack}
      >
        {text('wishlist.undo')}
      </Button>
    </div>
  );
}
