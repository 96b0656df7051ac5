import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, runPackage } from '../run-program.ts';

type Report = {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
};

export type ImportCheck = { modules: number; violations: string[] };

const places = ['apps', 'packages', 'demo', 'e2e', 'bench', 'scripts'];

/** Applies the import rules of `.dependency-cruiser.cjs` to the project, or to another folder of the same form. */
export async function checkImports(folder = root): Promise<ImportCheck> {
  const existing = places.filter((place) => existsSync(path.join(folder, place)));
  const config = path.join(root, '.dependency-cruiser.cjs');
  const { code, output } = await runPackage(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', config, '--output-type', 'json', ...existing],
    { cwd: path.relative(root, folder) },
  );
  if (!output.startsWith('{')) throw new Error(`dependency-cruiser failed (${code}): ${output}`);
  const { totalCruised, violations } = (JSON.parse(output) as Report).summary;
  return {
    modules: totalCruised,
    violations: violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`),
  };
}
