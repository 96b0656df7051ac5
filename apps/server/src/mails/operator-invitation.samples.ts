import type { MailSample } from './mail-sample.ts';
import { operatorInvitation } from './operator-invitation.ts';

export const samples: MailSample[] = [
  {
    name: 'invited',
    content: (frame) =>
      operatorInvitation(frame, {
        name: 'Ida Brand',
        inviter: 'Olga Hofmann',
        setUpUrl: `${frame.shopUrl}/operator/set-up/sample`,
      }),
  },
];
