import { type ReactNode, useEffect } from 'react';
import { showOffline } from '#app/page/show-error.ts';
import { isReachable } from '#app/start/when-reachable.ts';

/** Milliseconds after which somebody who pressed a button wonders whether anything comes. */
const patience = 3000;
/** The same without a network: what the browser has it takes from there. */
const patienceOffline = 500;

type AwaitedPartProps = {
  /** To be taken back: what was pressed does not open by itself later. */
  onLost: () => void;
  /** What is seen meanwhile. */
  children?: ReactNode;
};

/** Stands in the place of a part that was asked for by a press, as long as its scripts come. Where no shop answers it says so. */
export function AwaitedPart({ onLost, children }: AwaitedPartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait of its own from each press
  useEffect(() => {
    let isAwaited = true;
    void isLost(() => isAwaited).then((isLost) => {
      if (!isLost || !isAwaited) return;
      onLost();
      void showOffline();
    });
    return () => {
      isAwaited = false;
    };
  }, []);
  return children;
}

/** Resolves when nobody waits any more, or no shop answers. */
async function isLost(isAwaited: () => boolean): Promise<boolean> {
  while (isAwaited()) {
    await new Promise((resolve) => setTimeout(resolve, navigator.onLine ? patience : patienceOffline));
    if (isAwaited() && !(await isReachable())) return true;
  }
  return false;
}
