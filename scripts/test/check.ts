import { runPackage } from '../run-program.ts';
import { checkImports } from './check-imports.ts';
import { checkMigrations } from './check-migrations.ts';

/** `npm run check`: every rule that a machine can see, all of them also when one fails. Changes no file. */

/** A step resolves to what is wrong, or undefined. */
type Step = { name: string; findFault: () => Promise<string | undefined> };

/** A tool that looks at nothing finds nothing: fewer modules than this and the import rules were not applied. */
const fewestModules = 300;

const steps: Step[] = [
  {
    name: 'format and lint',
    findFault: () => faultOf('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'types', findFault: checkTypes },
  { name: 'import rules', findFault: findImportFault },
  { name: 'dead code', findFault: () => faultOf('knip/bin/knip.js', ['--no-progress']) },
  { name: 'migrations', findFault: checkMigrations },
];

async function faultOf(program: string, args: string[], cwd?: string): Promise<string | undefined> {
  const { code, output } = await runPackage(program, args, cwd === undefined ? {} : { cwd });
  return code === 0 ? undefined : output;
}

async function checkTypes(): Promise<string | undefined> {
  return routeTypesFault ?? faultOf('typescript-native/bin/tsc', ['--project', 'tsconfig.json', '--pretty']);
}

async function findImportFault(): Promise<string | undefined> {
  const { modules, violations } = await checkImports();
  if (modules < fewestModules) return `Only ${modules} modules were seen: the import rules were not applied.`;
  return violations.length > 0 ? violations.join('\n') : undefined;
}

/** The router's types of each route are made before anything looks at what there is: they are not kept in the repository. */
const routeTypesFault = await faultOf('@react-router/dev/bin.cjs', ['typegen'], 'apps/storefront');

let isFine = true;

async function take({ name, findFault }: Step): Promise<void> {
  const start = performance.now();
  const fault = await findFault();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${fault === undefined ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (fault !== undefined) console.error(`\n${fault.trim()}\n`);
  isFine &&= fault === undefined;
}

async function takeWhatWaits(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await take(step);
}

// Two at a time: most of them use one core.
const waiting = [...steps];
await Promise.all([takeWhatWaits(), takeWhatWaits()]);
process.exitCode = isFine ? 0 : 1;
