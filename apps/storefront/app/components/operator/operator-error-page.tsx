import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { isRouteErrorResponse } from 'react-router';
import { useText } from '#app/page/use-text.ts';

/** What went wrong, with the ways of the area and none of the shop's. */
export function OperatorErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 403) {
    return <Page title={text('operator.refused')}>{String(error.data)}</Page>;
  }
  const title = text(status === 404 ? 'errorPage.404.title' : 'errorPage.500.title');
  return <Page title={title}>{text(status === 404 ? 'operator.notFoundHint' : 'operator.failedHint')}</Page>;
}

function Page({ title, children }: { title: string; children: string }) {
  const text = useText();
  return (
    <div className="py-6 md:py-8">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-3 max-w-prose">{children}</p>
      <a href={pathTo.operator()} className={buttonClasses({ className: 'mt-6' })}>
        {text('operator.nav.account')}
      </a>
    </div>
  );
}
