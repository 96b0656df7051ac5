import { useState } from 'react';

type Draft = {
  /** What stands in the field. */
  text: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
  /** Done writing: only now is somebody told what is wrong. */
  onBlur: () => void;
};

/**
 * A field whose text is not always a value: what `read` refuses (null) stays in the field and goes no further. While
 * somebody writes, their text stands there as it is; afterwards it is the value that was read from it.
 */
export function useDraft(value: string, read: (text: string) => string | null, take: (value: string) => void): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  return {
    text: draft ?? value,
    isInvalid: isDone && draft !== null && read(draft) === null,
    onChange: (text) => {
      setDraft(text);
      setIsDone(false);
      const next = read(text);
      if (next !== null) take(next);
    },
    onBlur: () => {
      if (draft !== null && read(draft) !== null) setDraft(null);
      setIsDone(true);
    },
  };
}
