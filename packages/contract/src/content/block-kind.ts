import { z } from 'zod';
import type { Block } from './block.ts';
import { flagOn, type Label, labeled } from './block-fields.ts';

export type Fields = Record<string, unknown>;

/** The parts of a block that its kind knows, as they were stored. A structure has no content but blocks, which see to themselves. */
export type BlockParts = { configuration: Fields; content: Fields };

/** What makes parts of a version those of the next one, from version 1 on. */
type Migrations = Record<number, (parts: BlockParts) => BlockParts>;

/** What the editor says of a kind. */
type Presentation = {
  /** Its friendly name; without one it is shown by its own. */
  label?: Label;
  /** What stands in the place of a block that shows nothing yet. */
  note?: Label;
};

/** A kind whose content is an object of fields. */
export type ContentKind<Content extends z.ZodObject = z.ZodObject> = Presentation & {
  type: 'content';
  /** Form of the parts; raised when older ones need a migration. */
  version: number;
  migrations: Migrations;
  schema: z.ZodObject<{ configuration: typeof everyConfiguration; content: Content }>;
  /** What a new block shows; texts are merged into its content. In which of them: `languageOfDefaults`. */
  defaults: { content: z.input<Content>; texts: { de: z.input<Content>; en: z.input<Content> } };
};

/** A kind that holds other blocks. */
export type StructureKind<Configuration extends z.ZodObject = z.ZodObject> = Presentation & {
  type: 'structure';
  /** The kinds of block that may be put into it; any without it. */
  accepts?: readonly string[];
  version: number;
  migrations: Migrations;
  schema: z.ZodObject<{ configuration: Configuration }>;
  /** A new block holds new blocks of the kinds that are named. */
  defaults: { configuration: z.input<Configuration>; children: string[] };
};

export type BlockKind = ContentKind | StructureKind;

/** Every kind by its name. */
export type BlockKinds = ReadonlyMap<string, BlockKind>;

/** The content of a kind, as it is after it was parsed. */
export type ContentOf<Kind extends ContentKind> = z.output<Kind['schema']>['content'];

/** A block of a kind, as it is after it was parsed. */
export type BlockOf<Kind extends { type: string; schema: z.ZodObject }> = Pick<Block, 'meta'> & {
  configuration?: z.output<Kind['schema']>['configuration'];
  content: Kind['type'] extends 'structure' ? Block[] : z.output<Kind['schema']>['content'];
};

const everyConfiguration = z.object({
  visible: labeled({ de: 'Im Shop anzeigen', en: 'Show in the shop' }, flagOn).optional(),
});

type Declared<Kind extends BlockKind> = Pick<Kind, 'defaults'> & Partial<Omit<Kind, 'type' | 'schema'>>;

/** Declares a kind with fields of its own. Its version is 1, and nothing is migrated, unless it says so. */
export function contentBlock<Content extends z.ZodObject>(
  content: Content,
  kind: Declared<ContentKind<Content>>,
): ContentKind<Content> {
  const schema = z.object({ configuration: everyConfiguration, content });
  return { type: 'content', version: 1, migrations: {}, schema, ...kind };
}

/** Declares a kind that holds blocks, by the settings that it has beside `visible`. */
export function structureBlock<Shape extends z.ZodRawShape>(
  shape: Shape,
  kind: Declared<StructureKind<z.ZodObject<Shape>>>,
) {
  const schema = z.object({ configuration: everyConfiguration.extend(shape) });
  return { type: 'structure' as const, version: 1, migrations: {}, schema, ...kind };
}
