import { globSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@mise/rules/languages.ts';
import { renderMail } from '@mise/server/mails/layout.ts';
import type { MailFrame } from '@mise/server/mails/mail-frame.ts';
import type { MailSample } from '@mise/server/mails/mail-sample.ts';
import { translateInto } from '@mise/server/texts/translate.ts';
import { expect, test } from './fixtures.ts';

const folder = path.resolve(import.meta.dirname, '../apps/server/src/mails');
const files = globSync('*.samples.ts', { cwd: folder }).sort();

/** A logo far too wide, and a seller whose address nobody can break. */
const frame: Omit<MailFrame, 'language' | 'text'> = {
  shopName: 'Tafelwerk',
  shopUrl: 'https://shop.example',
  logoUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="40"/>')}`,
  color: '#14493b',
  email: '',
  phone: '+49 40 66969-120',
  premises: ['Tafelwerk GmbH', 'Speicherweg 12', '20457 Hamburg'],
  seller: ['Tafelwerk GmbH', 'bestellungen-und-rechnungen@tafelwerk-gastronomiebedarf.example'],
};

for (const file of files) {
  test(`${file.replace('.samples.ts', '')} is one column on a telephone: nothing sticks out of its card`, async ({
    page,
  }) => {
    const { samples }: { samples: MailSample[] } = await import(path.join(folder, file));
    expect(samples).not.toEqual([]);
    for (const language of languages)
      for (const width of [320, 390, 800])
        for (const { name, content } of samples) {
          const ofLanguage = { ...frame, language, text: translateInto(language) };
          await page.setViewportSize({ width, height: 800 });
          await page.setContent(renderMail(ofLanguage, content(ofLanguage)).html);
          const cards = page.locator('td[bgcolor="#ffffff"]');
          const [card, contents] = await Promise.all([
            cards.evaluate((card) => card.getBoundingClientRect().right),
            page.locator('table table *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right)),
          ]);
          expect(Math.max(...contents), `${name}, ${language}, ${width} px`).toBeLessThanOrEqual(card);
          expect(card).toBeLessThanOrEqual(width);
          expect(await page.locator('th').evaluateAll(brokenWords), `${name}, ${language}, ${width} px`).toEqual([]);
        }
  });
}

/** Labels of one word that stand in two lines. */
function brokenWords(labels: Element[]): string[] {
  const isBroken = (label: Element) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return !/[\s\u00ad-]/.test(label.textContent.trim()) && range.getClientRects().length > 1;
  };
  return labels.filter(isBroken).map((label) => label.textContent);
}
