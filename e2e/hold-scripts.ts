import type { Page } from '@playwright/test';

/** From the next document on scripts wait, each time until `let` is called. */
export async function holdScripts(page: Page): Promise<{ hold: () => void; let: () => void }> {
  let gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    hold: () => {
      gate = Promise.withResolvers();
    },
    let: () => gate.resolve(),
  };
}
