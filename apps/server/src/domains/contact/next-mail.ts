/** So many mails an address gets about one article because somebody asked for them. */
const mostMails = 3;

type Asked = {
  /** Whoever asks is known to own the address. */
  isProven: boolean;
  /** The owner of the address said so before. */
  wasConfirmed: boolean;
  /** Mails that it got about the article. */
  mailCount: number;
};

/**
 * What an address is mailed when somebody asks that it be told about an article: whether that is wanted, or that it is noted, with
 * the link that ends it. Null: it had enough of these.
 */
export function nextMail({ isProven, wasConfirmed, mailCount }: Asked): 'confirm' | 'noted' | null {
  if (mailCount >= mostMails) return null;
  return isProven || wasConfirmed ? 'noted' : 'confirm';
}
