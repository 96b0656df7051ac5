import { useEffect } from 'react';
import { useEditor } from '../store/editor-store.ts';

/** The field that somebody was led to takes the focus, once. `id`: of its control. */
export function useWantedField(key: string, id: string): void {
  const isWanted = useEditor(({ wanted }) => wanted === key);

  useEffect(() => {
    if (!isWanted) return;
    const control = document.getElementById(id);
    for (const group of document.querySelectorAll('details')) if (group.contains(control)) group.open = true;
    // In the middle: messages lie over the lower end of small screens.
    control?.scrollIntoView({ block: 'center', behavior: 'instant' });
    control?.focus({ preventScroll: true });
    useEditor.setState({ wanted: null });
  }, [isWanted, id]);
}
