import { useEffect } from 'react';
import { type HeldNavigation, showDialog } from '../store/dialogs.ts';
import { useEditor } from '../store/editor-store.ts';
import { isUnsaved, unsavedOf } from '../store/unsaved.ts';
import { keepJournal } from './journal.ts';
import { holdTab } from './open-tabs.ts';
import { isLoggingIn, offerShopJournal } from './recover.ts';

/** Nobody leaves a page with blocks that are not saved without being asked; what a crash takes stands in the journal. */
export function useUnsavedGuard(): void {
  useEffect(guardUnsaved, []);
}

/** Until what it answers is called. */
export function guardUnsaved(): () => void {
  holdTab();
  void offerShopJournal();
  const stopJournal = keepJournal();
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('beforeunload', askBrowser, { signal });
  window.addEventListener('click', askBeforeLink, { capture: true, signal });
  return () => {
    stopJournal();
    listening.abort();
  };
}

/** Settings go along to the next page of this document, blocks do not. */
export function hasUnsavedBlocks(): boolean {
  return unsavedOf(useEditor.getState()).blocks;
}

/** Asks about a navigation that the host holds back: the browser went there by itself. */
export function askBeforeGoing(path: string, held: HeldNavigation): void {
  showDialog({ kind: 'leave', path, held });
}

let isLetGo = false;

/** This document may be left: somebody decided what becomes of the work in it. */
export function letGo(): void {
  isLetGo = true;
}

function askBrowser(event: BeforeUnloadEvent): void {
  if (isUnsaved(useEditor.getState()) && !isLoggingIn() && !isLetGo) event.preventDefault();
}

/** A link that leads to another page in this tab. */
function askBeforeLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isElsewhere = link.target !== '' && link.target !== '_self';
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (isElsewhere || isHere || origin !== window.location.origin || !hasUnsavedBlocks()) return;
  event.preventDefault();
  event.stopPropagation();
  showDialog({ kind: 'leave', path: pathname + search + hash });
}
