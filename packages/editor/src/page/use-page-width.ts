import { useEffect } from 'react';
import { mediaInRoom } from './media-in-room.ts';

/** What was asked before the editor came; `asked`: what it asks now in its place. */
type Query = { original: string; asked: string; room: number };

/**
 * Draws the page as it is drawn in a window of the width that toolbar and drawers leave it: its media queries ask for what the editor takes
 * beside that. Visitors load nothing for it, and every breakpoint of the page follows, of its pictures, too.
 */
export function usePageWidth(): void {
  useEffect(() => {
    const rules = new Map<CSSMediaRule, Query>();
    const sources = new Map<HTMLSourceElement, Query>();
    let room = 0;

    function apply(): void {
      for (const sheet of document.styleSheets) if (!isOfEditor(sheet)) askRules(sheet.cssRules, rules, room);
      for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
        const query = queryNow(sources.get(source), source.media, room);
        if (!query) continue;
        source.media = query.asked;
        sources.set(source, query);
      }
    }

    function follow(): void {
      const { paddingLeft, paddingRight } = getComputedStyle(document.body);
      const taken = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      if (taken === room) return;
      room = taken;
      apply();
    }

    const widths = new ResizeObserver(follow);
    widths.observe(document.body);
    // Pictures and style sheets that come later: another page, a block that is added.
    const arrivals = new MutationObserver((changes) => {
      if (room > 0 && changes.some(bringsQueries)) apply();
    });
    arrivals.observe(document.documentElement, { childList: true, subtree: true });
    return () => {
      widths.disconnect();
      arrivals.disconnect();
      for (const [rule, { original }] of rules) rule.media.mediaText = original;
      for (const [source, { original }] of sources) source.media = original;
    };
  }, []);
}

function bringsQueries({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    (node) =>
      node instanceof Element &&
      (node.matches('style, link, source[media]') || node.querySelector('source[media]') !== null),
  );
}

function askRules(list: CSSRuleList, known: Map<CSSMediaRule, Query>, room: number): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('width')) {
      const query = queryNow(known.get(rule), rule.media.mediaText, room);
      if (query) {
        rule.media.mediaText = query.asked;
        // As the browser writes it.
        known.set(rule, { ...query, asked: rule.media.mediaText });
      }
    }
    if (rule instanceof CSSGroupingRule) askRules(rule.cssRules, known, room);
  }
}

/**
 * What is to be asked now; null where it is asked already: a style that is set anew, though it is the same, ends a drag that has just begun. One that says
 * something else than it was given last was given a new query by the page.
 */
function queryNow(known: Query | undefined, present: string, room: number): Query | null {
  const isOurs = known?.asked === present;
  if (isOurs && known.room === room) return null;
  const original = isOurs ? known.original : present;
  return { original, asked: mediaInRoom(original, room), room };
}

/** The editor itself asks for the window; sheets of other hosts say nothing. */
function isOfEditor(sheet: CSSStyleSheet): boolean {
  try {
    return [...sheet.cssRules].some((rule) => rule.cssText.includes('.mise-editor'));
  } catch {
    return true;
  }
}
