import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

type InlineLineProps = {
  label: string;
  /** What is wrong with it is said there: the id of an element. */
  describedBy: string | undefined;
  isInvalid: boolean;
  value: string;
  /** Where the pointer was pressed: there the caret begins. */
  at: { x: number; y: number };
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** A line of words. The browser keeps what is written: React would put the caret elsewhere. */
export function InlineLine({ label, describedBy, isInvalid, value, at, onChange, onLeave }: InlineLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const written = useRef(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it begins with
  useLayoutEffect(() => {
    if (!line.current) return;
    line.current.textContent = value;
    line.current.focus({ preventScroll: true });
    putCaret(at);
  }, []);

  // Undone or redone elsewhere. A save leaves out spaces at the ends: they stay as long as somebody writes.
  useLayoutEffect(() => {
    if (!line.current || value === written.current || value === written.current.trim()) return;
    written.current = value;
    line.current.textContent = value;
  }, [value]);

  function take(): void {
    const next = (line.current?.textContent ?? '').replace(/\s+/g, ' ');
    written.current = next;
    onChange(next);
  }

  function leaveByKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has no lines, and looks of its own
    <div
      ref={line}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={take}
      onKeyDown={leaveByKey}
      onBlur={onLeave}
      className="ed:cursor-text ed:whitespace-pre-wrap ed:outline-none"
    />
  );
}

function putCaret({ x, y }: { x: number; y: number }): void {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) getSelection()?.collapse(position.offsetNode, position.offset);
}
