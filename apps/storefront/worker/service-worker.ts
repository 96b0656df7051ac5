/*
 * The shop's service worker (docs/decisions/0011). Written for the browser as it stands: scripts/write-service-worker.ts
 * takes the types away and puts `build` before it. Documents come from the network, always; nothing personal is kept.
 */

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void };
type ShopWorker = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

/** The build that this worker belongs to: its name, the addresses of all its assets, the offline page of each language. */
declare const build: { name: string; assets: string[]; offlinePages: Record<string, string>; defaultLanguage: string };

const worker = globalThis as unknown as ShopWorker;
const offlineCache = `offline-${build.name}`;
const assetCache = 'assets';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(pathname)));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(offlineCache);
  const files = await Promise.all(Object.values(build.offlinePages).map((page) => keepPage(cache, page)));
  await cache.addAll([...new Set(files.flat())]);
  await worker.skipWaiting();
}

const fontAddress = /"(?<address>\/assets\/[\w.-]+\.woff2)"/g;

/** Keeps the offline page of a language; resolves to the fonts that it loads. */
async function keepPage(cache: Cache, page: string): Promise<string[]> {
  const answer = await fetch(page, { cache: 'no-cache', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${page}: ${answer.status}`);
  await cache.put(page, answer.clone());
  return Array.from((await answer.text()).matchAll(fontAddress), ({ groups }) => groups?.address ?? '');
}

/** What earlier builds left goes; their pages that are still open find their files on the server. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== offlineCache && name !== assetCache).map((name) => caches.delete(name)),
  );
  const cache = await caches.open(assetCache);
  const known = new Set(build.assets);
  const outdated = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
  await worker.clients.claim();
}

/** Files whose names tell their content: what is kept is right for ever. */
async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(assetCache);
    // A full disk is no reason to show nothing.
    await cache.put(request, answer.clone()).catch(() => {});
  }
  return answer;
}

function offlinePage(pathname: string): Promise<Response> {
  const [, first = ''] = pathname.split('/');
  return kept(build.offlinePages[first] ?? build.offlinePages[build.defaultLanguage] ?? '/offline');
}

async function kept(request: RequestInfo): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}

/** For the type check a module; the browser gets it without this line. */
export {};
