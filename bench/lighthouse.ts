import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const program = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseResult = {
  /** 0 to 100, in the order of Lighthouse: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Largest contentful paint (ms) and layout shift. */
  lcp: number;
  cls: number;
};

/** Lighthouse is large and only measures: it comes with the first benchmark, not with the shop. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  const isWindows = process.platform === 'win32';
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: import.meta.dirname, shell: isWindows });
}

/** Lighthouse as it measures a phone on a slow line; of three runs the one in the middle by performance. */
export async function measureLighthouse(address: string, chromium: string): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let count = 0; count < 3; count++) results.push(await measureOnce(address, chromium));
  results.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  return results[1] as LighthouseResult;
}

async function measureOnce(address: string, chromium: string): Promise<LighthouseResult> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const { stdout } = await run(
    process.execPath,
    [program, address, '--quiet', '--output=json', `--only-categories=${categories.join()}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout);
  return {
    scores: categories.map((category) => Math.round(report.categories[category].score * 100)),
    lcp: report.audits['largest-contentful-paint'].numericValue,
    cls: report.audits['cumulative-layout-shift'].numericValue,
  };
}
