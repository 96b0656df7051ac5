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
<p>Beim Aufruf einer Seite verarbeitet unser Server die IP-Adresse, den Zeitpunkt, die aufgerufene Adresse und die Kennung des Browsers. Das ist nötig, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Die Protokolle löschen wir nach 14 Tagen. Schriften, Bilder und Programme kommen von unserem eigenen Server; beim Aufruf einer Seite werden keine Daten an andere Anbieter übermittelt. Nur wenn Sie Kartendaten eingeben, lädt die Seite die Eingabefelder von unserem Zahlungsdienstleister (Ziffer 6).</p>
<h3>3. Cookies und Speicher des Browsers</h3>
<p>Wir setzen nur Cookies, die für Funktionen nötig sind, die Sie selbst nutzen (§ 25 Abs. 2 Nr. 2 TDDDG); eine Einwilligung ist dafür nicht erforderlich.</p>
<table>
<thead><tr><th scope="col">Zweck</th><th scope="col">Wann</th><th scope="col">Dauer</th></tr></thead>
<tbody>
<tr><td>Sitzung: hält Warenkorb, Merkliste, Kasse und Anmeldung zusammen</td><td>sobald Sie etwas in den Warenkorb oder auf die Merkliste legen oder sich anmelden</td><td>30 Tage nach dem letzten Besuch</td></tr>
<tr><td>Gerät: erkennt an einer Zufallskennung den Browser wieder, in dem Sie sich angemeldet haben, damit fremde Anmeldeversuche Sie dort nicht aussperren</td><td>wenn Sie sich anmelden oder ein neues Passwort setzen</td><td>180 Tage nach der letzten Anmeldung</td></tr>
<tr><td>Preise: merkt sich, ob Sie netto oder brutto sehen und welche Kundengruppe gilt</td><td>wenn Sie umschalten oder sich anmelden</td><td>ein Jahr, bei Anmeldung bis zur Abmeldung</td></tr>
<tr><td>Darstellung: zeigt Listen so, wie Sie sie zuletzt gesehen haben</td><td>wenn Sie zwischen Karten und Liste wechseln</td><td>ein Jahr</td></tr>
<tr><td>Sprache: merkt sich Ihre Sprache, auch für E-Mails</td><td>wenn Sie die Sprache wechseln</td><td>100 Tage</td></tr>
</tbody>
</table>
<p>Zuletzt angesehene Artikel, Ihren Artikelvergleich, ob Sie Mengen in Packungen oder Stück eingeben, und angefangene Formulare hält Ihr Browser in seinem eigenen Speicher fest; an uns übermittelt werden sie dabei nicht. Nennt der Link, über den Sie kommen, die Kennung eines Partners (ReferrerID), merkt sich der Browser sie, bis Sie den Tab schließen, und teilt sie uns mit, sobald Sie etwas in den Warenkorb legen, sich anmelden oder bestellen; so sehen wir, über wen eine Bestellung kam (Art. 6 Abs. 1 Buchst. f DSGVO).</p>
<h3>4. Bestellung</h3>
<p>Für eine Bestellung brauchen wir Ihren Namen, die Anschriften, eine E-Mail-Adresse und die Angaben zur gewählten Zahlungs- und Versandart; Telefonnummer, Firma und Umsatzsteuer-ID sind freiwillig, soweit sie nicht als Pflichtfeld gekennzeichnet sind. Wir verwenden diese Daten, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO), und bewahren Rechnungen und Buchungsbelege acht Jahre, Handelsbriefe sechs Jahre auf (Art. 6 Abs. 1 Buchst. c DSGVO in Verbindung mit § 147 AO und § 257 HGB). Eine Umsatzsteuer-ID prüfen wir über das System VIES der Europäischen Kommission. Adressen und Warenkorb von Gästen löschen wir 30 Tage nach dem letzten Besuch. Dateien, die Sie für Druck oder Gravur hochladen, sehen nur Sie und wir; wir bewahren sie mit der Bestellung auf und löschen sie mit der Position, wenn Sie diese entfernen, oder nach einem Tag, wenn Sie sie nicht in den Warenkorb legen.</p>
<h3>5. Kundenkonto und Bewertungen</h3>
<p>Für ein Kundenkonto speichern wir, was Sie dort angeben, und zu jeder Anmeldung Browser, Betriebssystem und Zeitpunkt, damit Sie fremde Anmeldungen erkennen (Art. 6 Abs. 1 Buchst. b und f DSGVO). Sie können Ihre Daten im Konto herunterladen und das Konto dort jederzeit löschen. Bewertungen sind öffentlich, mit dem Namen, den Sie dabei angeben; löschen Sie Ihr Konto, bleiben sie ohne Namen stehen.</p>
<h3>6. Zahlung</h3>
<p>Zahlen Sie mit Kreditkarte, PayPal oder eps-Überweisung, wickelt das die Mollie B.V., Keizersgracht 126, 1015 CW Amsterdam, für uns ab. Sie erhält Bestellnummer, Betrag und Sprache (Art. 6 Abs. 1 Buchst. b DSGVO) und verarbeitet Ihre Zahlungsdaten in eigener Verantwortung; Kartendaten sehen wir nicht. Bei PayPal gilt das ebenso für die PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, 2449 Luxemburg.</p>
<h3>7. Versand</h3>
<p>Name und Lieferanschrift geben wir an den Versanddienst weiter, den Sie an der Kasse wählen. E-Mail-Adresse und Telefonnummer erhält er nur, wenn Sie an der Kasse zustimmen (Art. 6 Abs. 1 Buchst. a DSGVO); die Einwilligung ist freiwillig, bestellen können Sie auch ohne sie, und Sie können sie jederzeit widerrufen. Bestellen Sie bei der Spedition den Anruf vor Anlieferung, erhält sie dafür die Telefonnummer der Lieferadresse (Art. 6 Abs. 1 Buchst. b DSGVO). Suchen Sie eine Packstation oder Filiale oder einen Wunschtag, erhält er dafür die Postleitzahl oder den Ort.</p>
<h3>8. Kontakt</h3>
<p>Wenn Sie uns schreiben oder anrufen, verarbeiten wir Ihre Angaben, um Ihre Frage zu beantworten (Art. 6 Abs. 1 Buchst. b und f DSGVO). Wir löschen sie, sobald die Sache erledigt ist und keine Aufbewahrungspflicht entgegensteht, spätestens nach zwei Jahren.</p>
<p>Widerrufen Sie online einen Vertrag, verarbeiten wir Namen, E-Mail-Adresse und die Angaben zur Bestellung, um den Eingang zu bestätigen und den Vertrag rückabzuwickeln (Art. 6 Abs. 1 Buchst. b und c DSGVO), und bewahren die Erklärung als Handelsbrief sechs Jahre auf.</p>
<p>Möchten Sie erfahren, wann ein ausverkaufter Artikel wieder lieferbar ist, speichern wir dafür Ihre E-Mail-Adresse und den Artikel und bitten Sie, das über den Link in unserer E-Mail zu bestätigen (Art. 6 Abs. 1 Buchst. a DSGVO). Wir schreiben Ihnen einmal und löschen die Adresse danach; ohne Bestätigung nach sieben Tagen, sonst spätestens nach einem Jahr. Abmelden können Sie sich jederzeit über den Link in unseren E-Mails.</p>
<h3>9. Empfänger</h3>
<p>Dienstleister, die für uns Server betreiben oder E-Mails zustellen, sind nach Art. 28 DSGVO an unsere Weisungen gebunden. Eine Übermittlung in Länder außerhalb der EU findet nur statt, wenn Sie dorthin liefern lassen.</p>
<h3>10. Ihre Rechte</h3>
<p>Sie haben das Recht auf</p>
<ul>
<li>Auskunft über Ihre Daten (Art. 15 DSGVO),</li>
<li>Berichtigung und Löschung (Art. 16 und 17 DSGVO),</li>
<li>Einschränkung der Verarbeitung (Art. 18 DSGVO),</li>
<li>Herausgabe in einem gängigen Format (Art. 20 DSGVO),</li>
<li>Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO),</li>
<li>Beschwerde bei einer Aufsichtsbehörde, etwa dem Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit (Art. 77 DSGVO).</li>
</ul>
<h3>11. Widerspruchsrecht</h3>
<p>Soweit wir Daten aufgrund berechtigter Interessen verarbeiten, können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Eine Nachricht an <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> genügt.</p>
<p>Eine automatisierte Entscheidung im Einzelfall einschließlich Profiling findet nicht statt.</p>`,
  en: `
