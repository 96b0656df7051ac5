/** So many mails an address gets about one article because somebody asked for them. */
const mostMails = 3;
/** Articles for which an address is asked before it has answered for one. */
const mostUnanswered = 5;

type Asked = {
  /** Whoever asks is known to own the address. */
  isProven: boolean;
  /** The owner of the address said so before. */
  wasConfirmed: boolean;
  /** Mails that it got about the article. */
  mailCount: number;
  /** Other articles that it was asked about by mail and has not answered for. */
  unanswered: number;
};

/**
 * What an address is mailed when somebody asks that it be told about an article: whether that is wanted, or that it is noted, with
 * the link that ends it. `none`: it had enough of these, or somebody who does not own it names it for one article after the other.
 */
export function nextMail({ isProven, wasConfirmed, mailCount, unanswered }: Asked): 'confirm' | 'noted' | 'none' {
  if (mailCount >= mostMails || (!isProven && unanswered >= mostUnanswered)) return 'none';
  return isProven || wasConfirmed ? 'noted' : 'confirm';
}
