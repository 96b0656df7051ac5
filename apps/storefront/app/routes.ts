import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { layoutId, mountedPages, mounts } from './page/mounted-pages.ts';
import type { Layout } from './pages.ts';

const layouts: readonly Layout[] = ['shop', 'checkout', 'operator', null];

/** The pages (`pages.ts`) that a frame surrounds, at one of the places where they stand. */
function pagesIn(name: Layout, mount: (typeof mounts)[number]): RouteConfigEntry[] {
  const routes = mountedPages
    .filter((mounted) => mounted.mount === mount && mounted.page.layout === name)
    .map(({ page, routes }) => {
      const [file, options] = [`routes/${page.module}`, { id: routes.at(-1) ?? '' }];
      return page.path === '/' ? index(file, options) : route(page.path.slice(1), file, options);
    });
  if (name === null || routes.length === 0) return routes;
  return [layout(`routes/${name}-layout.tsx`, { id: layoutId(mount, name) }, routes)];
}

/** Every component in every state, for whoever builds pages: no build contains it. */
const gallery =
  process.env.NODE_ENV === 'development'
    ? [layout('routes/shop-layout.tsx', { id: 'gallery' }, [route('components', 'routes/components.tsx')])]
    : [];

/** Once without a prefix, for the default language, and once behind the prefix of each. */
export default [
  ...gallery,
  ...mounts.flatMap((mount) => {
    const pages = layouts.flatMap((name) => pagesIn(name, mount));
    return mount === 'default' ? pages : prefix(mount, pages);
  }),
] satisfies RouteConfig;
