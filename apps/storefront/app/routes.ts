import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { layoutId, mountedPages, mounts } from './page/mounted-pages.ts';
import { frames, type Layout } from './pages.ts';

type Mount = (typeof mounts)[number];

const frameNames = Object.keys(frames) as (keyof typeof frames)[];

/** The pages (`pages.ts`) that a frame surrounds, at one of the places where they stand, and the frames inside of it. */
function routesIn(name: Layout, mount: Mount): RouteConfigEntry[] {
  const inner = frameNames.filter((frame) => frames[frame] === name);
  return [...pagesIn(name, mount), ...inner.flatMap((frame) => layoutRoute(frame, mount))];
}

function pagesIn(name: Layout, mount: Mount): RouteConfigEntry[] {
  return mountedPages
    .filter((mounted) => mounted.mount === mount && mounted.page.layout === name)
    .map(({ page, routes }) => {
      const [file, options] = [`routes/${page.module}`, { id: routes.at(-1) ?? '' }];
      return page.path === '/' ? index(file, options) : route(page.path.slice(1), file, options);
    });
}

function layoutRoute(frame: keyof typeof frames, mount: Mount): RouteConfigEntry[] {
  const routes = routesIn(frame, mount);
  return routes.length === 0 ? [] : [layout(`routes/${frame}-layout.tsx`, { id: layoutId(mount, frame) }, routes)];
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
    const routes = routesIn(null, mount);
    return mount === 'default' ? routes : prefix(mount, routes);
  }),
] satisfies RouteConfig;
