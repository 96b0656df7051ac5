import type { BlockConflict, Choices } from '../document/merge-blocks.ts';
import type { JournalEntry } from '../save/journal-entry.ts';
import { useEditor } from './editor-store.ts';

/** What has to be decided before anything else. */
export type EditorDialog =
  | { kind: 'recovered'; entries: readonly JournalEntry[] }
  | { kind: 'conflict'; conflicts: BlockConflict[]; decide: (choices: Choices | null) => void }
  | { kind: 'sessionEnded' }
  | { kind: 'leave'; path: string; held?: HeldNavigation | undefined; isEnd?: boolean };

/** A way elsewhere that the host holds back until somebody decided: "Back" of the browser. */
export type HeldNavigation = { proceed: () => void; stay: () => void };

export function showDialog(dialog: EditorDialog): void {
  useEditor.setState({ dialog });
}

export function closeDialog(): void {
  useEditor.setState({ dialog: null });
}
