import type { DemoEnergy, DemoManufacturer } from '../types.ts';
import { noiseClassOf } from './energy-label.ts';
import type { Section } from './write-pdf.ts';

type Labeled = { maker: DemoManufacturer; model: string; energy: DemoEnergy };

/** The product information sheet of a refrigerator, by Regulation (EU) 2019/2016, annex V. */
export function energySheetText(
  { maker, model, energy }: Labeled,
  language: 'de' | 'en',
): { title: string; subtitle: string; sections: Section[] } {
  const { efficiencyClass, kwhAYear, index, liters, decibels, sizeMm } = energy;
  const [width, height, depth] = sizeMm;
  const address = `${maker.street} ${maker.houseNumber}, ${maker.postcode} ${maker.town}`;
  const noise = `${decibels} dB(A) re 1 pW`;
  if (language === 'de')
    return {
      title: 'Produktdatenblatt',
      subtitle: 'Delegierte Verordnung (EU) 2019/2016 hinsichtlich der Energieverbrauchskennzeichnung von Kühlgeräten',
      sections: [
        { heading: 'Lieferant', paragraphs: [maker.legalName, address, `Modellkennung: ${model}`] },
        {
          heading: 'Art des Kühlgeräts',
          paragraphs: [
            'Geräuscharmes Gerät: nein',
            'Bauart: freistehend',
            'Weinlagerschrank: nein',
            'Anderes Kühlgerät: ja',
          ],
        },
        {
          heading: 'Allgemeine Produktparameter',
          paragraphs: [
            `Gesamtabmessungen: Höhe ${height} mm, Breite ${width} mm, Tiefe ${depth} mm`,
            `Gesamtrauminhalt: ${liters} l`,
            `Energieeffizienzindex (EEI): ${index.toLocaleString(language)}`,
            `Energieeffizienzklasse: ${efficiencyClass}, auf einer Skala von A bis G`,
            `Luftschallemissionen: ${noise}`,
            `Luftschallemissionsklasse: ${noiseClassOf(energy)}`,
            `Jährlicher Energieverbrauch: ${kwhAYear} kWh`,
            'Klimaklasse: erweitert gemäßigt und subtropisch',
            'Umgebungstemperatur, für die das Gerät geeignet ist: mindestens 10 °C, höchstens 38 °C',
            'Wintereinstellung: nein',
          ],
        },
        {
          heading: 'Fachspezifische Parameter',
          paragraphs: [
            `Lagerfach für frische Lebensmittel: ja, Rauminhalt ${liters} l`,
            'Empfohlene Temperatureinstellung für eine optimierte Lebensmittellagerung: 4 °C',
            'Entfrostungsart: automatische Entfrostung (A)',
            'Schnellgefrierfunktion: nein',
          ],
        },
        { heading: 'Lichtquelle', paragraphs: ['Art der Lichtquelle: LED, Energieeffizienzklasse G'] },
        {
          heading: 'Mindestlaufzeit der Garantie des Lieferanten',
          paragraphs: ['keine; die gesetzliche Gewährleistung besteht unabhängig davon'],
        },
        { heading: 'Website des Lieferanten', paragraphs: [maker.url] },
      ],
    };
  return {
    title: 'Product information sheet',
    subtitle:
      'Commission Delegated Regulation (EU) 2019/2016 with regard to energy labelling of refrigerating appliances',
    sections: [
      { heading: 'Supplier', paragraphs: [maker.legalName, address, `Model identifier: ${model}`] },
      {
        heading: 'Type of refrigerating appliance',
        paragraphs: [
          'Low-noise appliance: no',
          'Design type: freestanding',
          'Wine storage appliance: no',
          'Other refrigerating appliance: yes',
        ],
      },
      {
        heading: 'General product parameters',
        paragraphs: [
          `Overall dimensions: height ${height} mm, width ${width} mm, depth ${depth} mm`,
          `Total volume: ${liters} l`,
          `Energy efficiency index (EEI): ${index.toLocaleString(language)}`,
          `Energy efficiency class: ${efficiencyClass}, on a scale from A to G`,
          `Airborne acoustical noise emissions: ${noise}`,
          `Airborne acoustical noise emission class: ${noiseClassOf(energy)}`,
          `Annual energy consumption: ${kwhAYear} kWh`,
          'Climate class: extended temperate and subtropical',
          'Ambient temperature for which the appliance is suitable: minimum 10 °C, maximum 38 °C',
          'Winter setting: no',
        ],
      },
      {
        heading: 'Compartment parameters',
        paragraphs: [
          `Fresh food compartment: yes, volume ${liters} l`,
          'Recommended temperature setting for optimised food storage: 4 °C',
          'Defrosting type: automatic defrost (A)',
          'Fast freeze facility: no',
        ],
      },
      { heading: 'Light source', paragraphs: ['Type of light source: LED, energy efficiency class G'] },
      {
        heading: 'Minimum duration of the guarantee offered by the supplier',
        paragraphs: ['none; statutory rights in respect of defects are not affected'],
      },
      { heading: 'Website of the supplier', paragraphs: [maker.url] },
    ],
  };
}
