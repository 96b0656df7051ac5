import { useRef } from 'react';

/**
 * A field that is left by pressing a button must not move the page under the pointer: the click would land beside the
 * button. `afterPress` waits until the press, if there is one, is over.
 */
export function usePress(): { onPointerDown: () => void; afterPress: (task: () => void) => void } {
  const isPressed = useRef(false);

  function onPointerDown(): void {
    isPressed.current = true;
    const release = () => {
      isPressed.current = false;
    };
    window.addEventListener('pointerup', release, { once: true });
    window.addEventListener('pointercancel', release, { once: true });
  }

  function afterPress(task: () => void): void {
    // The click comes right after the pointer is up: then the task.
    if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(task), { once: true });
    else task();
  }

  return { onPointerDown, afterPress };
}