<h2>Privacy policy</h2>
<p>This page explains which data this shop processes, for what purpose and for how long. Tafelwerk is a demonstration shop: when trying it out, please do not enter real data of other people.</p>
<h3>1. Controller</h3>
<p>${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Germany, telephone ${company.phone}. We answer questions about data protection at <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a>.</p>
<h3>2. Visiting the shop</h3>
<p>When you open a page, our server processes the IP address, the time, the address requested and the identification of your browser. This is necessary to deliver the page and to ward off attacks (Art. 6 (1) (f) GDPR). We delete these logs after 14 days. Fonts, pictures and scripts come from our own server; opening a page transmits no data to other providers. Only where you enter card details does the page load the fields from our payment provider (section 6).</p>
<h3>3. Cookies and browser storage</h3>
<p>We set only cookies that are necessary for functions you use yourself (section 25 (2) no. 2 of the German TDDDG); they require no consent.</p>
<table>
<thead><tr><th scope="col">Purpose</th><th scope="col">When</th><th scope="col">Duration</th></tr></thead>
<tbody>
<tr><td>Session: holds cart, wishlist, checkout and login together</td><td>as soon as you put something into the cart or on the wishlist, or log in</td><td>30 days after your last visit</td></tr>
<tr><td>Device: recognises, by a random identifier, the browser in which you logged in, so that login attempts by others do not lock you out there</td><td>when you log in or set a new password</td><td>180 days after the last login</td></tr>
<tr><td>Prices: remembers whether you see net or gross prices, and your customer group</td><td>when you switch, or log in</td><td>one year; if you log in, until you log out</td></tr>
<tr><td>View: shows lists as you last saw them</td><td>when you change between cards and list</td><td>one year</td></tr>
<tr><td>Language: remembers your language, also for emails</td><td>when you change the language</td><td>100 days</td></tr>
</tbody>
</table>
<p>Recently viewed products, your product comparison, whether you enter quantities in packs or pieces, and forms you have begun are kept by your browser in its own storage; this does not send them to us. Where the link that brings you here names a partner (ReferrerID), your browser remembers that name until you close the tab and tells us as soon as you put something into the cart, log in or order; this shows us through whom an order came (Art. 6 (1) (f) GDPR).</p>
<h3>4. Orders</h3>
<p>For an order we need your name, the addresses, an email address and the details of the payment and shipping methods you choose; telephone number, company and VAT ID are optional unless marked as required. We use these data to perform the contract (Art. 6 (1) (b) GDPR) and keep invoices and accounting records for eight years and business letters for six years (Art. 6 (1) (c) GDPR in conjunction with section 147 AO and section 257 HGB). We check VAT IDs through the VIES system of the European Commission. Addresses and carts of guests are deleted 30 days after their last visit. Files that you upload for printing or engraving are seen by you and us alone; we keep them with the order, and delete them with their line in the cart if you remove it, or after one day if you do not put them into the cart.</p>
<h3>5. Customer account and reviews</h3>
<p>For a customer account we store what you enter there and, for each login, browser, operating system and time, so that you can recognise logins that are not yours (Art. 6 (1) (b) and (f) GDPR). In your account you can download your data and delete the account at any time. Reviews are public, with the name you give; if you delete your account, they remain without a name.</p>
<h3>6. Payment</h3>
<p>If you pay by credit card, PayPal or eps transfer, Mollie B.V., Keizersgracht 126, 1015 CW Amsterdam, Netherlands, handles this for us. It receives order number, amount and language (Art. 6 (1) (b) GDPR) and processes your payment details on its own responsibility; we do not see card details. With PayPal the same applies to PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, 2449 Luxembourg.</p>
<h3>7. Shipping</h3>
<p>We pass your name and delivery address on to the carrier you choose at checkout. The carrier receives your email address and telephone number only if you agree at checkout (Art. 6 (1) (a) GDPR); that consent is voluntary, you can order without it and withdraw it at any time. If you book a call before delivery with the freight carrier, it receives the telephone number of the delivery address for this purpose (Art. 6 (1) (b) GDPR). If you look for a parcel locker, a post office or a preferred day, the carrier receives the postcode or town for this purpose.</p>
<h3>8. Contact</h3>
<p>When you write to us or call us, we process your details in order to answer your question (Art. 6 (1) (b) and (f) GDPR). We delete them when the matter is settled and no retention duty applies, after two years at the latest.</p>
<p>If you withdraw from a contract online, we process your name, email address and what you tell us about the order in order to confirm receipt and to unwind the contract (Art. 6 (1) (b) and (c) GDPR), and keep your statement for six years as business correspondence.</p>
<p>If you would like to know when a sold-out item is back in stock, we store your email address and the item for this purpose and ask you to confirm it through the link in our email (Art. 6 (1) (a) GDPR). We write to you once and then delete the address; without confirmation after seven days, otherwise after one year at the latest. You can unsubscribe at any time through the link in our emails.</p>
<h3>9. Recipients</h3>
<p>Service providers who run servers or deliver emails for us are bound by our instructions (Art. 28 GDPR). Data are transferred to countries outside the EU only if you have goods delivered there.</p>
<h3>10. Your rights</h3>
<p>You have the right to</p>
<ul>
<li>access to your data (Art. 15 GDPR),</li>
<li>rectification and erasure (Art. 16 and 17 GDPR),</li>
<li>restriction of processing (Art. 18 GDPR),</li>
<li>data portability (Art. 20 GDPR),</li>
<li>withdraw consent with effect for the future (Art. 7 (3) GDPR),</li>
<li>lodge a complaint with a supervisory authority, for example the Hamburg Commissioner for Data Protection and Freedom of Information (Art. 77 GDPR).</li>
</ul>
<h3>11. Right to object</h3>
<p>Where we process data on the basis of legitimate interests, you may object at any time on grounds relating to your particular situation (Art. 21 GDPR). A message to <a href="mailto:${company.privacyEmail}">${company.privacyEmail}</a> is enough.</p>
<p>There is no automated individual decision-making, including profiling.</p>`,
};
