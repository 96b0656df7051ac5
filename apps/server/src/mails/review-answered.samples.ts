import { inLanguage } from '@mise/rules/languages.ts';
import type { MailSample } from './mail-sample.ts';
import { reviewAnswered } from './review-answered.ts';

const product = { de: 'Farbwerk Teller flach, Terracotta', en: 'Farbwerk plate, terracotta' };
const title = { de: 'Schöne Glasur, <kleine> Abweichung', en: 'Lovely glaze, <slight> variation' };
const reply = {
  de: 'Vielen Dank! Die Glasur wird von Hand aufgetragen, deshalb ist kein Teller wie der andere.\nSchicken Sie uns gern ein Foto.',
  en: 'Thank you! The glaze is applied by hand, so no two plates are alike.\nDo send us a photo.',
};

export const samples: MailSample[] = [
  {
    name: 'a reply of two lines',
    content: (frame) =>
      reviewAnswered(frame, {
        product: inLanguage(product, frame.language),
        title: inLanguage(title, frame.language),
        reply: inLanguage(reply, frame.language),
        reviewsUrl: `${frame.shopUrl}/sample#reviews`,
      }),
  },
];
