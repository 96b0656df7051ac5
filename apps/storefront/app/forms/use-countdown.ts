import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds of the clock), 0 once it has passed. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);

  return seconds;
}
