import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export type JavaScriptOfPage = {
  /** Sum of all scripts, each compressed by gzip (bytes). */
  bytes: number;
  files: { path: string; bytes: number }[];
};

/** What a first visit to an address loads of JavaScript before anything is touched. The page should have an empty cache. */
export async function measureJavaScript(page: Page, address: string): Promise<JavaScriptOfPage> {
  const loading: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    loading.push(response.body().then((body) => ({ path, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = (await Promise.all(loading)).sort((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}
