import { remembered } from '@mise/rules/remembered.ts';
import { formatBytes } from '#app/format/format-bytes.ts';
import type { Locale } from '#app/page/locale.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import type { DataSheet } from '#app/views/product-documents.ts';

const languageNames = remembered(
  (locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' }),
  (locale) => locale,
);

/** What there is to download of a product, each with what it is, how large, and in which other language. */
export default function ProductDataSheets({ sheets }: { sheets: DataSheet[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{text('product.dataSheets')}</h2>
      <ul className="text-sm">
        {sheets.map(({ kind, title, href, bytes, language }) => (
          <li key={href} className="border-b border-line">
            <a
              href={href}
              download
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 underline-offset-4 hover:underline"
            >
              <span className="font-semibold text-primary-ink">{title || text(`dataSheet.${kind}`)}</span>
              <span className="text-ink-muted">
                {['PDF', formatBytes(bytes, locale), language === null ? null : languageNames(locale).of(language)]
                  .filter((fact) => typeof fact === 'string')
                  .join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
