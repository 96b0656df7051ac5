import { manufacturers } from '../catalog/manufacturers.ts';
import { company } from '../shop/company.ts';
import type { DemoItem, DemoVariation } from '../types.ts';
import { type CareText, careTexts } from './care-texts.ts';
import { energySheetText } from './energy-sheet-text.ts';
import { type Section, writePdf } from './write-pdf.ts';

export type DemoDocument = {
  kind: 'safety' | 'care' | 'certificate' | 'energy';
  /** Of this one alone; absent: of all of its item. */
  variationId?: number;
  language: 'de' | 'en';
  title: string;
  name: string;
  bytes: Buffer;
};

type Language = DemoDocument['language'];

/** Properties (property-groups.ts) of which sheets are made. */
const materialId = 1;
const hazardId = 53;
/** Touches what is eaten. */
const isForFood = /^(Hartporzellan|Steinzeug|Melamin|Kristallglas|Natron-Kalk-Glas|Gehärtetes Glas)/;

const languages: Language[] = ['de', 'en'];
const footers = {
  de: `${company.name}, ${company.town}. Muster eines Vorführshops: Das Unternehmen und seine Artikel sind erfunden.`,
  en: `${company.name}, ${company.town}. Sample of a demonstration shop: the company and its items are fictitious.`,
};

/** The data sheets of an item, made of what is known of it; items of one material share theirs. */
export function documentsOf(entry: DemoItem): DemoDocument[] {
  const material = propertyOf(entry, materialId)?.de ?? '';
  const hazard = propertyOf(entry, hazardId);
  const [care] = Object.entries(careTexts).filter(([, { materials }]) => materials.test(material));
  return languages.flatMap((language) => [
    ...(hazard ? [safetySheet(entry, hazard[language], language)] : []),
    ...(care ? [careSheet(...care, language)] : []),
    ...(isForFood.test(material) ? [declaration(entry, language)] : []),
    ...entry.variations.flatMap((one) => energySheet(entry, one, language)),
  ]);
}

function propertyOf({ properties = [] }: DemoItem, id: number) {
  return properties.find(({ propertyId }) => propertyId === id)?.value;
}

/** Headings of the REACH regulation (annex II), as far as the demo knows what stands below them. */
function safetySheet(entry: DemoItem, hazard: string, language: Language): DemoDocument {
  const { name } = entry.texts[language];
  const statements = hazard.split(/(?<=[.!])\s+(?=[HP]\d{3})/);
  const precautions = statements.filter((each) => /^P3/.test(each));
  const sections: Record<Language, Section[]> = {
    de: [
      section(
        '1. Bezeichnung des Gemischs und des Unternehmens',
        `Handelsname: ${name}`,
        `Artikelnummern: ${numbersOf(entry)}`,
        `Lieferant: ${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}`,
        `Auskunft: ${company.phone}, ${company.email}`,
      ),
      section('2. Mögliche Gefahren', ...statements),
      section(
        '4. Erste-Hilfe-Maßnahmen',
        ...precautions,
        'Etikett oder dieses Blatt bereithalten, wenn ärztlicher Rat gesucht wird.',
      ),
      section(
        '6. Maßnahmen bei unbeabsichtigter Freisetzung',
        'Mit viel Wasser verdünnen, mit saugfähigem Material aufnehmen. Nicht unverdünnt in die Kanalisation geben.',
      ),
      section(
        '7. Handhabung und Lagerung',
        'Nur im Originalbehälter, aufrecht, verschlossen und bei 5 bis 30 °C lagern. Nicht mit anderen Reinigern mischen, von Lebensmitteln getrennt halten.',
      ),
      section(
        '8. Persönliche Schutzausrüstung',
        'Schutzhandschuhe aus Nitril (EN ISO 374-1) und Schutzbrille (EN ISO 16321-1) beim Umgang mit dem Konzentrat.',
      ),
      section(
        '13. Hinweise zur Entsorgung',
        'Entleerte Behälter ausspülen und dem Recycling zuführen. Reste des Konzentrats über die Sammelstelle für Schadstoffe entsorgen.',
      ),
    ],
    en: [
      section(
        '1. Identification of the mixture and of the company',
        `Trade name: ${name}`,
        `Item numbers: ${numbersOf(entry)}`,
        `Supplier: ${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Germany`,
        `Information: ${company.phone}, ${company.email}`,
      ),
      section('2. Hazards identification', ...statements),
      section(
        '4. First aid measures',
        ...precautions,
        'Keep the label or this sheet at hand when medical advice is needed.',
      ),
      section(
        '6. Accidental release measures',
        'Dilute with plenty of water and take up with absorbent material. Do not pour undiluted into drains.',
      ),
      section(
        '7. Handling and storage',
        'Store in the original container only, upright, closed, at 5 to 30 °C. Do not mix with other cleaning agents; keep away from food.',
      ),
      section(
        '8. Personal protection',
        'Protective gloves of nitrile (EN ISO 374-1) and eye protection (EN ISO 16321-1) when handling the concentrate.',
      ),
      section(
        '13. Disposal considerations',
        'Rinse empty containers and recycle them. Dispose of remains of the concentrate at a collection point for hazardous waste.',
      ),
    ],
  };
  return sheet({
    kind: 'safety',
    language,
    file: `${language === 'de' ? 'sicherheitsdatenblatt' : 'safety-data-sheet'}-${entry.id}.pdf`,
    title: { de: 'Sicherheitsdatenblatt', en: 'Safety data sheet' }[language],
    subtitle: {
      de: `${name}. Gemäß Verordnung (EG) Nr. 1907/2006, Stand Januar 2026`,
      en: `${name}. According to Regulation (EC) No 1907/2006, as of January 2026`,
    }[language],
    sections: sections[language],
  });
}

