import type { Texts } from '../../types.ts';
import { company } from '../company.ts';

/** Declaration of accessibility under § 14 BFSG. */
export const accessibilityDeclaration: Texts = {
  de: `
<h2>Erklärung zur Barrierefreiheit</h2>
<p>Diese Erklärung gilt für den Onlineshop Tafelwerk der ${company.name}. Sie beschreibt, wie der Shop die Anforderungen des Barrierefreiheitsstärkungsgesetzes (BFSG) erfüllt. Stand: Januar 2026.</p>
<h3>Beschreibung der Dienstleistung</h3>
<p>Im Shop finden Sie Ausstattung für Hotels, Restaurants und Caterer. Sie können Artikel suchen und vergleichen, in den Warenkorb legen und ohne Kundenkonto bestellen. Nach der Bestellung erhalten Sie eine Bestätigung im Browser und per E-Mail.</p>
<h3>Stand der Vereinbarkeit</h3>
<p>Wir richten uns nach der Norm EN 301 549 und den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Das bedeutet unter anderem:</p>
<ul>
<li>Alle Funktionen lassen sich mit der Tastatur bedienen; wo Sie sind, ist immer sichtbar.</li>
<li>Texte und Bedienelemente haben ausreichend Kontrast und lassen sich auf 200 % vergrößern, ohne dass etwas verloren geht.</li>
<li>Bilder, Felder und Meldungen sind für Vorleseprogramme beschriftet; Fehler werden am Feld genannt und erklären, was zu tun ist.</li>
<li>Bewegte Inhalte lassen sich anhalten; wer im System reduzierte Bewegung einstellt, sieht keine.</li>
<li>Der Bestellweg funktioniert ohne Zeitbegrenzung und ohne Rätsel.</li>
</ul>
<h3>Bekannte Einschränkungen</h3>
<p>Dokumente, die Hersteller uns als Datei überlassen, sind nicht immer barrierefrei. Auf Wunsch geben wir ihren Inhalt in anderer Form heraus.</p>
<h3>Wie wir prüfen</h3>
<p>Jede Fassung des Shops wird automatisch auf Fehler geprüft und mit der Tastatur durchlaufen, bevor sie in Betrieb geht.</p>
<h3>Barriere melden</h3>
<p>Ist Ihnen etwas aufgefallen, das Sie behindert? Schreiben Sie an <a href="mailto:${company.email}">${company.email}</a> oder rufen Sie an: ${company.phone}. Wir antworten innerhalb von fünf Werktagen.</p>
<h3>Zuständige Behörde</h3>
<p>Zuständig für die Marktüberwachung ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.</p>`,
  en: `
<h2>Declaration of accessibility</h2>
<p>This declaration applies to the online shop Tafelwerk of ${company.name}. It describes how the shop meets the requirements of the German Accessibility Strengthening Act (BFSG), which implements the European Accessibility Act. As of January 2026.</p>
<h3>Description of the service</h3>
<p>The shop offers equipment for hotels, restaurants and caterers. You can search for and compare items, put them into a cart and order without an account. After ordering, you receive a confirmation in the browser and by email.</p>
<h3>Conformance status</h3>
<p>We follow the standard EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Among other things, this means:</p>
<ul>
<li>All functions can be operated with the keyboard; where you are is always visible.</li>
<li>Texts and controls have sufficient contrast and can be enlarged to 200% without loss.</li>
<li>Pictures, fields and messages are labelled for screen readers; errors are named at the field and explain what to do.</li>
<li>Moving content can be paused; those who set reduced motion in their system see none.</li>
<li>You can order without a time limit and without puzzles.</li>
</ul>
<h3>Known limitations</h3>
<p>Documents that manufacturers supply as files are not always accessible. On request we provide their content in another form.</p>
<h3>How we test</h3>
<p>Every version of the shop is tested for errors automatically and operated by keyboard before it goes live.</p>
<h3>Reporting a barrier</h3>
<p>Have you come across something that gets in your way? Write to <a href="mailto:${company.email}">${company.email}</a> or call ${company.phone}. We answer within five working days.</p>
<h3>Competent authority</h3>
<p>Market surveillance is the responsibility of the Market Surveillance Authority of the German Federal States for the Accessibility of Products and Services (MLBF) in Magdeburg.</p>`,
};
