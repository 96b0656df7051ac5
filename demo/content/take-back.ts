import { company } from '../shop/company.ts';
import type { DemoPage } from '../types.ts';
import { blockUuid, textCard } from './blocks.ts';

const uuid = (block: number) => blockUuid(912, block);
const address = `${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}`;

/** "Altgeräte & Batterien": what ElektroG § 18 and BattDG want told, and how giving back works here. */
export const takeBackPage: DemoPage = {
  identifier: 912,
  blocks: [
    textCard(uuid(1), {
      de: {
        title: 'Altgeräte und Batterien zurückgeben',
        html: '<p>Die durchgestrichene Mülltonne heißt: getrennt sammeln. Elektrogeräte, Batterien und Akkus enthalten Metalle, die wiederverwertet werden, und Stoffe, die Umwelt und Gesundheit schaden können. Sie dürfen nicht in den Restmüll; wer sie hat, ist gesetzlich verpflichtet, sie getrennt abzugeben.</p>',
      },
      en: {
        title: 'Returning old equipment and batteries',
        html: '<p>The crossed-out bin means: collect separately. Electrical equipment and batteries contain metals that are recycled, and substances that can harm the environment and health. They must not go into residual waste; whoever has them is obliged by law to hand them in separately.</p>',
      },
    }),
    textCard(uuid(2), {
      de: {
        title: 'Elektrogeräte (ElektroG)',
        html: `<ul>
<li><strong>Vor der Abgabe:</strong> Nehmen Sie Altbatterien, Akkus und Lampen heraus, wenn das geht, ohne das Gerät zu zerstören. Löschen Sie Ihre Daten, etwa das Protokoll eines Zimmersafes: Dafür sind Sie selbst verantwortlich.</li>
<li><strong>Kleine Geräte</strong> bis 25 cm Kantenlänge nehmen wir kostenlos zurück, bis zu drei je Geräteart, auch ohne dass Sie etwas kaufen: abgeben in unserem Lager oder mit einem Rücksendeschein, den wir Ihnen schicken.</li>
<li><strong>Große Geräte</strong> nimmt der Fahrer kostenlos mit, wenn er Ihnen ein neues Gerät derselben Art liefert. Sagen Sie es uns bei der Bestellung.</li>
<li><strong>Jederzeit</strong> nehmen die Sammelstellen der Städte und Gemeinden Altgeräte aus Haushalten und in haushaltsüblicher Menge an. Ganze Ausstattungen von Betrieben holen wir nach Absprache.</li>
</ul>`,
      },
      en: {
        title: 'Electrical equipment (ElektroG)',
        html: `<ul>
<li><strong>Before you hand it in:</strong> take out used batteries and lamps where this is possible without destroying the equipment. Delete your data, such as the log of a room safe: that is your own responsibility.</li>
<li><strong>Small equipment</strong> with edges up to 25 cm is taken back free of charge, up to three of a kind, even if you buy nothing: hand it in at our warehouse or use a returns label that we send you.</li>
<li><strong>Large equipment</strong> is taken away free of charge by the driver who delivers new equipment of the same kind. Tell us when you order.</li>
<li><strong>At any time</strong> municipal collection points accept old equipment from households and in household quantities. We collect whole installations of businesses by arrangement.</li>
</ul>`,
      },
    }),
    textCard(uuid(3), {
      de: {
        title: 'Batterien und Akkus (BattDG, früher BattG)',
        html: `<ul>
<li>Altbatterien der Art, die wir verkaufen, nehmen wir unentgeltlich und in üblicher Menge zurück, ohne dass Sie neue kaufen: im Lager oder ausreichend frankiert an ${address}.</li>
<li>Kleben Sie die Pole von Lithiumbatterien ab. Beschädigte oder aufgeblähte Akkus schicken Sie bitte nicht; rufen Sie uns an: ${company.phone}.</li>
<li>Unter der Mülltonne stehen die Zeichen der Schwermetalle: <strong>Cd</strong> für Cadmium, <strong>Pb</strong> für Blei, <strong>Hg</strong> für Quecksilber.</li>
</ul>`,
      },
      en: {
        title: 'Batteries (BattDG, formerly BattG)',
        html: `<ul>
<li>We take back used batteries of the kind we sell, free of charge and in usual quantities, without your buying new ones: at our warehouse, or sent with sufficient postage to ${address}.</li>
<li>Cover the poles of lithium batteries with tape. Please do not send damaged or swollen ones; call us: ${company.phone}.</li>
<li>Below the bin stand the signs of heavy metals: <strong>Cd</strong> for cadmium, <strong>Pb</strong> for lead, <strong>Hg</strong> for mercury.</li>
</ul>`,
      },
    }),
  ],
};
