import { useState } from 'react';

/** What stands in a field: a save leaves out spaces at the ends of a text, which whoever writes it may need for the next word. */
export function useWritten(value: string): [string, (written: string) => void] {
  const [written, setWritten] = useState(value);
  return [written.trim() === value ? written : value, setWritten];
}
