import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last second in which a press that began before its end may still arrive. */
const grace = 300;

/**
 * Counts down whole seconds and closes then; `seconds` 0: never. Stopped once, it stays: by its button, by a pointer that moves over
 * its content, by a key wherever in it the focus is. `left` is null when nothing counts.
 */
export function useAutoClose(seconds: number, onClose: () => void) {
  const [left, setLeft] = useState<number | null>(seconds > 0 ? seconds : null);
  const close = useRef(onClose);
  close.current = onClose;
  const isCounting = left !== null;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft((known) => (known === null ? null : known - 1)), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  useEffect(() => {
    if (left === null || left > 0) return;
    const timer = setTimeout(() => close.current(), grace);
    return () => clearTimeout(timer);
  }, [left]);

  const stop = () => setLeft(null);
  return {
    left,
    stop,
    stoppedByKeys: { onKeyDown: stop },
    stoppedByPointer: { onPointerMove: stop, onPointerDown: stop },
  };
}
