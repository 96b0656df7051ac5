import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** One JSON object a line on the standard output. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel });
}
