/**
 * The commands of package.json.
 *
 * - `file`: what Node 24 runs, from the root of the project.
 * - `nodeEnv`: NODE_ENV of that process; where it is missing, the tool that the command runs sets its own.
 * - `serves`: it stays, and its memory is limited.
 * - `takesOptions`: options are handed on. `ownHelp`: so is --help.
 */
export const commands = {
  start: {
    summary: 'run the shop as in production, with its database and the sandbox',
    details: `Installs, builds and creates what is missing, then serves on http://localhost:3000 until Ctrl-C.
Settings come from the environment or from a file .env; .env.example lists every one.`,
    file: 'scripts/start/start.ts',
    nodeEnv: 'production',
    serves: true,
  },
  dev: {
    summary: 'run the shop for development: changes show at once',
    details: 'The same as start, on the sources: pages reload hot, a change of the server restarts it.',
    file: 'scripts/start/dev.ts',
    nodeEnv: 'development',
  },
  test: {
    summary: 'everything that has to hold: check, unit tests, end-to-end tests',
    details: `Runs "check", Vitest and "e2e" one after the other, all of them also when one fails, and ends with their summaries.
End-to-end tests need Chromium: an installed one is used (CHROMIUM_PATH names another); as root on Debian it is installed.`,
    file: 'scripts/test/test.ts',
  },
  check: {
    summary: 'format, lint, types, import rules, dead code, migrations',
    details: 'Changes no file. "npx biome check --write" mends the format.',
    file: 'scripts/test/check.ts',
  },
  e2e: {
    summary: 'end-to-end tests in Chromium against the built shop',
    details: `Builds what has changed. Options go to Playwright, such as a file's name, --project=phone or --headed:
npm run e2e -- buy --project=desktop`,
    file: 'scripts/test/e2e.ts',
    takesOptions: true,
  },
  bench: {
    summary: 'measure what a visitor pays',
    details:
      "Starts the built shop on ports and a database of its own, loads it and prints what that cost. Options: --only <part of a row's name, or pages>, --seconds <of a run>, --runs <of a row>. --items 100000, or --data <a data folder that has them>, measures lists and searches of a large catalogue instead.",
    takesOptions: true,
    file: 'bench/bench.ts',
  },
  build: {
    summary: 'build the pages for production',
    details:
      'Each state of the sources has a folder of its own; one that is there is not built again. start and e2e build by themselves.',
    file: 'scripts/build/build.ts',
    nodeEnv: 'production',
  },
  shop: {
    summary: 'the owner’s tasks, such as seed and migrate',
    details: 'npm run shop -- --help lists them.',
    file: 'apps/server/src/commands/shop-command.ts',
    nodeEnv: 'production',
    takesOptions: true,
    ownHelp: true,
  },
};

export function help() {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(6)} ${summary}`);
  return ['Usage: npm run <command> [-- --help]', '', ...lines].join('\n');
}

export function commandHelp(name) {
  const { summary, details } = commands[name];
  return `Usage: npm run ${name}\n\n${name}: ${summary}.\n\n${details}`;
}
