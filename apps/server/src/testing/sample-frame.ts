import type { Language } from '@mise/rules/languages.ts';
import type { MailFrame } from '../mails/mail-frame.ts';
import { translateInto } from '../texts/translate.ts';

/** Of mails that are made without a shop. */
export function sampleFrame(language: Language): MailFrame {
  return {
    language,
    text: translateInto(language),
    shopName: 'Tafelwerk',
    shopUrl: 'https://shop.example',
    logoUrl: null,
    color: '#14493b',
    email: '',
    phone: '',
    premises: ['Tafelwerk GmbH', 'Speicherweg 12', '20457 Hamburg'],
    seller: ['Tafelwerk GmbH'],
  };
}
