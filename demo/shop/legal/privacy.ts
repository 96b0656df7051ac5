import type { Texts } from '../../types.ts';
import { company } from '../company.ts';

/** Privacy policy under articles 13 and 14 GDPR; it describes what the shop really does. */
export const privacyPolicy: Texts = {
  de: `
<h2>Datenschutzerklärung</h2>
<p>Hier steht, welche Daten dieser Shop verarbeitet, wozu und wie lange. Tafelwerk ist ein Vorführshop: Bitte geben Sie beim Ausprobieren keine echten Daten anderer Personen ein.</p>
<h3>1. Verantwortlicher</h3>
<p>${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Telefon ${company.phone}. Fragen zum Datenschutz beantworten wir unter <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a>.</p>
<h3>2. Besuch des Shops</h3>
<p>Beim Aufruf einer Seite verarbeitet unser Server die IP-Adresse, den Zeitpunkt, die aufgerufene Adresse und die Kennung des Browsers. Das ist nötig, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Die Protokolle löschen wir nach 14 Tagen. Schriften, Bilder und Programme kommen von unserem eigenen Server; beim Aufruf einer Seite werden keine Daten an andere Anbieter übermittelt.</p>
<h3>3. Cookies</h3>
<p>Ohne Ihre Einwilligung setzen wir nur Cookies, die für den Betrieb des Shops nötig sind (§ 25 Abs. 2 Nr. 2 TDDDG).</p>
<table>
<thead><tr><th scope="col">Zweck</th><th scope="col">Wann</th><th scope="col">Dauer</th></tr></thead>
<tbody>
<tr><td>Sitzung: hält Warenkorb und Kasse zusammen</td><td>sobald Sie etwas in den Warenkorb legen</td><td>bis zum Ende der Sitzung, höchstens 30 Tage</td></tr>
<tr><td>Sprache: merkt sich Ihre Sprache, auch für E-Mails</td><td>wenn Sie die Sprache wechseln</td><td>100 Tage</td></tr>
</tbody>
</table>
<h3>4. Bestellung</h3>
<p>Für eine Bestellung brauchen wir Ihren Namen, die Anschriften, eine E-Mail-Adresse und die Angaben zur gewählten Zahlungs- und Versandart; Telefonnummer, Firma und Umsatzsteuer-Identifikationsnummer sind freiwillig, soweit sie nicht als Pflichtfeld gekennzeichnet sind. Wir verwenden diese Daten, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO), und bewahren Rechnungen und Buchungsbelege acht Jahre, Handelsbriefe sechs Jahre auf (Art. 6 Abs. 1 Buchst. c DSGVO in Verbindung mit § 147 AO und § 257 HGB).</p>
<h3>5. Versand</h3>
<p>Name und Lieferanschrift geben wir an den Versanddienst weiter, den Sie an der Kasse wählen. E-Mail-Adresse und Telefonnummer erhält er nur, wenn Sie an der Kasse zustimmen (Art. 6 Abs. 1 Buchst. a DSGVO); die Einwilligung können Sie jederzeit widerrufen.</p>
<h3>6. Kontakt</h3>
<p>Wenn Sie uns schreiben oder anrufen, verarbeiten wir Ihre Angaben, um Ihre Frage zu beantworten (Art. 6 Abs. 1 Buchst. b und f DSGVO). Wir löschen sie, sobald die Sache erledigt ist und keine Aufbewahrungspflicht entgegensteht, spätestens nach zwei Jahren.</p>
<p>Möchten Sie erfahren, wann ein ausverkaufter Artikel wieder lieferbar ist, speichern wir dafür Ihre E-Mail-Adresse und den Artikel und bitten Sie, das über den Link in unserer E-Mail zu bestätigen (Art. 6 Abs. 1 Buchst. a DSGVO). Wir schreiben Ihnen einmal und löschen die Adresse danach; ohne Bestätigung nach sieben Tagen, sonst spätestens nach einem Jahr. Abmelden können Sie sich jederzeit über den Link in unseren E-Mails.</p>
<h3>7. Empfänger</h3>
<p>Dienstleister, die für uns Server betreiben oder E-Mails zustellen, sind nach Art. 28 DSGVO an unsere Weisungen gebunden. Eine Übermittlung in Länder außerhalb der EU findet nur statt, wenn Sie dorthin liefern lassen.</p>
<h3>8. Ihre Rechte</h3>
<p>Sie haben das Recht auf</p>
<ul>
<li>Auskunft über Ihre Daten (Art. 15 DSGVO),</li>
<li>Berichtigung und Löschung (Art. 16 und 17 DSGVO),</li>
<li>Einschränkung der Verarbeitung (Art. 18 DSGVO),</li>
<li>Herausgabe in einem gängigen Format (Art. 20 DSGVO),</li>
<li>Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO),</li>
<li>Beschwerde bei einer Aufsichtsbehörde, etwa dem Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit (Art. 77 DSGVO).</li>
</ul>
<h3>9. Widerspruchsrecht</h3>
<p>Soweit wir Daten auf Grund berechtigter Interessen verarbeiten, können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Eine Nachricht an <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> genügt.</p>
<p>Eine automatisierte Entscheidung im Einzelfall einschließlich Profiling findet nicht statt.</p>`,
  en: `
<h2>Privacy policy</h2>
<p>This page explains which data this shop processes, for what purpose and for how long. Tafelwerk is a demonstration shop: when trying it out, please do not enter real data of other people.</p>
<h3>1. Controller</h3>
<p>${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Germany, telephone ${company.phone}. We answer questions about data protection at <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a>.</p>
<h3>2. Visiting the shop</h3>
<p>When you open a page, our server processes the IP address, the time, the address requested and the identification of your browser. This is necessary to deliver the page and to ward off attacks (Art. 6 (1) (f) GDPR). We delete these logs after 14 days. Fonts, pictures and scripts come from our own server; opening a page transmits no data to other providers.</p>
<h3>3. Cookies</h3>
<p>Without your consent we set only cookies that are necessary to run the shop (section 25 (2) no. 2 of the German TDDDG).</p>
<table>
<thead><tr><th scope="col">Purpose</th><th scope="col">When</th><th scope="col">Duration</th></tr></thead>
<tbody>
<tr><td>Session: holds cart and checkout together</td><td>as soon as you put something into the cart</td><td>until the end of the session, 30 days at most</td></tr>
<tr><td>Language: remembers your language, also for emails</td><td>when you change the language</td><td>100 days</td></tr>
</tbody>
</table>
<h3>4. Orders</h3>
<p>For an order we need your name, the addresses, an email address and the details of the payment and shipping methods you choose; telephone number, company and VAT number are optional unless marked as required. We use these data to perform the contract (Art. 6 (1) (b) GDPR) and keep invoices and accounting records for eight years and business letters for six years (Art. 6 (1) (c) GDPR in conjunction with section 147 AO and section 257 HGB).</p>
<h3>5. Shipping</h3>
<p>We pass your name and delivery address on to the carrier you choose at checkout. The carrier receives your email address and telephone number only if you agree at checkout (Art. 6 (1) (a) GDPR); you can withdraw that consent at any time.</p>
<h3>6. Contact</h3>
<p>When you write to us or call us, we process your details in order to answer your question (Art. 6 (1) (b) and (f) GDPR). We delete them when the matter is settled and no retention duty applies, after two years at the latest.</p>
<p>If you would like to know when a sold-out item is back in stock, we store your email address and the item for this purpose and ask you to confirm it through the link in our email (Art. 6 (1) (a) GDPR). We write to you once and then delete the address; without confirmation after seven days, otherwise after one year at the latest. You can unsubscribe at any time through the link in our emails.</p>
<h3>7. Recipients</h3>
<p>Service providers who run servers or deliver emails for us are bound by our instructions (Art. 28 GDPR). Data are transferred to countries outside the EU only if you have goods delivered there.</p>
<h3>8. Your rights</h3>
<p>You have the right to</p>
<ul>
<li>access to your data (Art. 15 GDPR),</li>
<li>rectification and erasure (Art. 16 and 17 GDPR),</li>
<li>restriction of processing (Art. 18 GDPR),</li>
<li>data portability (Art. 20 GDPR),</li>
<li>withdraw consent with effect for the future (Art. 7 (3) GDPR),</li>
<li>lodge a complaint with a supervisory authority, for example the Hamburg Commissioner for Data Protection and Freedom of Information (Art. 77 GDPR).</li>
</ul>
<h3>9. Right to object</h3>
<p>Where we process data on the basis of legitimate interests, you may object at any time on grounds relating to your particular situation (Art. 21 GDPR). A message to <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> is enough.</p>
<p>There is no automated individual decision-making, including profiling.</p>`,
};
