import {
  UNSAFE_createClientRoutes as createClientRoutes,
  createPath,
  type DataRouter,
  type UNSAFE_AssetsManifest as Manifest,
  type PatchRoutesOnNavigationFunction,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

// A document says of its own routes only: those of all pages are one file, which comes with the first intent and at the latest with
// the first navigation. In a build this stands in the place of the router's own module (vite/leave-out-unused.ts), which asks the
// server again and again for the routes of the links that it sees; the names are the router's.

declare global {
  interface Window {
    /** Of the document; the file of all routes puts its own in this place. */
    __reactRouterManifest?: Manifest;
  }
}

let loading: Promise<Manifest['routes']> | undefined;

/** Loads what the router has to know of every page. Not again, unless it failed. */
export function loadRoutes(): Promise<Manifest['routes']> {
  loading ??= importRoutes().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function importRoutes(): Promise<Manifest['routes']> {
  const address = window.__reactRouterManifest?.url ?? '';
  await import(/* @vite-ignore */ address);
  return window.__reactRouterManifest?.routes ?? {};
}

export function isFogOfWarEnabled(): boolean {
  return true;
}

export function useFogOFWarDiscovery(): void {}

/** Called by the router before each navigation. Where the routes cannot be had, the page is a new document. */
export function getPatchRoutesOnNavigationFunction(
  getRouter: () => DataRouter,
  known: Manifest,
  modules: RouteModules,
): PatchRoutesOnNavigationFunction {
  let areKnown = false;
  return async ({ patch, signal }) => {
    if (areKnown) return;
    const routes = await loadRoutes().catch(() => undefined);
    if (!routes) return openDocument(getRouter());
    // A navigation that was given up takes no routes: the next one does.
    if (areKnown || signal.aborted) return;
    areKnown = true;
    const later = Object.fromEntries(Object.entries(routes).filter(([id]) => !(id in known.routes)));
    Object.assign(known.routes, later);
    for (const parentId of new Set(Object.values(later).map((route) => route?.parentId))) {
      if (parentId !== undefined && parentId in later) continue;
      patch(parentId ?? null, createClientRoutes(later, modules, null, true, false, parentId));
    }
  };
}

/** Of the page that is being gone to. Nothing is to happen in this one any more. */
function openDocument({ state }: DataRouter): Promise<never> {
  window.location.assign(createPath(state.navigation.location ?? state.location));
  return new Promise(() => {});
}
