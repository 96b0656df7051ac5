import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';

/** A mail with made-up content: every `<mail>.samples.ts` exports some as `samples`, for the previews of development. */
export type MailSample = { name: string; content: (frame: MailFrame) => MailContent };
