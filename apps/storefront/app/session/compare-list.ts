import { compareChanged, compareKey } from './is-comparing.ts';
import { storedList } from './stored-list.ts';

/** `language`: of its name; absent in what was stored before names had one. */
export type Compared = { variationId: number; name: string; language?: string };

/** As many as stand side by side on a page. */
export const mostCompared = 4;

const list = storedList<Compared>(compareKey, isCompared);

export const readCompared = list.read;

/** Draws every button as pressed or not, also on what is rendered later. */
export function showCompared(): void {
  list.subscribe(draw);
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
  draw();
}

export const subscribeToCompared = list.subscribe;

export function includesCompared(variationId: number): boolean {
  return list.read().some((each) => each.variationId === variationId);
}

/** Answers whether there was room for it. */
export function addCompared(article: Compared): boolean {
  const others = list.read().filter(({ variationId }) => variationId !== article.variationId);
  if (others.length >= mostCompared) return false;
  change([...others, article]);
  return true;
}

export function removeCompared(variationId: number): void {
  change(list.read().filter((each) => each.variationId !== variationId));
}

/** Calls what is compared by its names in a language; what has none there keeps the one it has. */
export function renameCompared(names: ReadonlyMap<number, string>, language: string): void {
  change(list.read().map((each) => ({ ...each, name: names.get(each.variationId) ?? each.name, language })));
}

export function clearCompared(): void {
  change([]);
}

function change(entries: readonly Compared[]): void {
  list.write(entries);
  window.dispatchEvent(new Event(compareChanged));
}

function draw(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const isPressed = String(includesCompared(Number(button.dataset.compare)));
    if (button.ariaPressed !== isPressed) button.ariaPressed = isPressed;
  }
}

function isCompared(value: unknown): value is Compared {
  const { variationId, name } = (value ?? {}) as Partial<Compared>;
  return Number.isInteger(variationId) && typeof name === 'string';
}
