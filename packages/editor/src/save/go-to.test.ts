import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentHost, setHost } from '../host.ts';
import { editSetting } from '../settings/edit-setting.ts';
import { deleteBlock } from '../store/change-blocks.ts';
import { useEditor } from '../store/editor-store.ts';
import { isUnsaved } from '../store/unsaved.ts';
import { openSample } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { discardAndLeaveBy, goTo, keepAndLeaveBy, leaveEditor, saveAndLeaveBy } from './go-to.ts';
import { writeJournal } from './journal.ts';
import { save } from './save.ts';

const leave = vi.fn();
const navigate = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  stubBrowser();
  begin();
});
afterEach(() => void vi.unstubAllGlobals());

function begin(client = {}): void {
  stubHost({ client });
  setHost({ ...currentHost(), leave, navigate });
  openSample();
}

test('who saves on the way while a save is under way goes on when all is stored, also what was edited since', async () => {
  const gate = Promise.withResolvers<void>();
  const sent = vi.fn(() => gate.promise.then(() => ({ meta: { version: 2 } })));
  begin({ setConfiguration: sent });
  editSetting('font', undefined, 'Inter');
  void save();
  editSetting('blockSize', undefined, 'xl');
  const { held, isEnd } = question();
  const leaving = saveAndLeaveBy(held.proceed, isEnd, held.stay);
  gate.resolve();
  await leaving;
  expect(sent).toHaveBeenCalledTimes(2);
  expect(leave).toHaveBeenCalledOnce();
});

/** What "Leave editor" asks. */
function question() {
  leaveEditor();
  const { dialog } = useEditor.getState();
  if (dialog?.kind !== 'leave' || !dialog.held) throw new Error('Nothing was asked.');
  expect(leave).not.toHaveBeenCalled();
  return { ...dialog, held: dialog.held, isEnd: dialog.isEnd === true };
}

test('the editor is left at once where everything is saved', () => {
  leaveEditor();
  expect(leave).toHaveBeenCalledOnce();
});

test.each([
  ['blocks', () => deleteBlock('f')],
  ['settings', () => editSetting('font', undefined, 'Inter')],
])('with %s that are not saved it asks first, and whoever stays has lost nothing', (_, edit) => {
  edit();
  question().held.stay();
  expect(leave).not.toHaveBeenCalled();
  expect(isUnsaved(useEditor.getState())).toBe(true);
});

test('discarding at the end takes settings and blocks, and nothing of them is offered again', () => {
  deleteBlock('f');
  editSetting('font', undefined, 'Inter');
  writeJournal();
  expect(Object.keys(localStorage)).toHaveLength(2);
  const { held, isEnd } = question();
  discardAndLeaveBy(held.proceed, isEnd);
  expect(leave).toHaveBeenCalledOnce();
  expect(isUnsaved(useEditor.getState())).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('on the way to another page settings go along and blocks are asked about', () => {
  editSetting('font', undefined, 'Inter');
  goTo('/anders');
  expect(navigate).toHaveBeenCalledWith('/anders');
  deleteBlock('f');
  goTo('/wieder-anders');
  expect(navigate).toHaveBeenCalledOnce();
  discardAndLeaveBy(() => navigate('/wieder-anders'), false);
  expect(isUnsaved(useEditor.getState())).toBe(true);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test('what is kept for later stands on the device', () => {
  editSetting('font', undefined, 'Inter');
  keepAndLeaveBy(question().held.proceed);
  expect(leave).toHaveBeenCalledOnce();
  expect(JSON.stringify(Object.values(localStorage))).toContain('Inter');
});

test.each([
  ['is stored', async () => ({ meta: { version: 2 } }), 1],
  ['fails', () => Promise.reject(new Error('away')), 0],
])('who saves at the end leaves only where everything is stored: here it %s', async (_, setConfiguration, count) => {
  begin({ setConfiguration });
  editSetting('font', undefined, 'Inter');
  const { held, isEnd } = question();
  await saveAndLeaveBy(held.proceed, isEnd, held.stay);
  expect(leave).toHaveBeenCalledTimes(count);
});
