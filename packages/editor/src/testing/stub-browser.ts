import { vi } from 'vitest';

/** What the editor asks of a browser besides React: a page without blocks on it, and what a device keeps. */
export function stubBrowser(): void {
  const { setTimeout, clearTimeout } = globalThis;
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout, scrollBy: () => {} }));
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('localStorage', new KeptTexts());
  vi.stubGlobal('sessionStorage', new KeptTexts());
}

/** Keys are properties of their own, as those of Storage are. */
class KeptTexts {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
