import { buttonClasses } from '@mise/ui/button-classes.ts';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { pathTo } from '#app/lib/links.ts';
import { useLocale, useText } from '#app/lib/use-text.ts';

/** Status, message and status text of what went wrong (spec/storefront.md §2, §8), and where to go from here. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  const title = text(isMissing ? 'errorPage.404.title' : 'errorPage.500.title');

  return (
    <div className="py-8 md:py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="text-sm font-semibold text-secondary-700">{text('errorPage.status', { status })}</p>
      <h1 className="mt-2 text-2xl font-semibold md:text-3xl">{title}</h1>
      <p className="mt-4 text-lg [overflow-wrap:anywhere]">
        {isMissing ? text('errorPage.404.message', { path: decodePath(pathname) }) : text('errorPage.500.message')}
      </p>
      <p className="mt-2 max-w-prose text-ink-muted">{text(isMissing ? 'errorPage.404.hint' : 'errorPage.500.hint')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {!isMissing && (
          <a href={pathname} className={buttonClasses({ size: 'large' })}>
            {text('errorPage.reload')}
          </a>
        )}
        <Link
          to={pathTo.home(locale)}
          className={buttonClasses({ size: 'large', variant: isMissing ? 'primary' : 'secondary' })}
        >
          {text('common.toHome')}
        </Link>
      </p>
    </div>
  );
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
