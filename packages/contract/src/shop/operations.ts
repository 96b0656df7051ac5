import { z } from 'zod';
import { cartItemsSchema } from '../cart/cart.ts';
import { categoryTreeItemSchema } from '../catalog/category-tree.ts';
import { sessionResultSchema } from '../customers/session.ts';
import { operation } from '../operation.ts';
import { none } from '../values.ts';
import { configurationSchema, settingsMetaSchema, updateConfigurationParamsSchema } from './configuration.ts';
import { activeShippingCountrySchema, aggregatedCountriesSchema } from './country.ts';
import {
  currencyPatternSchema,
  legalInformationResponseSchema,
  legalTextsParamsSchema,
  legalTextTypes,
  robotsStaticPagesSchema,
  settingSchema,
} from './settings.ts';

/** Parts that the caller does without. */
export const initExcludeDataSchema = z
  .object({
    exclude: z
      .object({
        robots: z.boolean(),
        settings: z.boolean(),
        customAssets: z.boolean(),
        session: z.boolean(),
        categories: z.boolean(),
        legalTexts: z.boolean(),
        currencyPattern: z.boolean(),
      })
      .partial()
      .default({}),
    cartItems: cartItemsSchema,
  })
  .prefault({});

/** Each part is absent only where it was excluded. */
export const initResultSchema = z.object({
  session: sessionResultSchema.optional(),
  categories: z.array(categoryTreeItemSchema).optional(),
  robots: robotsStaticPagesSchema.optional(),
  /** The types of legal text that getLegalTexts answers in the language of the request; an addition of ours. */
  legalTexts: z.array(z.enum(legalTextTypes)).optional(),
  settings: z.array(settingSchema).optional(),
  /** Scripts and styles of the owner; the contract does not describe one, and the shop has none so far. */
  customAssets: z.array(z.unknown()).optional(),
  currencyPattern: currencyPatternSchema.optional(),
});

/** The contract does not describe an entry: any object counts. */
const logEntrySchema = z.record(z.string(), z.unknown());

export const shopLogsSchema = z.union([logEntrySchema, z.array(logEntrySchema).max(50)]);

export const shopOperations = {
  getInit: operation({
    kind: 'get',
    access: 'anyone',
    input: initExcludeDataSchema,
    output: initResultSchema,
    errors: [],
    summary:
      'Answers what an interface needs to start: session, categories, settings, robots, legal texts and currency.',
  }),
  getAssetsAndRobots: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: initResultSchema.pick({ customAssets: true, robots: true }).required(),
    errors: [],
    summary: "Answers the owner's scripts and styles and which pages search engines may list.",
  }),
  doAddShopLogs: operation({
    kind: 'do',
    access: 'anyone',
    input: shopLogsSchema,
    output: z.null(),
    errors: [],
    bodyLimit: 16 * 1024,
    summary: 'Writes messages of a client to the log of the shop.',
  }),
  getSettings: operation({
    kind: 'get',
    access: 'anyone',
    method: 'GET',
    input: none,
    output: z.array(settingSchema),
    meta: settingsMetaSchema,
    errors: [],
    summary: 'Lists the public settings of the shop, with their version to save against.',
  }),
  getConfiguration: operation({
    kind: 'get',
    access: 'viewer',
    input: none,
    output: z.array(settingSchema),
    meta: settingsMetaSchema,
    errors: [],
    summary:
      'Lists what the editor offers to set, and all that getSettings answers, with the version to save against; an addition of ours.',
  }),
  setConfiguration: operation({
    kind: 'set',
    access: 'publisher',
    input: updateConfigurationParamsSchema,
    output: z.array(configurationSchema),
    meta: settingsMetaSchema,
    errors: ['configuration.conflict', 'content.pictureNotCopied'],
    summary: 'Sets settings of the shop, all or none, by the names that getConfiguration answers.',
  }),
  getRobots: operation({
    kind: 'get',
    access: 'anyone',
    method: 'GET',
    input: none,
    output: robotsStaticPagesSchema,
    errors: [],
    summary: 'Answers which pages of the shop search engines may list.',
  }),
  getLegalTexts: operation({
    kind: 'get',
    access: 'anyone',
    method: 'GET',
    input: legalTextsParamsSchema,
    output: legalInformationResponseSchema,
    errors: ['legalTextNotFound'],
    summary: 'Answers a legal text of the shop in the language of the request.',
  }),
  getActiveShippingCountries: operation({
    kind: 'get',
    access: 'anyone',
    method: 'GET',
    input: none,
    output: z.array(activeShippingCountrySchema),
    errors: [],
    summary: 'Lists the countries to which the shop delivers.',
  }),
  getAggregatedCountries: operation({
    kind: 'get',
    access: 'anyone',
    method: 'GET',
    input: none,
    output: aggregatedCountriesSchema,
    errors: [],
    summary: 'Lists the countries to which the shop delivers, and the territories with tax rules of their own.',
  }),
};

export type InitExcludeData = z.output<typeof initExcludeDataSchema>;
export type InitResult = z.infer<typeof initResultSchema>;
