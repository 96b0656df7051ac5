import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync, lstatSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Binaries, program } from './binaries.ts';
import { PostgresError } from './postgres-error.ts';
import { isUsed } from './postmaster.ts';
import { canEnter, findUser, giveTo, isRoot, type RunAs } from './run-as.ts';
import { serverUser, sharedName } from './server-user.ts';

/** Where a cluster lies, whose it is and which programs run it. */
export type Home = {
  /** Folder of the cluster and what belongs to it, for the user under which PostgreSQL runs alone. */
  folder: string;
  /** Folder of the programs, which that user can enter. */
  binaries: string;
  runAs: RunAs;
};

/** Tells whoever starts the shop what they should know. */
type Say = (line: string) => void;

/** A new major version cannot read the files of an older one: each has a folder of its own. */
const folderName = 'postgres-18';

/** For root, whose folders may be closed to every other user. */
const systemFolder = '/var/lib/mise';

/**
 * Decides where the database of a data folder lies: in it; or, for root in a place that an ordinary user cannot enter,
 * under /var/lib/mise, named by the real path of the data folder so that two projects never share one.
 */
export async function prepareHome(dataDir: string, binaries: Binaries, say: Say = () => {}): Promise<Home> {
  await makeFolder(dataDir);
  const { folder, runAs } = isRoot()
    ? await homeForRoot(dataDir, say)
    : { folder: path.join(dataDir, folderName), runAs: undefined };
  await makeFolder(folder);
  await giveTo(runAs, folder);
  await chmod(folder, 0o700);
  await closeCluster(path.join(folder, 'data'), runAs);
  return { folder, runAs, binaries: await usableBinaries(binaries, runAs) };
}

/** A backup that was copied back may be root's, and open to others: PostgreSQL would start on neither. */
async function closeCluster(cluster: string, runAs: RunAs): Promise<void> {
  if (process.platform === 'win32' || !existsSync(cluster) || lstatSync(cluster).isSymbolicLink()) return;
  const folder = await open(cluster, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    const { uid, mode } = await folder.stat();
    if (runAs !== undefined && (uid === 0 || (await holdsOfRoot(cluster)))) chownAll(cluster, runAs);
    if ((mode & 0o077) !== 0) await folder.chmod(0o700);
  } finally {
    await folder.close();
  }
}

/**
 * Whether any of what lies at the top of a folder is root's, as where a backup was copied into it. What has a second name does not count:
 * the user of the folder may have given it that one here.
 */
async function holdsOfRoot(folder: string): Promise<boolean> {
  const found = (await readdir(folder)).map((name) => lstatSync(path.join(folder, name), { throwIfNoEntry: false }));
  return found.some((each) => each?.uid === 0 && (each.isDirectory() || each.nlink === 1));
}

/** Links as they are: under the user that all programs share anyone may have put one there that leads elsewhere. */
function chownAll(folder: string, { uid, gid }: NonNullable<RunAs>): void {
  execFileSync('chown', ['-R', '-h', '-P', `${uid}:${gid}`, folder]);
}

async function homeForRoot(dataDir: string, say: Say): Promise<{ folder: string; runAs: RunAs }> {
  const inside = path.join(dataDir, folderName);
  const runAs = await userOf(inside, say);
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16);
  const apart = path.join(systemFolder, hash);
  const outside = path.join(apart, folderName);
  if (!existsSync(outside) && canEnter(runAs, dataDir)) return { folder: inside, runAs };
  if (existsSync(path.join(inside, 'data'))) {
    throw new PostgresError(
      `The database in ${inside} cannot be reached by its user any more: let other users enter the folders above it (chmod o+x).`,
    );
  }
  await makeOpenFolder(systemFolder);
  await makeOpenFolder(apart);
  await writeFile(path.join(apart, 'belongs-to'), `${dataDir}\n`);
  return { folder: outside, runAs: await userOf(outside, say) };
}

/**
 * The user of a cluster: whoever made it, else one of PostgreSQL's own. That one also takes over what was made under the user that
 * all programs share, unless PostgreSQL still runs there or the new one could not get in.
 */
async function userOf(folder: string, say: Say): Promise<RunAs> {
  const owner = ownerOf(folder);
  const isShared = owner !== undefined && owner.uid === findUser(sharedName)?.uid;
  if (owner !== undefined && !isShared) return owner;
  const own = await serverUser(say);
  if (!isShared || own.uid === owner.uid) return own;
  if (isUsed(path.join(folder, 'data')) || !canEnter(own, path.dirname(folder))) {
    say(
      `The database in ${folder} still runs as "${sharedName}": stop every shop that uses it, and let other users enter the folder above it.`,
    );
    return owner;
  }
  chownAll(folder, own);
  return own;
}

/** A cluster that an ordinary user made stays that user's when root starts the shop. */
function ownerOf(folder: string): RunAs {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** The programs as npm brought them, or a copy in a place that the user can enter. */
async function usableBinaries(binaries: Binaries, runAs: RunAs): Promise<string> {
  if (runs(binaries.folder, runAs)) return binaries.folder;
  const copy = path.join(systemFolder, `programs-${binaries.version}`);
  if (runAs !== undefined && !existsSync(copy)) await copyBinaries(binaries.folder, copy);
  if (runAs !== undefined && runs(copy, runAs)) return copy;
  const { error, stderr } = tryProgram(binaries.folder, runAs);
  throw new PostgresError(
    `PostgreSQL does not run on this machine (${stderr?.trim() || error?.message}): run npm rebuild, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function runs(folder: string, runAs: RunAs): boolean {
  return tryProgram(folder, runAs).status === 0;
}

function tryProgram(folder: string, runAs: RunAs) {
  return spawnSync(program(folder, 'postgres'), ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' });
}

async function copyBinaries(source: string, target: string): Promise<void> {
  await makeOpenFolder(systemFolder);
  const unfinished = `${target}.${process.pid}`;
  await cp(source, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    await rename(unfinished, target);
  } catch {
    // Another process was faster: its copy is as good.
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new PostgresError(`The folder ${folder} cannot be made (${code}): set DATA_DIR to one that can be written.`, {
      cause: error,
    });
  }
}

/** A folder that every user may enter, whatever the umask. */
async function makeOpenFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await chmod(folder, 0o755);
}
