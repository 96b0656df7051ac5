import { type RefObject, useEffect, useState } from 'react';

/**
 * The dialog that holds an element without the browser around it, where the device has that; it ends with the dialog. What is in the
 * dialog is shown so: dialogs themselves may not be, and the document would cover them.
 */
export function useFullScreen(within: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const tell = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', tell);
    return () => {
      document.removeEventListener('fullscreenchange', tell);
      leave();
    };
  }, []);

  function toggle(): void {
    if (isOn) leave();
    // Refused: the picture stays as large as the window.
    else
      void within.current
        ?.closest('dialog')
        ?.firstElementChild?.requestFullscreen()
        .catch(() => {});
  }

  return { isOn, isOffered: document.fullscreenEnabled === true, toggle };
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}
