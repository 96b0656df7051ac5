import type { Area, Catalogues } from './areas.ts';

/** Every message of the shop, as the German catalogues name it: an id that does not exist does not compile. */
export type MessageId = { [Each in Area]: Exclude<keyof Catalogues[Each], 'default'> }[Area];

declare module '@lingui/core' {
  interface Register {
    messageIds: MessageId;
  }
}
