import { create } from 'zustand';

/** What a screen reader is told of an edit. The number makes the same words, said again, other ones. */
export const useAnnouncement = create<{ words: string; number: number }>(() => ({ words: '', number: 0 }));

export function announce(words: string): void {
  useAnnouncement.setState(({ number }) => ({ words, number: number + 1 }));
}
