import type { z } from 'zod';
import type { ErrorKey } from './errors.ts';
import type { OperatorRole } from './operators/operator-role.ts';

/** `get` reads and changes nothing; the others write and are guarded by Origin and token. */
export type Kind = 'get' | 'do' | 'set' | 'delete' | 'patch';

/** Who may call it: everyone, a customer who is logged in, an operator of the shop with at least this role. */
export type Access = 'anyone' | 'customer' | OperatorRole;

export type Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Meta extends z.ZodType = z.ZodType,
> = {
  kind: Kind;
  access: Access;
  /** The one argument of the call; `none` where it takes no argument. */
  input: Input;
  output: Output;
  /** Shape of the envelope's `meta`, where the operation answers one. */
  meta?: Meta;
  /** Refusals that the operation itself may answer, beside those of the transport. */
  errors: readonly ErrorKey[];
  /** One sentence: what it does. */
  summary: string;
  /** It takes a file, as multipart too: the field of the argument that is the file's name. Its bytes are `base64`. */
  fileName?: 'filename' | 'key';
  /** Largest body in bytes, where it differs from the usual 100 KB. */
  bodyLimit?: number;
  /** How many calls it counts as against the limit of calls a minute, where it costs more than most. */
  weight?: number;
  /** Open to an operator who still has to add the second factor that the shop asks for; nothing else is. */
  isBeforeFactor?: true;
  /** Answered to GET too, with its argument in the query parameter `body`; POST works for every operation. */
  method?: 'GET';
};

/** Declares an operation; its type is that of its input, output and meta. */
export function operation<Input extends z.ZodType, Output extends z.ZodType, Meta extends z.ZodType = z.ZodNever>(
  definition: Operation<Input, Output, Meta>,
): Operation<Input, Output, Meta> {
  return definition;
}
