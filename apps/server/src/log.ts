import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** One JSON object a line, on the standard output where no other stream is given. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger {
  const options = { level: logLevel, serializers: { err: serializeError } };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * An error as pino writes it, but a query that failed without its parameters: names, addresses and what is kept of
 * passwords have no place in a log.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const parameters = parametersOf(error);
  const { params: _params, ...written } = pino.stdSerializers.err(error);
  return { ...written, message: without(parameters, written.message), stack: without(parameters, written.stack) };
}

/** As Drizzle appends them to the message of a failed query, for the error and its causes. */
function parametersOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { query, params } = error as { query?: unknown; params?: unknown };
  const own = typeof query === 'string' && params !== undefined ? [`\nparams: ${params}`] : [];
  return [...own, ...parametersOf(error.cause)];
}

function without(parts: string[], text: string): string {
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), text);
}
