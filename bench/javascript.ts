import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export type JavaScriptOfPage = {
  /** Sum of all scripts, each compressed by gzip (bytes). */
  bytes: number;
  files: { path: string; bytes: number }[];
};

/** Milliseconds without another script, after which there is none to come. */
const quiet = 500;

/**
 * What a first visit to an address loads of JavaScript before anything is touched. The page should have an empty cache. `isThere`: resolves
 * when what comes last is there, where a quiet network does not say so.
 */
export async function measureJavaScript(
  page: Page,
  address: string,
  isThere: () => Promise<void> = async () => {},
): Promise<JavaScriptOfPage> {
  const loading: Promise<{ path: string; bytes: number }>[] = [];
  let lastAt = 0;
  const note = (request: Request) => {
    if (request.resourceType() !== 'script') return;
    lastAt = performance.now();
    loading.push(sizeOf(request));
  };
  page.on('request', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  // Scripts begin after the first paint, which a busy machine may draw when the network has long been quiet.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await isThere();
  for (let left = quiet; left > 0; left = lastAt + quiet - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, left));
  }
  // What comes later is another visit's, and may come when the page is closed.
  page.off('request', note);
  const files = (await Promise.all(loading)).sort((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

async function sizeOf(request: Request): Promise<{ path: string; bytes: number }> {
  const body = (await (await request.response())?.body()) ?? '';
  return { path: new URL(request.url()).pathname, bytes: gzipSync(body, { level: 9 }).length };
}
