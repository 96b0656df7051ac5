import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, type Environment, readConfig, settingNames } from './config.ts';
import { refuseMisspelled } from './misspelled-settings.ts';
import { StartError } from './start-error.ts';

const settingsFile = path.resolve(import.meta.dirname, '../../../.env');

/**
 * The settings of this process: what its environment says, then the file `.env` in the root of the project, whose lines are
 * brought into the environment. A name in the file that is no setting is told: it may be meant for another program.
 */
export function loadConfig(
  file = settingsFile,
  environment: Environment = process.env,
  say: (line: string) => void = console.warn,
): Config {
  const lines = existsSync(file) ? parseEnv(readSettings(file)) : {};
  refuseMisspelled({ inFile: Object.keys(lines), inEnvironment: Object.keys(environment) });
  for (const name of Object.keys(lines))
    if (!settingNames.includes(name)) say(`${name}: no setting of the shop (${file}).`);
  for (const [name, value] of Object.entries(lines)) environment[name] ??= value;
  return readConfig(environment);
}

function readSettings(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EISDIR' ? 'is a folder and should be a file' : `cannot be read (${code})`;
    throw new StartError(`${file} ${reason}: mend it, or remove it and set the environment instead.`, { cause: error });
  }
}
