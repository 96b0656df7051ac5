import { energyClasses } from '@mise/rules/energy-class.ts';
import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../catalog/catalog.ts';
import { energySheetText } from './energy-sheet-text.ts';

const labeled = demoCatalog.items.flatMap(({ manufacturerId, texts, variations }) =>
  variations.flatMap(({ number, model = '', energy }) =>
    energy ? [{ number, model, energy, about: texts.de.technicalData, manufacturerId }] : [],
  ),
);

/** Greatest index of the classes A to F, Regulation (EU) 2019/2016, annex II. */
const bounds = [41, 51, 64, 80, 100, 125];

describe.each(labeled)('the label of $number', ({ model, energy, about, manufacturerId }) => {
  it('has the index of its consumption, and the class of its index', () => {
    // A refrigerator with one compartment for fresh food, by annex IV.
    const usual = 75 + 0.12 * energy.liters;
    expect(energy.index).toBeCloseTo((energy.kwhAYear / usual) * 100, 1);
    const place = bounds.filter((bound) => energy.index > bound).length;
    expect(energy.efficiencyClass).toBe(energyClasses.slice(energyClasses.indexOf('A'))[place]);
  });

  it('is of an appliance that may be sold: above 100 only what has no compressor is', () => {
    expect(energy.index).toBeLessThanOrEqual(100);
  });

  it('says what the page says', () => {
    expect(about).toContain(`${energy.kwhAYear} kWh`);
    expect(about).toContain(`${energy.decibels} dB`);
    expect(about).toContain(energy.sizeMm.join(' × '));
  });

  it('stands beside a sheet that calls no compressor a low-noise appliance and promises no guarantee', () => {
    const maker = demoCatalog.manufacturers.find(({ id }) => id === manufacturerId);
    if (!maker) throw new Error('It has no maker.');
    const inWords = (language: 'de' | 'en') =>
      energySheetText({ maker, model, energy }, language).sections.flatMap(({ paragraphs }) => paragraphs);
    expect(inWords('de')).toContain('Geräuscharmes Gerät: nein');
    expect(inWords('de')).toContain('keine; die gesetzliche Gewährleistung besteht unabhängig davon');
    expect(inWords('de')).toContain(`Energieeffizienzindex (EEI): ${String(energy.index).replace('.', ',')}`);
    expect(inWords('en')).toContain('Low-noise appliance: no');
    expect(inWords('en')).toContain('none; statutory rights in respect of defects are not affected');
    expect(inWords('en')).toContain(`Energy efficiency index (EEI): ${energy.index}`);
  });
});
