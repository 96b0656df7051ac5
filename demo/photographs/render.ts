import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeContactSheet } from './contact-sheet.ts';
import { readPhotographIndex, writePhotographIndex } from './photograph-index.ts';
import { type RenderJob, renderJobs, withoutShot } from './render-jobs.ts';
import { isBlenderInstalled, runBlender } from './run-blender.ts';

/** Renders what is missing or changed: see README.md. */
const batchSize = 12;

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    'contact-sheet': { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    limit: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
});

function fileOf(name: string): URL {
  return new URL(`./pictures/${name}.webp`, import.meta.url);
}

function isThere({ pictures }: RenderJob): boolean {
  return pictures.every(({ name }) => existsSync(fileOf(name)));
}

function isDue(job: RenderJob): boolean {
  if (!isThere(job)) return true;
  const index = readPhotographIndex();
  return !options.missing && job.pictures.some(({ name, kept }) => index[name]?.hash !== kept.hash);
}

function isWanted({ name, form }: RenderJob): boolean {
  return (
    !options.only || options.only.some((wanted) => name === wanted || name.startsWith(`${wanted}-`) || form === wanted)
  );
}

function keep({ pictures }: RenderJob): void {
  const added = Object.fromEntries(pictures.map(({ name, kept }) => [name, kept]));
  writePhotographIndex({ ...readPhotographIndex(), ...added });
}

async function render(jobs: RenderJob[]): Promise<void> {
  const begin = Date.now();
  let done = 0;
  for (let start = 0; start < jobs.length; start += batchSize) {
    const batch = jobs.slice(start, start + batchSize);
    const isFinished = await runBlender(batch, Number(options.threads), (name) => {
      const job = batch.find((one) => one.name === name);
      if (job) keep(job);
      done += 1;
      const left = Math.round(((Date.now() - begin) / done / 60_000) * (jobs.length - done));
      console.log(`${name}: ${done} of ${jobs.length}, about ${left} min left`);
    });
    if (!isFinished) return;
  }
}

function list(jobs: RenderJob[]): void {
  for (const job of jobs) console.log(`${job.name} ${job.form}${isDue(job) ? ' (to render)' : ''}`);
  const without = withoutShot();
  console.log(`${without.length} pictures have no photograph of their own: ${without.join(' ')}`);
}

const jobs = renderJobs().filter(isWanted);
const due = jobs.filter(isDue).slice(0, options.limit ? Number(options.limit) : undefined);
if (options.list) {
  list(jobs);
} else if (options.accept) {
  for (const job of jobs) if (isThere(job)) keep(job);
} else if (options['contact-sheet']) {
  await makeContactSheet(jobs.flatMap(({ pictures }) => pictures.map(({ name }) => name)));
} else if (due.length > 0 && !(await isBlenderInstalled())) {
  console.error('Blender is not installed: apt-get install --no-install-recommends blender python3-opencv');
  process.exitCode = 1;
} else {
  await render(due);
}
