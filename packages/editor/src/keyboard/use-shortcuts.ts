import { useEffect } from 'react';
import type { Step } from '../document/history.ts';
import { currentHost } from '../host.ts';
import { saveAndGoOn } from '../save/save.ts';
import { announce } from '../store/announcement.ts';
import { deleteBlock, duplicateBlock, moveBlock } from '../store/change-blocks.ts';
import { openDrawer } from '../store/drawers.ts';
import { useEditor } from '../store/editor-store.ts';
import { select } from '../store/mode.ts';
import { redo, undo } from '../store/run.ts';
import { enterNextArea } from './areas.ts';
import { blockOfKeys } from './block-of-keys.ts';
import { isInDialog } from './is-in-dialog.ts';
import { isWriting } from './is-writing.ts';
import { shortcutOf } from './key-of.ts';

/** Hears the keys of the editor, wherever the focus is, but not while somebody writes: fields have their own undo. */
export function useShortcuts(): void {
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', answer, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function answer(event: KeyboardEvent): void {
  const shortcut = shortcutOf(event);
  if (event.defaultPrevented || event.isComposing) return;
  if (isWriting(event.target) && !whileWriting.includes(shortcut)) return;
  const act = everywhere.get(shortcut) ?? actionOf(shortcut, event.target);
  if (!act) return;
  event.preventDefault();
  act();
}

const whileWriting: readonly string[] = ['ctrl+s', 'F6', 'shift+F6'];

const everywhere = new Map<string, () => void>([
  ['F6', () => enterNextArea(1)],
  ['shift+F6', () => enterNextArea(-1)],
  ['ctrl+z', () => tell('editor.undoStep', undo())],
  ['ctrl+shift+z', () => tell('editor.redoStep', redo())],
  ['ctrl+s', () => void saveAndGoOn()],
  ['ctrl+y', () => tell('editor.redoStep', redo())],
]);

function tell(id: 'editor.undoStep' | 'editor.redoStep', step: Step | undefined): void {
  const { text } = currentHost();
  if (step) announce(text(id, { step: text(step.name.id, step.name.values) }));
}

const ofBlock = new Map<string, (uuid: string) => void>([
  ['alt+ArrowUp', (uuid) => moveBlock(uuid, -1)],
  ['alt+ArrowDown', (uuid) => moveBlock(uuid, 1)],
  ['ctrl+d', duplicateBlock],
  ['Delete', deleteBlock],
  ['Backspace', deleteBlock],
]);

/** Not where they press what has the focus. */
const ofFreeFocus = new Map<string, (uuid: string) => void>([
  ['Enter', (uuid) => openDrawer('blocksSettings', { uuid })],
  ['Escape', () => select(null)],
]);

/** What a key does while the page is edited. */
function actionOf(shortcut: string, target: EventTarget | null): (() => void) | undefined {
  const { mode, document: edited } = useEditor.getState();
  if (mode !== 'edit' || !edited.page || isInDialog(target)) return undefined;
  const uuid = blockOfKeys();
  if (shortcut === 'ctrl+Enter' || shortcut === '/') {
    return () => openDrawer('blocksList', { place: uuid ? { side: 'after', uuid } : { endOf: null } });
  }
  const act = ofBlock.get(shortcut) ?? (isControl(target) ? undefined : ofFreeFocus.get(shortcut));
  return uuid && act ? () => act(uuid) : undefined;
}

/** Enter presses it. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], button, summary, [type="color"]') !== null;
}
