import { languageName } from '@mise/rules/language-name.ts';
import { languages } from '@mise/rules/languages.ts';
import { localized } from '@mise/rules/localized.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { useLocation, useMatches } from 'react-router';
import type { Locale } from '#app/page/locale.ts';
import type { PageHead } from '#app/page/page-head.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { languageChoice } from '#app/start/early-input.ts';

/**
 * The same page in the other language, as a new document: texts and cart come fresh in it. Where the page has no address
 * of its own (an error), the switch leads to the home page.
 */
export function LanguageSwitch() {
  const text = useText();
  const current = useLocale();
  const { search } = useLocation();
  const paths = useLanguagePaths();

  return (
    <nav aria-label={text('header.language')}>
      <ul className="flex text-sm font-medium">
        {languages.map((locale) => (
          <li key={locale}>
            <a
              href={paths ? paths[locale] + search : localized(locale, '/')}
              {...{ [languageChoice]: locale }}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              aria-label={text('header.switchTo', {
                code: locale.toUpperCase(),
                language: languageName(locale, current),
              })}
              className={classNames(
                'flex size-10 items-center justify-center rounded uppercase hover:bg-primary-50',
                locale === current
                  ? 'font-bold text-primary-ink underline decoration-2 underline-offset-8'
                  : 'text-ink-muted',
              )}
            >
              {locale}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useLanguagePaths(): Record<Locale, string> | undefined {
  const data = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  return data?.head?.languagePaths;
}
