import { type ReactNode, useEffect } from 'react';

/** The states of the pointer and the keyboard, as classes that hold them still. */
const held = [
  ['hover', 'is-hover'],
  ['focus-visible', 'is-focus'],
  ['active', 'is-active'],
] as const;

/** What takes the pointer and the focus. */
const targets = 'a, button, input, label, select, summary, textarea, div:has(> input)';

/** Repeats the rules of the page for what carries such a class, or stands inside something that does. */
export function useHeldStates(): void {
  useEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const style = document.createElement('style');
    style.textContent = held.reduce(
      (css, [state, name]) => css.replaceAll(`:${state}`, `:is(.${name} :is(${targets}))`),
      rules.filter((rule) => held.some(([state]) => rule.includes(`:${state}`))).join('\n'),
    );
    document.head.append(style);
    return () => style.remove();
  }, []);
}

const states = ['', ...held.map(([, name]) => name)];

/** A control as it is, under the pointer, with the focus, pressed; `others` are the states that it says itself. */
export function StatesRow({ name, children, others }: { name: string; children: ReactNode; others?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-4 border-b border-line py-4">
      <p className="w-40 text-sm text-ink-muted">{name}</p>
      {states.map((state) => (
        <div key={state} className={state}>
          {children}
        </div>
      ))}
      {others}
    </div>
  );
}

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
