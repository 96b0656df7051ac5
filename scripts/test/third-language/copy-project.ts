import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../run-program.ts';

const parts = ['apps', 'packages', 'demo', 'e2e', 'bench', 'scripts', 'package.json', 'package-lock.json'];
const isLeftOut = /\/(node_modules|\.react-router|apps\/storefront\/build)$/;
const ownScope = '@mise';

/** Copies the sources and their tests into a folder. What they depend on is linked; what they import of one another is the copy. */
export async function copyProject(folder: string): Promise<void> {
  const configurations = (await readdir(root)).filter((name) => /^(tsconfig\.json|[a-z]+\.config\.ts)$/.test(name));
  for (const part of [...parts, ...configurations]) {
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !isLeftOut.test(file),
    });
  }
  await linkPackages(folder);
  for (const app of await readdir(path.join(root, 'apps'))) await linkPackages(folder, path.join('apps', app));
}

/** Each by its own link: the project's own packages are links too, relative ones, and lead into the copy there. */
async function linkPackages(folder: string, place = ''): Promise<void> {
  const installed = path.join(root, place, 'node_modules');
  const linked = path.join(folder, place, 'node_modules');
  const names = await readdir(installed).catch(() => []);
  await mkdir(linked, { recursive: true });
  for (const name of names.filter((each) => !each.startsWith('.'))) {
    if (name === ownScope)
      await cp(path.join(installed, name), path.join(linked, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(path.join(installed, name), path.join(linked, name));
  }
}
