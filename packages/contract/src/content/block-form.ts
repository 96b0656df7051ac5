import { z } from 'zod';
import type { Block } from './block.ts';
import { type BlockField, isTranslated, type Label } from './block-fields.ts';
import type { BlockKind, BlockKinds } from './block-kind.ts';
import { newBlock } from './new-block.ts';

/**
 * What a form asks for, at a key of its group. `maximum`: of characters, or of entries of a list. `usual`: what holds where
 * nothing is stored. Each entry of a list is an `item`, whose own key means nothing.
 */
export type FormField = {
  key: string;
  label: Label;
  hint?: Label;
  maximum?: number;
} & (
  | { kind: 'group'; fields: FormField[] }
  | { kind: 'list'; item: FormField }
  | { kind: 'choice'; choices: { value: string; label: Label }[]; usual: string }
  | { kind: 'flag'; usual: boolean }
  | { kind: Exclude<BlockField, 'choice' | 'flag'>; isTranslated: boolean }
);

/** A kind of block as the editor knows it: nothing but data, so that no browser loads a schema. */
export type BlockForm = {
  name: string;
  label: Label;
  note?: Label;
  type: BlockKind['type'];
  version: number;
  /** Kinds that may be put into it, where not all may. */
  accepts?: readonly string[];
  configuration: FormField[];
  content: FormField[];
  /** A new block; whoever inserts it gives it, and those in it, uuids of their own. */
  template: { de: Block; en: Block };
};

/** The forms of all kinds by their names, made from their schemas. */
export function toBlockForms(kinds: BlockKinds): Record<string, BlockForm> {
  const template = (name: string, language: string) => newBlock(kinds, name, language, () => '');
  return Object.fromEntries(
    [...kinds].map(([name, kind]) => {
      const { configuration, content } = kind.schema.shape as { configuration: z.ZodObject; content?: z.ZodObject };
      const form: BlockForm = {
        name,
        label: kind.label ?? { de: name, en: name },
        ...(kind.note && { note: kind.note }),
        type: kind.type,
        version: kind.version,
        ...(kind.type === 'structure' && kind.accepts && { accepts: kind.accepts }),
        configuration: toFields(configuration),
        content: content ? toFields(content) : [],
        template: { de: template(name, 'de'), en: template(name, 'en') },
      };
      return [name, form];
    }),
  );
}

function toFields(group: z.ZodObject): FormField[] {
  return Object.entries(group.shape).flatMap(([key, schema]) => toField(key, schema as z.ZodType) ?? []);
}

/** null where no form can ask for it. */
function toField(key: string, given: z.ZodType): FormField | null {
  const schema = withoutOptional(given);
  const described = { ...schema.meta(), ...given.meta() } as Described;
  const { label = { de: key, en: key }, hint } = described;
  const field = { key, label, ...(hint && { hint }) };
  const kind = kindOf(schema);
  if (kind === 'choice') return { ...field, kind, ...choicesOf(described) };
  if (kind === 'flag') return { ...field, kind, usual: described.usual === true };
  if (kind) return { ...field, ...maximumOf(schema), kind, isTranslated: isTranslated(schema) };
  if (schema instanceof z.ZodObject) return { ...field, kind: 'group', fields: toFields(schema) };
  if (!(schema instanceof z.ZodArray)) return null;
  const item = toField(key, schema.element as z.ZodType);
  return item && { ...field, ...maximumOf(schema), kind: 'list', item };
}

type Described = { label?: Label; hint?: Label; choices?: Record<string, Label>; usual?: string | boolean };

function choicesOf({ choices = {}, usual }: Described) {
  const entries = Object.entries(choices);
  return { choices: entries.map(([value, label]) => ({ value, label })), usual: String(usual) };
}

function withoutOptional(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap() as z.ZodType) : schema;
}

function kindOf(schema: z.ZodType): BlockField | undefined {
  const named = schema.meta()?.field as BlockField | undefined;
  if (named) return named;
  if (schema instanceof z.ZodBoolean) return 'flag';
  return schema instanceof z.ZodString ? 'text' : undefined;
}

function maximumOf(schema: z.ZodType): { maximum?: number } {
  for (const check of schema.def.checks ?? []) {
    const { maximum } = check._zod.def as { maximum?: number };
    if (maximum !== undefined) return { maximum };
  }
  return {};
}
