import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

/** Fades what is shown of a list while another part of it is on its way. `path`: that of the list. */
export function BusyList({ path, children }: { path: string; children: ReactNode }) {
  const isBusy = useNavigation().location?.pathname === path;
  return (
    <div aria-busy={isBusy} className="transition-opacity aria-busy:opacity-50">
      {children}
    </div>
  );
}
