import type { Changes } from '../../db/changes.ts';
import { isPhotograph, type MediaFile, type Photograph } from './media-files.ts';
import { addressOfTag } from './picture-tag.ts';

/** So many are remembered, of a few hundred bytes each. */
const mostPhotographs = 5000;

export type KnownPhotographs = {
  /** What is known of the photograph at a path below /media/. */
  find: (path: string) => Photograph | undefined;
  /** What `read` finds there, remembered where it is a photograph that nobody replaced meanwhile. */
  read: <File extends MediaFile>(path: string, read: () => Promise<File | null>) => Promise<File | null>;
};

/**
 * Facts of photographs that were asked for, without their bytes: a page asks for dozens, which need no database then. Whoever puts
 * another picture at an address announces it (`put-picture.ts`); while changes are not heard nothing is remembered.
 */
export function createKnownPhotographs(changes: Pick<Changes, 'subscribe'>): KnownPhotographs {
  const known = new Map<string, Photograph>();
  let isHeard = true;
  let heard = 0;
  changes.subscribe((change) => {
    heard += 1;
    isHeard = change !== 'unheard';
    if (change === 'everything' || change === 'unheard') known.clear();
    else for (const tag of change) known.delete(addressOfTag(tag) ?? '');
  });
  return {
    find: (path) => known.get(`/media/${path}`),
    async read(path, read) {
      const before = heard;
      const file = await read();
      if (file && isPhotograph(file) && isHeard && heard === before) {
        if (known.size >= mostPhotographs) known.clear();
        known.set(`/media/${path}`, file);
      }
      return file;
    },
  };
}
