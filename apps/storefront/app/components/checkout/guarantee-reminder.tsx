import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useText } from '#app/page/use-text.ts';

/**
 * Reminds of the legal guarantee before the order (art. 6 (1) (l) of Directive 2011/83/EU), by the notice of the EU where the owner has put
 * it there: it may be shown as it was given out alone (Regulation (EU) 2025/1960), so it is a picture of theirs.
 */
export function GuaranteeReminder() {
  const text = useText();
  const notice = useShopFrame()?.guaranteeNotice;
  return (
    <section aria-labelledby="guarantee" className="mt-6 flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h3 id="guarantee" className="font-semibold">
        {text('checkout.guarantee')}
      </h3>
      <p className="text-ink-muted">{text('checkout.guaranteeText')}</p>
      {notice && (
        <a href={notice} target="_blank" rel="noreferrer" className="w-fit">
          <img src={notice} alt={text('checkout.guaranteeNotice')} loading="lazy" className="max-h-96 max-w-full" />
        </a>
      )}
    </section>
  );
}
