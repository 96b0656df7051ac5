import { type Language, languages } from '@mise/rules/languages.ts';
import { frames, type Layout, type PageDeclaration, pages } from '../pages.ts';

/** Where pages stand: without a prefix, and below that of each language. */
export const mounts = ['default', ...languages] as const;

type Mount = 'default' | Language;

export type MountedPage = {
  mount: Mount;
  page: PageDeclaration;
  /** From the outermost: ids of the routes that its address leads to. */
  routes: readonly string[];
};

/** Every page at every place where it stands. */
export const mountedPages: readonly MountedPage[] = mounts.flatMap((mount) =>
  Object.entries(pages)
    .filter(([, { layout }]) => mount === 'default' || layout !== 'operator')
    .map(([name, page]) => ({ mount, page, routes: routesOf(mount, name, page.layout) })),
);

export function layoutId(mount: Mount, layout: Layout): string {
  return `${mount}:${layout}-layout`;
}

function routesOf(mount: Mount, name: string, layout: Layout): string[] {
  return ['root', ...framesAround(layout).map((frame) => layoutId(mount, frame)), `${mount}:${name}`];
}

/** From the outermost. */
function framesAround(layout: Layout): Layout[] {
  return layout === null ? [] : [...framesAround(frames[layout]), layout];
}

/** `/en/search`, as the router writes it. */
export function mountedPath({ mount, page }: MountedPage): string {
  return mount === 'default' ? page.path : `/${mount}${page.path === '/' ? '' : page.path}`;
}
