/** One mail. `messageId` is stable per subject and kind, so that a second delivery is seen as the same mail. */
export type Mail = {
  to: string;
  /** Where answers go; the sender where it is missing. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
};

/** Hands mails to whoever delivers them. `send` throws while it is away; the job queue tries again. */
export type MailProvider = {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
