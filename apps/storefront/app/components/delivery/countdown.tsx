import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#app/page/use-text.ts';

const minuteMs = 60_000;

/**
 * How long is left for dispatch today, by the minute; `onEnd` when nothing is. A timer: what it says is read where a reader
 * comes to it, and announced by nothing. Drawn by the browser alone, since it depends on the moment.
 */
export function Countdown({ orderBy, onEnd }: { orderBy: string; onEnd?: (() => void) | undefined }) {
  const text = useText();
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const ms = Date.parse(orderBy) - Date.now();
      setLeft(Math.floor(ms / minuteMs));
      if (ms > 0) timer = setTimeout(tick, (ms % minuteMs) + 1);
      else end();
    };
    tick();
    return () => clearTimeout(timer);
  }, [orderBy]);

  if (left === null || left < 0) return null;
  return <span role="timer">{text('delivery.countdown', { hours: Math.floor(left / 60), minutes: left % 60 })}</span>;
}
