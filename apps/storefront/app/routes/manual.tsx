import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { manualPicture } from '#app/page/manual-pictures.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { toManual } from '#app/views/manual.ts';
import type { Route } from './+types/manual.ts';

/** What an owner does with the editor, step by step. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  const title = i18n._('manual.title');
  const { crumbs, sections } = toManual(i18n, locale);
  return {
    crumbs,
    sections: sections.map((section) => ({ ...section, picture: manualPicture(section.id, locale) })),
    head: pageHead({ origin, locale, path: '/manual', title, robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Manual({ loaderData: { crumbs, sections } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs} />
      <h1 className="text-2xl font-semibold md:text-3xl">{text('manual.title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-muted">{text('manual.intro')}</p>
      <nav aria-label={text('manual.contents')} className="mt-6">
        <ul className="flex max-w-prose flex-col">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1 text-primary-ink underline underline-offset-2">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, steps, picture }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10 max-w-prose">
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            {title}
          </h2>
          <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {picture && (
            <img
              src={picture}
              alt={text('manual.pictureOf', { title })}
              width={1280}
              height={720}
              loading="lazy"
              className="mt-4 h-auto w-full rounded border border-line"
            />
          )}
        </section>
      ))}
    </>
  );
}
