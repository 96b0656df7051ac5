import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  isOpen: boolean;
  /** Asked to close: Escape, the close button, a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** Id of what is read out with the title when it opens. */
  describedBy?: string;
  closeLabel: string;
  /** `drawer` comes from the right edge, so does `sheet`, which holds text; `menu` from the left, all as high as the screen, which `screen` fills without a margin. */
  shape?: keyof typeof shapes;
  /** Buttons before the one that closes. */
  actions?: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

const shapes = {
  window: 'm-auto w-[calc(100%-2rem)] max-w-lg max-h-[calc(100dvh-2rem)] rounded',
  drawer: 'ml-auto mr-0 my-0 h-dvh max-h-none w-full max-w-md',
  menu: 'mr-auto ml-0 my-0 h-dvh max-h-none w-full max-w-sm',
  sheet: 'ml-auto mr-0 my-0 h-dvh max-h-none w-full max-w-2xl',
  screen: 'm-0 h-dvh max-h-none w-dvw max-w-none',
};

/** A modal <dialog>: the browser keeps the focus inside and gives it back to where it came from. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, describedBy, closeLabel, shape = 'window', actions, footer, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  // Taken off the page while it is open, it would leave the focus nowhere.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  function closeBeside(event: SyntheticEvent): void {
    if (event.target === ref.current) onClose();
  }

  /**
   * Escape asks, and whoever opened the dialog closes it: closed by the browser it would tell of it later, and what is opened in between
   * would be closed with it. A field for files inside tells the same of its own.
   */
  function askToClose(event: SyntheticEvent): void {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  }

  // Told late: React's strict mode closes and opens it again meanwhile.
  function tellClosed(): void {
    if (!ref.current?.open) onClose();
  }

  return (
    // Escape is the keyboard's way to what a click beside the dialog does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={askToClose}
      onClose={tellClosed}
      onClick={closeBeside}
      className={classNames('bg-surface p-0 text-ink shadow-raised backdrop:bg-ink/40', shapes[shape])}
    >
      <div className="flex h-full flex-col bg-inherit">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
          <h2 id={titleId} className="min-w-0 text-lg font-semibold">
            {title}
          </h2>
          <div className="flex shrink-0">
            {actions}
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
        </div>
        <div className={classNames('min-h-0 flex-1', shape === 'screen' ? 'flex flex-col' : 'overflow-y-auto p-4')}>
          {children}
        </div>
        {footer && <div className="border-t border-line p-4">{footer}</div>}
      </div>
    </dialog>
  );
}
