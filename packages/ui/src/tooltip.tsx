import { type ReactNode, useId, useRef, useState } from 'react';

/** Pixels. */
const offset = 8;
const maximumWidth = 360;

type TooltipProps = {
  /** Shown while the pointer rests on what it explains, or the focus is there. */
  text: ReactNode;
  /** Gets the id for `aria-describedby` of the control. */
  children: (describedBy: string) => ReactNode;
};

/**
 * Explains a control; never the only place of that explanation. Escape hides it, and the pointer may go onto it
 * (WCAG 1.4.13). Above what it explains, or below where the screen ends.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<'top' | 'bottom' | null>(null);

  function show(): void {
    const room = frame.current?.getBoundingClientRect().top ?? 0;
    setSide(room < 96 ? 'bottom' : 'top');
  }

  function hide(): void {
    setSide(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside
    <span
      ref={frame}
      className="relative inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children(id)}
      <span
        id={id}
        role="tooltip"
        hidden={side === null}
        style={{ maxWidth: maximumWidth, [side === 'bottom' ? 'paddingTop' : 'paddingBottom']: offset }}
        className={`absolute left-1/2 z-40 w-max -translate-x-1/2 ${side === 'bottom' ? 'top-full' : 'bottom-full'}`}
      >
        <span className="block rounded bg-ink px-3 py-2 text-sm text-paper">{text}</span>
      </span>
    </span>
  );
}
