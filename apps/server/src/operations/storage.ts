import type { storageOperations } from '@mise/contract/content/storage-operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { addPicture } from '../domains/media/add-picture.ts';
import { findMedia } from '../domains/media/media-files.ts';
import { PictureError } from '../domains/media/picture-error.ts';
import { listPictures, storedPictureWire } from '../domains/media/picture-list.ts';
import { type ExaminedPicture, examinePicture } from '../domains/media/pictures-apart.ts';
import { recordChange } from '../domains/operators/audit.ts';
import { withoutTurn } from '../turns/admission.ts';

export const storageHandlers: HandlersOf<Context, typeof storageOperations> = {
  getStorageItems: async (context, params) => ({ data: (await listPictures(context, params)).objects }),

  getTruncatedStorageItems: async (context, params) => {
    const { objects, next } = await listPictures(context, params);
    return { data: { objects, isTruncated: next !== null, nextContinuationToken: next ?? '' } };
  },

  getStorageMetadata: async ({ db }, { key }) => {
    const file = await findMedia(db, key.replace(/^\/?media\//, ''));
    if (!file) throw refusal('storage.notFound', { cause: { key } });
    return { data: { width: String(file.width ?? 0), height: String(file.height ?? 0) } };
  },

  doUploadStorageItem: async (context, { base64, key }) => {
    const picture = await withoutTurn(() => examineUpload(context.file ?? Buffer.from(base64, 'base64')));
    const file = await addPicture(context.db, { folder: 'uploads', name: key, picture });
    await recordChange(context, {
      operation: 'doUploadStorageItem',
      subject: { kind: 'picture', id: file.path },
      change: { after: { contentType: file.contentType, width: file.width, height: file.height } },
    });
    return { data: { ...(await storedPictureWire(context, file)), path: file.path } };
  },
};

async function examineUpload(bytes: Buffer): Promise<ExaminedPicture> {
  try {
    return await examinePicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw refusal('storage.pictureRefused', { cause: { reason: error.problem } });
  }
}
