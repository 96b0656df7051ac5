import { useState } from 'react';
import { useEditor } from '../store/editor-store.ts';
import { keepDraft } from '../store/keep-draft.ts';
import { useFieldKey } from './field-key-context.ts';
import { useLengthError } from './use-length-error.ts';
import { useRefusal } from './use-refusal.ts';

type DraftOptions = {
  /** The value that a text says; null where it is none. */
  read: (text: string) => string | null;
  /** What is told of a text that is none. */
  invalid: string;
  maximum?: number | undefined;
  take: (value: string) => void;
};

type Draft = {
  /** What stands in the field. */
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Done writing: only now is somebody told what is wrong. */
  onBlur: () => void;
  /** Chosen elsewhere than in the field. */
  choose: (text: string) => void;
};

/**
 * A field whose text is not always a value: what `read` refuses waits in the document, not saved, until somebody mends it, and goes no
 * further. While somebody writes, their text stands there as it is; afterwards it is the value that was read from it.
 */
export function useDraft(value: string, { read, invalid, maximum, take }: DraftOptions): Draft {
  const key = useFieldKey();
  const kept = useEditor(({ document }) => document.drafts[key]);
  const [written, setWritten] = useState<string | null>(null);
  const tooLong = useLengthError(kept ?? '', maximum);
  const refusal = useRefusal(key);
  const isTold = written === null && kept !== undefined;

  function choose(text: string): void {
    const next = maximum !== undefined && text.length > maximum ? null : read(text);
    if (next === null) keepDraft(key, text);
    else take(next);
  }

  return {
    text: written ?? kept ?? value,
    error: isTold ? (tooLong ?? invalid) : refusal,
    onChange: (text) => {
      setWritten(text);
      choose(text);
    },
    onBlur: () => setWritten(null),
    choose,
  };
}
