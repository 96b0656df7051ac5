import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { trialSettings } from '../scripts/test/trial-shop.ts';

/**
 * Made by `npm run e2e`: ports and a data folder that belong to one run alone. Without it, as in an editor, the same folder
 * is used again and again.
 */
const settings: Record<string, string> = process.env.E2E_SETTINGS
  ? JSON.parse(process.env.E2E_SETTINGS)
  : trialSettings(4090, path.join(tmpdir(), 'mise-e2e'));

const baseURL = `http://localhost:${settings.PORT}`;
const root = path.resolve(import.meta.dirname, '..');

/**
 * What Chromium would do beside the page. It takes this list in place of Playwright's own: the first two lines are of that. The suggestions
 * of its address bar are pages too, two in each window, and took a third of the time. A process that waits for a page to come waits in vain:
 * each journey has a browser context of its own.
 */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Named "flaky" in the summary, so that it is seen.
  retries: 2,
  // On two busy cores a page may be slow to answer: nothing is measured here.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Journeys about the worker allow it: the others see what the network answers.
    serviceWorkers: 'block',
    // A trace of every journey takes a third of their time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
        // Nothing but this machine is reached: what a page loads from elsewhere fails and shows as a console error.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // Twice as many would be four times as much to paint, for layouts that are the same.
        deviceScaleFactor: 1,
      },
    },
  ],
  // The shop as `npm start` runs it: built pages, its own database, the sandbox.
  webServer: {
    command: `"${process.execPath}" scripts/start/start.ts`,
    cwd: root,
    // Journeys say where they come from (fixtures.ts), as a proxy would.
    env: { ...settings, TRUST_PROXY: '127.0.0.1,::1' },
    url: baseURL,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  metadata: {
    mailbox: `http://localhost:${settings.SANDBOX_MAIL_WEB_PORT}`,
    payments: `http://localhost:${settings.SANDBOX_PAYMENT_PORT}`,
    vies: `http://localhost:${settings.SANDBOX_VIES_PORT}`,
    carrier: `http://localhost:${settings.SANDBOX_CARRIER_PORT}`,
    settings,
  },
});
