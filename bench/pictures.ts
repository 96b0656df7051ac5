import type { Page } from '@playwright/test';

export type PicturesOfPage = {
  /** Bytes of all pictures as they were sent. */
  bytes: number;
  /** The largest first. */
  files: { path: string; bytes: number }[];
};

/**
 * What a first visit loads of pictures before anything is scrolled. The page should have an empty cache, and the size and
 * density of the screen that is asked about.
 */
export async function measurePictures(page: Page, address: string): Promise<PicturesOfPage> {
  const loading: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image' || response.url().startsWith('data:')) return;
    const path = new URL(response.url()).pathname;
    // One that leads to another has no body.
    loading.push(
      response.body().then(
        (body) => ({ path, bytes: body.length }),
        () => ({ path, bytes: 0 }),
      ),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = (await Promise.all(loading)).sort((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}
