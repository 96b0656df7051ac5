import { buildPagesWhenNeeded } from '../build/build-pages.ts';
import { type Outcome, runPackage } from '../run-program.ts';
import { findChromium } from './find-chromium.ts';
import { makeTrialShop } from './trial-shop.ts';

/** Runs Playwright (e2e/playwright.config.ts starts the shop) with a Chromium and a place for the shop. */
export async function runEndToEnd(options: string[]): Promise<Outcome> {
  const chromium = await findChromium({ isForJourneys: true });
  await buildPagesWhenNeeded(console.log);
  const trial = await makeTrialShop();
  try {
    const env = { CHROMIUM_PATH: chromium, E2E_SETTINGS: JSON.stringify(trial.settings), NODE_ENV: undefined };
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...options];
    return await runPackage('@playwright/test/cli.js', args, { env, isShown: true });
  } finally {
    await trial.remove();
  }
}
