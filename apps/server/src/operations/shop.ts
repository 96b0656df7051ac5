import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { shopOperations } from '@mise/contract/shop/operations.ts';
import { legalTextTypes } from '@mise/contract/shop/settings.ts';
import type { Context } from '../context.ts';
import { categoryTree } from '../domains/catalog/category-tree.ts';
import { recordChange } from '../domains/operators/audit.ts';
import { changeSettings } from '../domains/shop/change-settings.ts';
import { activeCountries } from '../domains/shop/countries.ts';
import { findLegalText, legalTextsOf } from '../domains/shop/legal-texts.ts';
import { currencyOf, settingsOf, storedSettings, versionedSettings } from '../domains/shop/settings.ts';
import { configurationWire, countryWire, currencyPatternWire, robotsWire, settingsWire } from '../domains/shop/wire.ts';
import { plainTextOf } from '../texts/plain-text.ts';
import { changedFields } from '../workflows/changed-fields.ts';
import { readSession } from '../workflows/read-session.ts';

/** The contract asks which shop of an account it is; this one is the only one. */
const shopId = 1;

export const shopHandlers: HandlersOf<Context, typeof shopOperations> = {
  getInit: async (context, { exclude, cartItems }) => {
    const [session, categories, settings, robots, legalTexts, currency] = await Promise.all([
      exclude.session ? undefined : readSession(context, { cartItems }),
      exclude.categories ? undefined : categoryTree(context),
      exclude.settings ? undefined : settingList(context),
      exclude.robots ? undefined : robotsOf(context),
      exclude.legalTexts ? undefined : legalTextList(context),
      exclude.currencyPattern ? undefined : currencyOf(context.shop),
    ]);
    return {
      data: {
        ...(session && { session }),
        ...(categories && { categories }),
        ...(settings && { settings }),
        ...(robots && { robots }),
        ...(legalTexts && { legalTexts }),
        ...(currency && { currencyPattern: currencyPatternWire(currency, context.language) }),
        ...(!exclude.customAssets && { customAssets: [] }),
      },
    };
  },

  getAssetsAndRobots: async (context) => ({ data: { customAssets: [], robots: await robotsOf(context) } }),

  doAddShopLogs: async (context, logs) => {
    context.log.debug({ logs }, 'a client logged');
    return { data: null };
  },

  getSettings: async (context) => {
    context.dependencies.tags.add('settings');
    const { version, stored } = await versionedSettings(context.shop);
    return { data: settingsWire(stored), meta: { version } };
  },

  getConfiguration: async ({ shop }) => {
    const { version, stored } = await versionedSettings(shop);
    return { data: configurationWire(stored), meta: { version } };
  },

  setConfiguration: async (context, input) => {
    const { version, before, after } = await changeSettings(context, input);
    await recordChange(context, {
      operation: 'setConfiguration',
      subject: { kind: 'settings', id: version },
      change: changedFields(before, after),
    });
    const data = Object.entries(after).map(([key, value]) => ({ key, value, categoryId: '', configId: shopId }));
    return { data, meta: { version } };
  },

  getRobots: async (context) => ({ data: await robotsOf(context) }),

  getLegalTexts: async (context, { type }) => {
    context.dependencies.tags.add('texts');
    const known = legalTextTypes.find((one) => one === type);
    const html = known && (await findLegalText(context.db, known, context.language));
    if (!known || !html) throw refusal('legalTextNotFound', { cause: { type } });
    return {
      data: { plentyId: shopId, lang: context.language, type: known, plainText: plainTextOf(html), htmlText: html },
    };
  },

  getActiveShippingCountries: async (context) => ({ data: await countryList(context) }),

  getAggregatedCountries: async (context) => ({ data: { default: await countryList(context), geoRegulated: [] } }),
};

async function settingList(context: Context) {
  context.dependencies.tags.add('settings');
  return settingsWire(await storedSettings(context.shop));
}

async function legalTextList(context: Context) {
  context.dependencies.tags.add('texts');
  return legalTextsOf(context.shop, context.language);
}

async function robotsOf(context: Context) {
  context.dependencies.tags.add('settings');
  return robotsWire(await settingsOf(context.shop));
}

async function countryList(context: Context) {
  context.dependencies.tags.add('settings');
  const { language, shop } = context;
  const { shopCountryId } = await settingsOf(shop);
  return (await activeCountries(shop)).map((country) => countryWire(country, { language, shopCountryId }));
}
