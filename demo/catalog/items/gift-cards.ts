import type { DemoItem, Euros } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { sold } from '../sold.ts';

function giftCard(id: number, valueId: number, worth: number) {
  const price: Euros = `${worth}.00`;
  return sold(id, `TW-GS-${worth}`, [valueId], price, [0, 0, 0, 0], {
    availabilityId: 1,
    maximumOrderQuantity: 50,
    gtin: undefined,
  });
}

/** Money in another form: the code comes by mail once the card is paid. */
export const giftCards: DemoItem[] = [
  {
    id: 1990,
    manufacturerId: null,
    categoryIds: [514],
    type: 'default',
    soldTo: { currencies: ['EUR'] },
    vatId: 2,
    isGiftCard: true,
    attributeIds: [90],
    texts: {
      de: {
        name: 'Geschenkgutschein von Tafelwerk per E-Mail',
        shortName: 'Geschenkgutschein',
        shortDescription:
          'Guthaben für den ganzen Shop, zum Verschenken oder für das eigene Team. Der Code kommt per E-Mail.',
        description:
          '<p>Zur Eröffnung, zum Jubiläum oder als Dank an das Team: Mit dem Gutschein sucht sich der Betrieb selbst aus, was er braucht. Sobald die Zahlung da ist, schicken wir den Code per E-Mail.</p><ul><li>Gilt für alle Artikel und den Versand, nicht für weitere Geschenkgutscheine</li><li>In mehreren Bestellungen einlösbar, das Restguthaben bleibt erhalten</li><li>Gültig bis zum Ende des dritten Jahres nach dem Kauf</li></ul><p>Beim Kauf fällt keine Umsatzsteuer an, sondern erst beim Einlösen. Rechnung und Barzahlung sind für Gutscheine nicht möglich.</p>',
        technicalData: factTable([
          ['Form', 'Code aus 20 Zeichen, per E-Mail'],
          ['Gültigkeit', '3 Jahre ab Ende des Kaufjahres'],
          ['Umsatzsteuer', 'Mehrzweckgutschein, steuerfrei beim Kauf'],
        ]),
        metaDescription:
          'Geschenkgutschein für Gastronomie und Hotel: Code per E-Mail, in Teilen einlösbar, drei Jahre gültig.',
        keywords: 'Geschenkgutschein, Gutschein, Wertgutschein, Geschenkkarte, Guthaben, Geschenk',
        urlPath: 'buffet-bar/tischaccessoires/geschenkgutschein',
      },
      en: {
        name: 'Tafelwerk gift card by email',
        shortName: 'Gift card',
        shortDescription: 'Credit for the whole shop, as a present or for your own team. The code comes by email.',
        description:
          '<p>For an opening, an anniversary or as a thank-you to the team: with the card, the business picks what it needs. As soon as the payment is in, we send the code by email.</p><ul><li>Valid for all items and for delivery, not for further gift cards</li><li>Can be used for several orders, the remaining credit is kept</li><li>Valid until the end of the third year after the purchase</li></ul><p>No VAT is charged when it is bought, only when it is used. Gift cards cannot be bought on invoice or paid in cash.</p>',
        technicalData: factTable([
          ['Form', 'Code of 20 characters, by email'],
          ['Validity', '3 years from the end of the year of purchase'],
          ['VAT', 'Multi-purpose voucher, no VAT on purchase'],
        ]),
        metaDescription: 'Gift card for restaurants and hotels: code by email, used in parts, valid for three years.',
        keywords: 'gift card, gift voucher, voucher, credit, present',
        urlPath: 'buffet-bar/table-accessories/gift-card',
      },
    },
    variations: [
      giftCard(19_901, 9001, 25),
      giftCard(19_902, 9002, 50),
      giftCard(19_903, 9003, 100),
      giftCard(19_904, 9004, 250),
    ],
    pictures: [
      pictureOf('gift-card', '#1F4D3A', 'Gutscheinkarte mit goldener Schleife', 'Gift card with a golden bow'),
      pictureOf(
        'gift-card',
        '#1F4D3A',
        'Gutscheinkarte, halb aus der Hülle gezogen',
        'Gift card half out of its sleeve',
      ),
    ],
  },
];
