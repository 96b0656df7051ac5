import type { Texts } from '../../types.ts';
import { company } from '../company.ts';

/** Legal disclosure under § 5 DDG. */
export const legalDisclosure: Texts = {
  de: `
<h2>Impressum</h2>
<p>Angaben gemäß § 5 DDG. Tafelwerk ist ein Vorführshop: Das Unternehmen ist erfunden, bestellte Ware wird nicht geliefert und Zahlungen werden nicht erwartet.</p>
<address>
${company.name}<br>
${company.street} ${company.houseNumber}<br>
${company.postcode} ${company.town}<br>
Deutschland
</address>
<h3>Kontakt</h3>
<p>Telefon: ${company.phone} (Montag bis Freitag, 8 bis 17 Uhr)<br>
Fax: ${company.fax}<br>
E-Mail: <a href="mailto:${company.email}">${company.email}</a></p>
<h3>Vertretung und Register</h3>
<p>Geschäftsführung: ${company.managers}<br>
Handelsregister: ${company.registerCourt}, ${company.registerNumber}<br>
Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${company.vatId}</p>
<h3>Verpackungsregister</h3>
<p>Unsere Verpackungen sind im Verpackungsregister LUCID der Zentralen Stelle registriert. Registrierungsnummer: ${company.packagingRegisterNumber}.</p>
<h3>Verantwortlich für redaktionelle Inhalte</h3>
<p>Verantwortlich nach § 18 Abs. 2 MStV ist Henrike Lührs, Anschrift wie oben.</p>
<h3>Streitbeilegung</h3>
<p>Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Schreiben Sie uns: Die meisten Fragen klären wir noch am selben Tag.</p>
<h3>Bilder und Texte</h3>
<p>Die Texte, Fotos und Zeichnungen dieses Shops sind urheberrechtlich geschützt. Möchten Sie sie verwenden, etwa für eigene Angebote, fragen Sie uns bitte vorher.</p>`,
  en: `
<h2>Legal notice</h2>
<p>Information required by section 5 of the German Digital Services Act (DDG). Tafelwerk is a demonstration shop: the company is fictitious, goods ordered are not delivered and no payment is expected.</p>
<address>
${company.name}<br>
${company.street} ${company.houseNumber}<br>
${company.postcode} ${company.town}<br>
Germany
</address>
<h3>Contact</h3>
<p>Telephone: ${company.phone} (Monday to Friday, 8 am to 5 pm, Berlin time)<br>
Fax: ${company.fax}<br>
Email: <a href="mailto:${company.email}">${company.email}</a></p>
<h3>Representation and register</h3>
<p>Managing directors: ${company.managers}<br>
Commercial register: ${company.registerCourt} (Hamburg local court), ${company.registerNumber}<br>
VAT identification number: ${company.vatId}</p>
<h3>Packaging register</h3>
<p>Our packaging is registered in the German packaging register LUCID (Zentrale Stelle Verpackungsregister). Registration number: ${company.packagingRegisterNumber}.</p>
<h3>Responsible for editorial content</h3>
<p>Henrike Lührs, address as above, is responsible under section 18 (2) of the German Interstate Media Treaty (MStV).</p>
<h3>Dispute resolution</h3>
<p>We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board (section 36 of the German VSBG). Write to us: we settle most questions on the same day.</p>
<h3>Pictures and texts</h3>
<p>The texts, photographs and drawings in this shop are protected by copyright. If you would like to use them, for example in your own offers, please ask us first.</p>`,
};
