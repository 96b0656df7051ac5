import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, readConfig } from './config.ts';

const settingsFile = path.resolve(import.meta.dirname, '../../../.env');

/** The settings of this process: what its environment says, then the file `.env` in the root of the project. */
export function loadConfig(): Config {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  return readConfig(process.env);
}
