import { Link } from '#app/components/shop/link.tsx';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';
import type { TakeBack } from '#app/views/product-page.ts';

/** What becomes of it as waste: whoever buys electrical equipment or batteries is told before (ElektroG § 18, BattDG). */
export default function ProductTakeBack({ takeBack }: { takeBack: TakeBack[] }) {
  const text = useText();
  const page = useShopFrame()?.takeBackPage;
  return (
    <section aria-labelledby="take-back">
      <h2 id="take-back" className="mb-3 text-xl font-semibold">
        {text('takeBack.title')}
      </h2>
      <div className="flex items-start gap-4 text-sm">
        <CrossedOutBin label={text('takeBack.symbol')} />
        <div className="flex min-w-0 flex-col gap-2">
          {takeBack.map(({ kind, name, value }) => (
            <p key={kind}>
              <span className="font-semibold">
                {name}: {value}.
              </span>{' '}
              {text(`takeBack.${kind}`)}
            </p>
          ))}
          {page && (
            <Link to={page} className="w-fit py-1 text-primary-ink underline underline-offset-4">
              {text('takeBack.how')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** The sign of separate collection (ElektroG annex 3). */
function CrossedOutBin({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 48 56" role="img" aria-label={label} className="w-12 shrink-0 fill-none stroke-ink stroke-2">
      <path d="M11 14h24l-2 26H15ZM9 11h28M19 11V8h9v3M18 18v6h12v-6M4 6l40 36M44 6 4 42" />
      <circle cx="17" cy="43" r="3" className="fill-surface" />
      <path d="M10 51h28" className="stroke-[5]" />
    </svg>
  );
}
