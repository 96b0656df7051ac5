import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type JavaScriptOfPage = {
  /** Sum of all scripts, each compressed by gzip (bytes). */
  bytes: number;
  files: { path: string; bytes: number }[];
};

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
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    loading.push(response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })));
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  await isThere();
  // What comes later is another visit's, and may come when the page is closed.
  page.off('response', note);
  const files = (await Promise.all(loading)).sort((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}
