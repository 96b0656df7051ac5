import PostalMime, { type Address } from 'postal-mime';

/** A mail as the mailbox keeps it. */
export type Mail = {
  /** Number in the order of arrival, from 1. */
  id: number;
  /** Moment of arrival, ISO 8601. */
  receivedAt: string;
  from: string;
  /** Addresses that the mail was handed over for: those of the envelope, which also knows hidden copies. */
  to: string[];
  subject: string;
  /** With its angle brackets, as it was sent. */
  messageId: string | null;
  /** Number of the first mail with the same Message-ID: a mail may be sent more than once, but not as another. */
  repeatOf: number | null;
  text: string | null;
  html: string | null;
  attachments: { filename: string; mimeType: string; size: number }[];
  /** All bytes of the mail, one character each (latin1). */
  source: string;
};

/** What a list shows of it. */
export type MailHead = Omit<Mail, 'text' | 'html' | 'source'>;

/** A mail that has arrived and is not yet numbered. */
export type ArrivedMail = Omit<Mail, 'id' | 'repeatOf'>;

export async function readMail(source: Buffer, recipients: string[], receivedAt: Date): Promise<ArrivedMail> {
  const mail = await PostalMime.parse(source);
  return {
    receivedAt: receivedAt.toISOString(),
    from: mail.from ? formatAddress(mail.from) : '',
    to: recipients,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? null,
    text: mail.text ?? null,
    html: mail.html ?? null,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
    source: source.toString('latin1'),
  };
}

/** Bytes of one attachment, counted from 0. */
export async function readAttachment(mail: Mail, index: number): Promise<Buffer | undefined> {
  const parsed = await PostalMime.parse(Buffer.from(mail.source, 'latin1'));
  const content = parsed.attachments[index]?.content;
  return content === undefined ? undefined : Buffer.from(content as Uint8Array<ArrayBuffer>);
}

function formatAddress({ name, address }: Address): string {
  return name ? `${name} <${address ?? ''}>` : (address ?? '');
}
