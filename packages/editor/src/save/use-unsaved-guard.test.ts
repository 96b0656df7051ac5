import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editSetting } from '../settings/edit-setting.ts';
import { deleteBlock } from '../store/change-blocks.ts';
import { closeDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { openSample } from '../testing/sample-document.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { stubHost } from '../testing/stub-host.ts';
import { logInAgain } from './recover.ts';
import { guardUnsaved, letGo } from './use-unsaved-guard.ts';

const request = vi.fn();
let stop: () => void;

beforeEach(() => {
  request.mockReset();
  stubBrowser();
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }), request } });
  vi.stubGlobal('Element', EventTarget);
  vi.stubGlobal('location', new URL('https://shop.example/seite?a=1'));
  Object.assign(window, { location });
  stubHost();
  openSample();
  stop = guardUnsaved();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A press on what is within a link (null: within none). Answers whether the browser does not go there. */
function press(link: { href: string; target?: string } | null, more: Partial<MouseEvent> = {}): boolean {
  Object.assign(window, { closest: () => link && { target: '', ...link } });
  const { button = 0, ...keys } = more;
  const event = Object.assign(new Event('click', { cancelable: true }), { button, ...keys });
  const stopPropagation = vi.spyOn(event, 'stopPropagation');
  window.dispatchEvent(event);
  expect(stopPropagation).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0);
  return event.defaultPrevented;
}

const elsewhere = { href: 'https://shop.example/andere?b=2#c' };

function closing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each<[string, { href: string; target?: string }]>([
  ['another page', { href: '/andere?b=2#c' }],
  ['the same path with another query', { href: '/seite?a=2' }],
  ['the same path without a query', { href: '/seite' }],
  ['another page with the same query', { href: '/andere?a=1' }],
  ['this tab by its name', { href: '/andere', target: '_self' }],
])('with blocks that are not saved a link to %s is asked about', (_, { href, target }) => {
  deleteBlock('f');
  expect(press({ href: `https://shop.example${href}`, ...(target && { target }) })).toBe(true);
  expect(useEditor.getState().dialog).toEqual({ kind: 'leave', path: href });
});

test.each<[string, { href: string; target?: string } | null, Partial<MouseEvent>]>([
  ['within no link', null, {}],
  ['on a link to a place of this page', { href: 'https://shop.example/seite?a=1#unten' }, {}],
  ['on a link to another shop', { href: 'https://other.example/andere' }, {}],
  ['on a link to a new tab', { ...elsewhere, target: '_blank' }, {}],
  ['with another button', elsewhere, { button: 1 }],
  ['with Ctrl', elsewhere, { ctrlKey: true }],
  ['with the command key', elsewhere, { metaKey: true }],
  ['with Shift', elsewhere, { shiftKey: true }],
  ['with Alt', elsewhere, { altKey: true }],
])('a press %s takes nothing, and is not asked about', (_, link, more) => {
  deleteBlock('f');
  expect(press(link, more)).toBe(false);
  expect(useEditor.getState().dialog).toBeNull();
});

test('a press on what is no element is not asked about', () => {
  vi.stubGlobal('Element', class {});
  deleteBlock('f');
  expect(press(elsewhere)).toBe(false);
});

test('settings go along to another page of the shop: a link is asked about for blocks alone', () => {
  expect(press(elsewhere)).toBe(false);
  editSetting('font', undefined, 'Inter');
  expect(press(elsewhere)).toBe(false);
});

test('a document with anything that is not saved is not closed without being asked, but for the login', () => {
  expect(closing()).toBe(false);
  editSetting('font', undefined, 'Inter');
  expect(closing()).toBe(true);
  logInAgain();
  expect(closing()).toBe(false);
});

test('a document says that it lives as long as it does', async () => {
  const [name, hold] = request.mock.calls[0] ?? [];
  expect(name).toMatch(/^editor-tab ./);
  const isOver = vi.fn();
  void hold().then(isOver);
  await Promise.resolve();
  expect(isOver).not.toHaveBeenCalled();
});

test('what a document left is offered, and what is edited is written down', async () => {
  deleteBlock('f');
  editSetting('font', undefined, 'Inter');
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toHaveLength(2);
  stop();
  stubHost();
  stop = guardUnsaved();
  await vi.waitFor(() => expect(useEditor.getState().dialog?.kind).toBe('recovered'));
});

test('nothing is asked after the guard has gone', () => {
  deleteBlock('f');
  stop();
  expect([press(elsewhere), closing()]).toEqual([false, false]);
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what was decided about is not asked about again', () => {
  deleteBlock('f');
  closeDialog();
  letGo();
  expect(closing()).toBe(false);
});
