import { useText } from '#app/lib/use-text.ts';

export function EmptyList() {
  const text = useText();
  return (
    <div className="rounded border border-line bg-surface px-6 py-12 text-center">
      <h2 className="text-lg font-semibold">{text('catalog.empty.title')}</h2>
      <p className="mt-1 text-ink-muted">{text('catalog.empty.hint')}</p>
    </div>
  );
}
