import { expect, it } from 'vitest';
import { translateInto } from '../texts/translate.ts';
import { renderMail } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { box, button, paragraph, sums } from './parts.ts';
import { readableOn } from './styles.ts';

const frame: MailFrame = {
  language: 'de',
  text: translateInto('de'),
  shopName: 'Topf & Söhne',
  shopUrl: 'https://shop.example',
  logoUrl: null,
  color: '#ffdd00',
  email: '',
  phone: '',
  premises: ['Tafelwerk GmbH', 'Speicherweg 12', '20457 Hamburg'],
  seller: ['Topf & Söhne GmbH', 'Hamburg'],
};

it('says the same in HTML and in plain text, and signs both', () => {
  const mail = renderMail(frame, {
    subject: 'Ihre Bestellung',
    preheader: 'Wir haben sie.',
    parts: [paragraph('Guten <Tag>,'), sums([{ label: 'Gesamt', value: '9,90 €', kind: 'total' }])],
  });
  expect(mail.text).toBe('Guten <Tag>,\n\nGesamt: 9,90 €\n\n-- \nTopf & Söhne GmbH\nHamburg\n');
  expect(mail.html).toContain('Guten &lt;Tag&gt;,');
  expect(mail.html).toMatch(/font-weight:bold[^"]*">9,90 €/);
  expect(mail.html).toContain('Topf &amp; Söhne GmbH<br>Hamburg');
  expect(mail.html).toContain('<html lang="de">');
  expect(mail.html).toMatch(/display:none[^"]*">Wir haben sie\./);
});

it('shows the name of the shop where there is no logo', () => {
  const { html } = renderMail(frame, { subject: '', preheader: '', parts: [] });
  expect(html).toContain('>Topf &amp; Söhne</a>');
  expect(html).not.toContain('<img');
});

it('lets nobody leave an attribute or a link', () => {
  const parts = [button(frame, 'Öffnen', 'https://shop.example/"onclick="x'), box('"><script>', [])];
  const { html } = renderMail(frame, { subject: '', preheader: '', parts });
  expect(html).not.toMatch(/"onclick|<script/);
});

it.each([
  ['#14493b', '#ffffff'],
  ['#ffdd00', '#000000'],
  ['#ffffff', '#000000'],
  ['#b4622d', '#000000'],
])('what is written on %s is %s', (color, ink) => {
  expect(readableOn(color)).toBe(ink);
});
