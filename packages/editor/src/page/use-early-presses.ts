import { useEffect, useRef } from 'react';

/**
 * What is pressed on a page whose blocks cannot be edited yet is pressed once they can: whoever presses a text twice sees no difference
 * between the two.
 */
export function useEarlyPresses(isEditing: boolean, isLoaded: boolean): void {
  const pressed = useRef<MouseEvent[]>([]);

  // After whoever hears presses of blocks that can be edited.
  useEffect(() => {
    if (isEditing && isLoaded) {
      for (const event of pressed.current) event.target?.dispatchEvent(new MouseEvent(event.type, event));
    }
    pressed.current = [];
    if (!isEditing || isLoaded) return;
    const listening = new AbortController();
    const keep = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-waiting-page]')) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current.push(event);
    };
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('click', keep, options);
    window.addEventListener('dblclick', keep, options);
    return () => listening.abort();
  }, [isEditing, isLoaded]);
}
