import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { uploadsOperations } from '@mise/contract/uploads/operations.ts';
import { maximumUploadBytes, type UploadType, uploadTypeNames } from '@mise/rules/uploaded-file.ts';
import type { Context } from '../context.ts';
import { cartFileIds, namedFileIds } from '../domains/cart/cart-files.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { refuseEnded } from '../domains/customers/ended-sessions.ts';
import { networkOf } from '../domains/customers/network-of.ts';
import { BusyError } from '../domains/media/fair-queue.ts';
import { examineUpload } from '../domains/uploads/examine-upload.ts';
import { GoneError } from '../domains/uploads/reading-lanes.ts';
import { dropUpload, type FilesOfCart, storeUpload } from '../domains/uploads/store-upload.ts';
import {
  countReading,
  countRefusedUpload,
  countUpload,
  refuseSpentUploads,
} from '../domains/uploads/upload-rate-limit.ts';
import { inTransaction } from '../in-transaction.ts';
import { withoutTurn } from '../turns/admission.ts';
import { openUpload } from '../workflows/open-upload.ts';

const megabyte = 1024 * 1024;

export const uploadsHandlers: HandlersOf<Context, typeof uploadsOperations> = {
  doUploadOrderPropertyFile: async (context, { base64, filename }) => {
    const bytes = context.file ?? Buffer.from(base64, 'base64');
    const type = await examined(context, bytes);
    const address = await inTransaction(context, async (inner) => {
      const session = await beginSession(inner);
      await refuseEnded(inner.db, session);
      const { customer } = session;
      const upload = { customerId: customer.id, name: filename, type, bytes };
      const kept = await storeUpload(inner, upload, filesOf(customer.id));
      await countUpload(inner, bytes.length);
      return kept;
    }).catch(async (error) => {
      await countRefusedUpload(context);
      throw error;
    });
    return { data: address };
  },

  getOrderPropertyFile: async (context, { hash, orderId, accessKey }) => {
    const { bytes, contentType } = await openUpload(context, { fileId: hash, orderId, accessKey });
    return { data: { body: bytes.toString('base64'), 'content-type': contentType } };
  },

  deleteOrderPropertyFile: async (context, { hash }) => {
    const session = await context.visitor.find();
    if (!session) throw refusal('upload.notFound');
    const { id: customerId } = session.customer;
    const wasThere = await inTransaction(context, ({ db }) =>
      dropUpload(db, { customerId, fileId: hash }, filesOf(customerId)),
    );
    if (!wasThere) throw refusal('upload.notFound');
    return { data: true };
  },
};

function filesOf(customerId: number): FilesOfCart {
  return { inCart: (db) => cartFileIds(db, customerId), named: (db) => namedFileIds(db, customerId) };
}

/** Files wait in a line of their own to be examined: ten that take long would else have all turns, and keep everybody from everything. */
async function examined(context: Context, bytes: Buffer): Promise<UploadType> {
  if (bytes.length > maximumUploadBytes) {
    throw refusal('upload.tooLarge', { cause: { megabytes: maximumUploadBytes / megabyte } });
  }
  await refuseSpentUploads(context);
  const from = { network: networkOf(context.visitor.address), hasGone: context.hasGone ?? (() => false) };
  const { type, isLate, milliseconds } = await withoutTurn(() => examineUpload(bytes, from)).catch((error) => {
    if (error instanceof BusyError || error instanceof GoneError)
      throw refusal('serviceUnavailable', { retryAfter: 5 });
    throw error;
  });
  await countReading(context, milliseconds);
  if (type) return type;
  await countRefusedUpload(context);
  if (isLate) throw refusal('serviceUnavailable', { retryAfter: 5 });
  throw refusal('upload.refused', { cause: { types: uploadTypeNames } });
}
