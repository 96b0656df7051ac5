import { useState } from 'react';
import type { DrawerName } from '../store/drawers.ts';

type Side = 'left' | 'right';

/** On which side a drawer stands, and what moves it to the other one: remembered for each. */
export function useDrawerSide(name: DrawerName, usual: Side): [side: Side, change: () => void] {
  const key = `editor-side-${name}`;
  const [side, setSide] = useState<Side>(() => read(key) ?? usual);

  function change(): void {
    const next = side === 'left' ? 'right' : 'left';
    localStorage.setItem(key, next);
    setSide(next);
  }

  return [side, change];
}

function read(key: string): Side | null {
  const stored = localStorage.getItem(key);
  return stored === 'left' || stored === 'right' ? stored : null;
}
