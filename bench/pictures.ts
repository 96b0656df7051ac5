import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export type PicturesOfPage = {
  /** Bytes of all pictures as they were sent. */
  bytes: number;
  /** The largest first. */
  files: { path: string; bytes: number }[];
};

/**
 * What a first visit loads of pictures before anything is scrolled, with the size and density of the screen that is asked about. Somebody
 * else was there before: the shop makes a picture when it is first asked for, and whoever waits longer than a second is sent its original.
 */
export async function measurePictures(
  browser: Browser,
  screen: BrowserContextOptions,
  address: string,
): Promise<PicturesOfPage> {
  await visit(browser, screen, address);
  return visit(browser, screen, address);
}

async function visit(browser: Browser, screen: BrowserContextOptions, address: string): Promise<PicturesOfPage> {
  const context = await browser.newContext(screen);
  try {
    return await readPictures(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

async function readPictures(page: Page, address: string): Promise<PicturesOfPage> {
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
