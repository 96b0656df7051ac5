import type { BlockPhotograph } from '@mise/contract/content/block.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { create } from 'zustand';
import { type EditorDocument, emptyDocument } from '../document/editor-document.ts';
import { emptyHistory, type History } from '../document/history.ts';
import type { EditorDialog } from './dialogs.ts';
import type { OpenedDrawer } from './drawers.ts';

export type EditorState = {
  /** As it is shown. */
  document: EditorDocument;
  /** As the shop has it: what differs from it is not saved yet. */
  saved: EditorDocument;
  /** What the shop knows of the pictures of the page, by the address in its blocks. */
  photographs: Record<string, BlockPhotograph>;
  history: History;
  /** The blocks of the page that is open are on their way. */
  isLoadingPage: boolean;
  /** Preview: the page answers as it does to visitors, with all that was edited. */
  mode: 'edit' | 'preview';
  /** The uuid of the block that edits are about. */
  selected: string | null;
  drawer: OpenedDrawer | null;
  dialog: EditorDialog | null;
  isSaving: boolean;
  /** What the last save could not store, by the keys of the fields; each counts as long as its field holds the same. */
  faults: Readonly<Record<string, { reason: FieldReason; value: unknown }>>;
  /** The key of the field that somebody is led to. */
  wanted: string | null;
};

/** What the editor knows; read it by `useEditor((state) => …)`, change it by what stands beside this file. */
export const useEditor = create<EditorState>(() => ({
  document: emptyDocument,
  saved: emptyDocument,
  photographs: {},
  history: emptyHistory,
  isLoadingPage: false,
  mode: 'preview',
  selected: null,
  drawer: null,
  dialog: null,
  isSaving: false,
  faults: {},
  wanted: null,
}));
