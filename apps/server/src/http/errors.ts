import { ApiError } from '@mise/contract/api-error.ts';
import { errorCatalogue } from '@mise/contract/errors.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseBusy } from '../db/database-away.ts';
import { errorText, fieldTexts } from '../texts/error-texts.ts';
import { requestLanguage } from './call-context.ts';

/** Failures of the transport itself, by the code that Fastify gives them. */
const transportKeys: Record<string, 'bodyTooLarge' | 'unsupportedMediaType' | 'invalidInput'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalidInput',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalidInput',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidInput',
};

/** The one place where an error becomes an answer: `{ key, code, message, cause?, errors?, events? }`. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = asRefusal(error, request);
  const language = requestLanguage(request);
  const fields = fieldTexts(refused, language);
  const status = refused.status ?? errorCatalogue.unknownError.status;
  if (refused.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refused.retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .send({
      key: refused.key,
      code: refused.code,
      message: errorText(refused, language),
      ...(refused.cause !== undefined && { cause: refused.cause }),
      ...(fields && { errors: fields }),
      ...(refused.events !== undefined && { events: refused.events }),
    });
}

function asRefusal(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  const key = transportKeys[error.code] ?? (error instanceof SyntaxError ? 'invalidInput' : undefined);
  if (key === 'invalidInput') return refusal(key, { cause: { body: 'invalid' } });
  if (key) return refusal(key);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refusal('invalidInput', { cause: { request: 'invalid' } });
  if (isDatabaseAway(error) || isDatabaseBusy(error)) return refusal('serviceUnavailable', { retryAfter: 5 });
  request.log.error({ err: error }, 'a request failed');
  return refusal('unknownError', { cause: { requestId: request.id } });
}
