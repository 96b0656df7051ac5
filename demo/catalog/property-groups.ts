import type { DemoPropertyGroup } from '../types.ts';

/**
 * Groups 1-6 hold technical facts; groups 10, 11 and 13 sort the order properties (`groupId`) and hold no facts.
 * Values of the types `int` and `float` are plain numbers with a decimal point in both languages.
 */
export const propertyGroups: DemoPropertyGroup[] = [
  {
    id: 1,
    position: 1,
    name: { de: 'Material und Pflege', en: 'Material and care' },
    properties: [
      { id: 1, position: 1, name: { de: 'Material', en: 'Material' }, type: 'text' },
      { id: 2, position: 2, name: { de: 'Spülmaschine', en: 'Dishwasher' }, type: 'selection' },
      { id: 3, position: 3, name: { de: 'Mikrowelle', en: 'Microwave' }, type: 'selection' },
      { id: 4, position: 4, name: { de: 'Temperaturbeständig bis', en: 'Heat-resistant to' }, type: 'int', unit: '°C' },
      { id: 5, position: 5, name: { de: 'Materialstärke', en: 'Material thickness' }, type: 'float', unit: 'mm' },
      { id: 6, position: 6, name: { de: 'Oberfläche', en: 'Surface' }, type: 'text' },
      { id: 101, position: 101, name: { de: 'Klingenhärte', en: 'Blade hardness' }, type: 'text' },
    ],
  },
  {
    id: 2,
    position: 2,
    name: { de: 'Gebrauch', en: 'Use' },
    properties: [
      { id: 11, position: 1, name: { de: 'Stapelbar', en: 'Stackable' }, type: 'selection' },
      { id: 12, position: 2, name: { de: 'Stapelhöhe 10 Stück', en: 'Stack height of 10' }, type: 'int', unit: 'mm' },
      { id: 13, position: 3, name: { de: 'Kantenschlagfestigkeit', en: 'Edge-chip resistance' }, type: 'text' },
      { id: 14, position: 4, name: { de: 'Nachkaufzusage', en: 'Reorder commitment' }, type: 'int', unit: 'a' },
      { id: 15, position: 5, name: { de: 'Geeignete Herdarten', en: 'Suitable hobs' }, type: 'text' },
      { id: 16, position: 6, name: { de: 'Normen', en: 'Standards' }, type: 'text' },
      { id: 102, position: 102, name: { de: 'Messbereich', en: 'Measuring range' }, type: 'text' },
      { id: 103, position: 103, name: { de: 'Genauigkeit', en: 'Accuracy' }, type: 'text' },
    ],
  },
  {
    id: 3,
    position: 3,
    name: { de: 'Elektrik', en: 'Electrical data' },
    properties: [
      { id: 21, position: 1, name: { de: 'Leistung', en: 'Power' }, type: 'int', unit: 'W' },
      { id: 22, position: 2, name: { de: 'Spannung', en: 'Voltage' }, type: 'text' },
      { id: 23, position: 3, name: { de: 'Schutzart', en: 'IP rating' }, type: 'text' },
      { id: 24, position: 4, name: { de: 'Kabellänge', en: 'Cable length' }, type: 'float', unit: 'm' },
      { id: 25, position: 5, name: { de: 'Elektrogerät', en: 'Electrical equipment' }, type: 'electrical' },
      { id: 26, position: 6, name: { de: 'Batterien', en: 'Batteries' }, type: 'battery' },
    ],
  },
  {
    id: 4,
    position: 4,
    name: { de: 'Verpackung', en: 'Packaging' },
    properties: [
      { id: 31, position: 1, name: { de: 'Stück je Überkarton', en: 'Pieces per outer carton' }, type: 'int' },
      { id: 32, position: 2, name: { de: 'Stück je Palette', en: 'Pieces per pallet' }, type: 'int' },
      { id: 33, position: 3, name: { de: 'Verpackungsmaterial', en: 'Packaging material' }, type: 'text' },
    ],
  },
  {
    id: 5,
    position: 5,
    name: { de: 'Textil', en: 'Textile' },
    properties: [
      { id: 41, position: 1, name: { de: 'Flächengewicht', en: 'Fabric weight' }, type: 'int', unit: 'g/m²' },
      { id: 42, position: 2, name: { de: 'Waschbar bis', en: 'Washable to' }, type: 'int', unit: '°C' },
      { id: 43, position: 3, name: { de: 'Trocknen', en: 'Tumble-drying' }, type: 'text' },
      { id: 44, position: 4, name: { de: 'Einlauf', en: 'Shrinkage' }, type: 'float', unit: '%' },
      { id: 45, position: 5, name: { de: 'Bindung', en: 'Weave' }, type: 'text' },
      { id: 104, position: 104, name: { de: 'Füllung', en: 'Filling' }, type: 'text' },
      { id: 105, position: 105, name: { de: 'Füllgewicht', en: 'Filling weight' }, type: 'int', unit: 'g' },
    ],
  },
  {
    id: 6,
    position: 6,
    name: { de: 'Anwendung', en: 'Application' },
    properties: [
      { id: 51, position: 1, name: { de: 'pH-Wert (Konzentrat)', en: 'pH (concentrate)' }, type: 'float' },
      { id: 52, position: 2, name: { de: 'Dosierung', en: 'Dosage' }, type: 'text' },
      { id: 53, position: 3, name: { de: 'Gefahrenhinweise', en: 'Hazard statements' }, type: 'hazard' },
      { id: 54, position: 4, name: { de: 'Haltbarkeit', en: 'Shelf life' }, type: 'int', unit: 'a' },
      { id: 106, position: 106, name: { de: 'Wirksam gegen', en: 'Effective against' }, type: 'text' },
    ],
  },
  {
    id: 10,
    position: 10,
    name: { de: 'Veredelung', en: 'Finishing' },
    properties: [],
  },
  {
    id: 11,
    position: 11,
    name: { de: 'Verpackung und Beigaben', en: 'Packaging and extras' },
    properties: [],
  },
  {
    id: 13,
    position: 13,
    name: { de: 'Pfand', en: 'Deposit' },
    properties: [],
  },
];
