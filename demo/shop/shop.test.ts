import { describe, expect, it } from 'vitest';
import { categories } from '../catalog/categories.ts';
import { categoryLink } from '../content/links.ts';
import type { DemoBlock } from '../types.ts';
import { company } from './company.ts';
import { demoShop } from './shop.ts';

const isos = new Set(demoShop.countries.map((country) => country.iso2));
const languages = ['de', 'en'] as const;
/** Pages of the shop that are no category and may be linked from texts. */
const fixedPaths = ['/shipping', '/cancellation-form', '/cancellation-rights', '/privacy-policy'];

describe('countries', () => {
  it('have ids, codes and states of their own', () => {
    expect(new Set(demoShop.countries.map(({ id }) => id)).size).toBe(demoShop.countries.length);
    expect(isos.size).toBe(demoShop.countries.length);
    const stateIds = demoShop.countries.flatMap(({ states }) => states.map(({ id }) => id));
    expect(new Set(stateIds).size).toBe(stateIds.length);
    expect(demoShop.countries.find(({ id }) => id === 1)?.iso2).toBe('DE');
  });

  it('list their states without a code twice, and some where one is required', () => {
    for (const country of demoShop.countries) {
      const codes = country.states.map(({ isoCode }) => isoCode);
      expect(new Set(codes).size).toBe(codes.length);
      if (country.isStateRequired) {
        expect(codes.length).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    ['DE', '20457', '2045'],
    ['AT', '1010', '0010'],
    ['CH', '8001', '80011'],
    ['NL', '1012 jb', '1012 1b'],
    ['PL', '00-950', '00950'],
    ['IE', 'D02 X285', 'Dublin 2'],
    ['GB', 'SW1A 1AA', '12345'],
    ['SE', '111 29', '1112'],
    ['ES', '28013', '99999'],
    ['PT', '1100-148', '1100'],
  ])('%s takes the postcode %s and refuses %s', (iso, good, bad) => {
    const country = demoShop.countries.find(({ iso2 }) => iso2 === iso);
    const pattern = new RegExp(`^(?:${country?.postcodePattern})$`);
    expect(good).toMatch(pattern);
    expect(bad).not.toMatch(pattern);
  });

  it('each have VAT rates', () => {
    expect(new Set(demoShop.vatRates.map(({ countryIso }) => countryIso))).toEqual(isos);
  });
});

describe('shipping and payment', () => {
  it.each(languages)('the terms name every method that is offered, in %s', (language) => {
    const terms = demoShop.legalTexts.find(({ type }) => type === 'TermsConditions')?.html[language] ?? '';
    const names = demoShop.paymentMethods.map(({ name }) => name[language]);
    expect(names.filter((name) => !terms.includes(name))).toEqual([]);
  });

  // § 270a BGB for transfers and cards; in Austria, to which the shop delivers, for every way to pay (§ 56 ZaDiG 2018).
  it('cost nothing beside the goods and their delivery', () => {
    expect(demoShop.paymentMethods.filter(({ fee }) => Number(fee) > 0)).toEqual([]);
  });

  it('name known countries and payment methods', () => {
    const paymentIds = demoShop.paymentMethods.map(({ id }) => id);
    for (const profile of demoShop.shippingProfiles) {
      expect(paymentIds).toEqual(expect.arrayContaining(profile.excludedPaymentMethodIds));
      for (const rate of profile.rates) {
        expect([...isos]).toEqual(expect.arrayContaining(rate.countryIsos));
      }
    }
  });

  it('reach every active country', () => {
    const reached = new Set(
      demoShop.shippingProfiles.flatMap(({ rates }) => rates.flatMap(({ countryIsos }) => countryIsos)),
    );
    for (const country of demoShop.countries) {
      expect(reached.has(country.iso2)).toBe(country.isActive);
    }
  });

  it('list the rates of a country in the order in which they are tried', () => {
    for (const { rates } of demoShop.shippingProfiles) {
      for (const iso of isos) {
        const lines = rates.filter(({ countryIsos }) => countryIsos.includes(iso));
        const sorted = lines.toSorted(
          (a, b) => Number(b.fromItemSum) - Number(a.fromItemSum) || (a.upToWeightG ?? 1e9) - (b.upToWeightG ?? 1e9),
        );
        expect(lines).toEqual(sorted);
      }
    }
  });

  it('cost what the page about shipping says', () => {
    const page = demoShop.legalTexts.find(({ type }) => type === 'Shipping');
    const carried = demoShop.shippingProfiles.flatMap(({ rates, services = [] }) => [...rates, ...services]);
    const preferredDay = { amount: demoShop.settings.preferredDayAdditionalCharge ?? 'not set' };
    for (const { amount } of [...carried, preferredDay].filter((rate) => rate.amount !== '0.00')) {
      expect(page?.html.de.replaceAll('\u00a0', ' ')).toContain(`${amount.replace('.', ',')} €`);
      expect(page?.html.en).toContain(`€${amount}`);
    }
  });
});

describe('what the law wants to be said', () => {
  const htmlOfType = (type: string) => demoShop.legalTexts.find((text) => text.type === type)?.html;

  it('is when the time to withdraw from a gift card begins, which nobody takes possession of', () => {
    expect(htmlOfType('CancellationRights')?.de).toMatch(/Geschenkgutschein[^.]*ab dem Tag des Vertragsabschlusses/);
    expect(htmlOfType('CancellationRights')?.en).toMatch(/gift card[^.]*on which the contract was concluded/);
  });

  it('is that nobody pays VAT where none is due: what the page about shipping names is less there', () => {
    expect(htmlOfType('Shipping')?.de).toContain('in Zone 4 fällt keine an');
    expect(htmlOfType('Shipping')?.en).toContain('in zone 4 none is due');
  });

  it('is what browsers keep, and what becomes of files', () => {
    const { de, en } = htmlOfType('PrivacyPolicy') ?? {};
    for (const kept of ['Packungen oder Stück', 'ReferrerID', 'Dateien, die Sie']) expect(de).toContain(kept);
    for (const kept of ['packs or pieces', 'ReferrerID', 'Files that you upload']) expect(en).toContain(kept);
  });
});

describe('company', () => {
  it('has an IBAN and a VAT id with correct check digits', () => {
    const { iban } = company.bank;
    expect(BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n).toBe(1n);
    expect(vatCheckDigit(company.vatId.slice(2, 10))).toBe(Number(company.vatId[10]));
  });
});

describe('pages', () => {
  it('exist for the start and every content category', () => {
    const content = categories.filter(({ type }) => type === 'content').map(({ id }) => id);
    const identifiers = demoShop.pages.map(({ identifier }) => identifier);
    expect(new Set(identifiers)).toEqual(new Set(['index', ...content]));
    expect(identifiers.length).toBe(content.length + 1);
  });
});

describe('texts', () => {
  const blocks = demoShop.pages.flatMap((page) => page.blocks.flatMap(withChildren));
  const htmls = [
    ...demoShop.legalTexts.flatMap(({ html }) => languages.map((language) => ({ language, html: html[language] }))),
    ...blocks.flatMap((block) => languages.map((language) => ({ language, html: htmlOf(block, language) }))),
  ];

  it('link to pages of the shop in their own language only', () => {
    for (const { language, html } of htmls) {
      const known = [...fixedPaths, ...categories.map(({ id }) => categoryLink(id, language))];
      for (const [, link = ''] of html.matchAll(/(?:href="|"link":")([^"]*)"/g)) {
        if (!/^(mailto|tel):/.test(link)) {
          expect(known).toContain(link);
        }
      }
    }
  });

  it('close every element that they open and carry no script', () => {
    for (const { html } of htmls) {
      expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
      const open = [...html.matchAll(/<([a-z]\w*)(?=[\s>])/g)].map(([, name]) => name).filter((name) => name !== 'br');
      const closed = [...html.matchAll(/<\/(\w+)>/g)].map(([, name]) => name);
      expect(open.toSorted()).toEqual(closed.toSorted());
    }
  });

  it('stand in blocks with a uuid of their own', () => {
    const uuids = blocks.map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(uuids.length);
  });
});

/** ISO 7064 MOD 11,10, as the German tax office uses it. */
function vatCheckDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
  }
  return (11 - product) % 10;
}

function withChildren(block: DemoBlock): DemoBlock[] {
  return Array.isArray(block.content) ? [block, ...block.content.flatMap(withChildren)] : [block];
}

function htmlOf(block: DemoBlock, language: 'de' | 'en'): string {
  const texts = JSON.stringify(block.texts?.[language] ?? {});
  return texts.replaceAll('\\"', '"').replaceAll('\\n', '\n');
}
