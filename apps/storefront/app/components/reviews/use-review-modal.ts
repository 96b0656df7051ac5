import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewModal } from './review-modal.ts';

/** The dialog that is open. The focus goes back to what opened it, or to `home` where that is gone with what was deleted. */
export function useReviewModal(home: RefObject<HTMLElement | null>) {
  const [modal, setModal] = useState<ReviewModal | null>(null);
  const opener = useRef<Element | null>(null);
  const latest = useRef(modal);

  function open(next: ReviewModal): void {
    opener.current = document.activeElement;
    latest.current = next;
    setModal(next);
  }

  function close(): void {
    latest.current = null;
    flushSync(() => setModal(null));
    const target = opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : home.current;
    target?.focus();
  }

  /** `latest`: the one that is open now, for what began with an earlier one. */
  return { modal, latest: () => latest.current, open, close };
}
