import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import { reloadOnce } from '#app/start/reload-once.ts';

/** With whatever it asks for. */
const thisAddress = '';

const CategoryLinks = lazy(asPart(() => import('./category-links.tsx')));

/** Status, message and status text of what went wrong, and where to go from here. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 || status === 401 || status === 429 ? status : 500;
  const canReload = kind === 500 || kind === 429;
  const title = text(`errorPage.${kind}.title`);

  // The page of the service worker says what is wrong, and goes on by itself as soon as there is a network again.
  useEffect(() => {
    if (!navigator.onLine) reloadOnce();
  }, []);

  return (
    <div data-error-page="" className="py-8 md:py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="text-sm font-semibold text-secondary-ink">{text('errorPage.status', { status })}</p>
      <h1 className="mt-2 text-2xl font-semibold md:text-3xl">{title}</h1>
      {/* An address that cannot be decoded looks different to browser and server. */}
      <p className="mt-4 text-lg [overflow-wrap:anywhere]" suppressHydrationWarning>
        {text(`errorPage.${kind}.message`, { path: decodePath(pathname) })}
      </p>
      <p className="mt-2 max-w-prose text-ink-muted">{text(`errorPage.${kind}.hint`)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {canReload && (
          <a href={thisAddress} className={buttonClasses({ size: 'large' })}>
            {text('errorPage.reload')}
          </a>
        )}
        <Link
          to={pathTo.home(locale)}
          className={buttonClasses({ size: 'large', variant: canReload ? 'secondary' : 'primary' })}
        >
          {text('common.toHome')}
        </Link>
      </p>
      {kind === 404 && (
        <Suspense>
          <CategoryLinks className="mt-12 border-t border-line pt-8" />
        </Suspense>
      )}
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