function careSheet(key: string, { name, advice }: CareText, language: Language): DemoDocument {
  return sheet({
    kind: 'care',
    language,
    file: `${language === 'de' ? 'pflege' : 'care'}-${key}.pdf`,
    title: { de: 'Pflegehinweise', en: 'Care instructions' }[language],
    subtitle: { de: `Für ${name.de} in Gastronomie und Hotel`, en: `For ${name.en} in restaurants and hotels` }[
      language
    ],
    sections: advice[language].map((each) => {
      const [heading = '', ...words] = each.split(': ');
      return section(heading, words.join(': '));
    }),
  });
}

function declaration(entry: DemoItem, language: Language): DemoDocument {
  const { name } = entry.texts[language];
  const sections = {
    de: [
      section('Gegenstand', name, `Artikelnummern: ${numbersOf(entry)}`),
      section(
        'Erklärung',
        'Der Gegenstand entspricht der Verordnung (EG) Nr. 1935/2004 über Materialien und Gegenstände, die dazu bestimmt sind, mit Lebensmitteln in Berührung zu kommen, und ist nach guter Herstellungspraxis gemäß der Verordnung (EG) Nr. 2023/2006 gefertigt.',
      ),
      section(
        'Bestimmungsgemäße Verwendung',
        'Servieren, Aufbewahren und Erwärmen von Lebensmitteln aller Art im Rahmen der Angaben zum Artikel.',
      ),
      section(
        'Rückverfolgbarkeit',
        'Charge und Herstelldatum stehen auf dem Umkarton. Die Unterlagen werden fünf Jahre lang aufbewahrt.',
      ),
    ],
    en: [
      section('Object', name, `Item numbers: ${numbersOf(entry)}`),
      section(
        'Declaration',
        'The object complies with Regulation (EC) No 1935/2004 on materials and articles intended to come into contact with food, and is made in accordance with good manufacturing practice under Regulation (EC) No 2023/2006.',
      ),
      section('Intended use', 'Serving, storing and warming food of any kind within the limits stated for the item.'),
      section(
        'Traceability',
        'Batch and date of manufacture are stated on the outer carton. The records are kept for five years.',
      ),
    ],
  };
  return sheet({
    kind: 'certificate',
    language,
    file: `${language === 'de' ? 'konformitaet' : 'conformity'}-${entry.id}.pdf`,
    title: {
      de: 'Konformitätserklärung für den Lebensmittelkontakt',
      en: 'Declaration of conformity for food contact',
    }[language],
    subtitle: { de: 'Stand Januar 2026', en: 'As of January 2026' }[language],
    sections: sections[language],
  });
}

/** None where no energy label is due. */
function energySheet(entry: DemoItem, one: DemoVariation, language: Language): DemoDocument[] {
  const maker = manufacturers.find(({ id }) => id === entry.manufacturerId);
  if (!one.energy || !maker) return [];
  const text = energySheetText({ maker, model: one.model ?? '', energy: one.energy }, language);
  const document = sheet({
    kind: 'energy',
    language,
    file: `${language === 'de' ? 'produktdatenblatt' : 'product-information-sheet'}-${one.number.toLowerCase()}.pdf`,
    ...text,
  });
  return [{ ...document, variationId: one.id }];
}

function section(heading: string, ...paragraphs: string[]): Section {
  return { heading, paragraphs };
}

function numbersOf({ variations }: DemoItem): string {
  return variations.map(({ number }) => number).join(', ');
}

type Draft = Pick<DemoDocument, 'kind' | 'language' | 'title'> & {
  file: string;
  subtitle: string;
  sections: Section[];
};

function sheet({ kind, language, title, file, subtitle, sections }: Draft): DemoDocument {
  const bytes = writePdf({ title, subtitle, sections, footer: footers[language] });
  return { kind, language, title, name: file, bytes };
}
