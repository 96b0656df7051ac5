import type { Language } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { invitationToken } from '../domains/operators/invitations.ts';
import { operatorById } from '../domains/operators/operators.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { operatorInvitation } from '../mails/operator-invitation.ts';
import { sendMail } from '../mails/send-mail.ts';

export type InvitationMail = {
  operatorId: number;
  /** Name of whoever invites. */
  inviter: string;
  language: Language;
  requestId: string;
};

/** Sends somebody who was invited to run the shop the link that opens the account, unless the invitation was taken back. */
export async function sendOperatorInvitation(shop: Shop, invitation: InvitationMail): Promise<void> {
  const { operatorId, inviter, language, requestId } = invitation;
  const invited = await operatorById(shop.db, operatorId);
  if (invited?.state !== 'invited') return;
  const frame = await mailFrameOf(shop, language);
  const setUpUrl = frame.shopUrl + pathTo.operatorSetUp(invitationToken(shop.secret, invitation));
  await sendMail(shop, {
    to: invited.email,
    about: `operator-${operatorId}-invitation-${requestId}`,
    frame,
    content: operatorInvitation(frame, { name: invited.name, inviter, setUpUrl }),
  });
}
