import type { Answer, Meta, OperationName, Output, ParsedInput } from './client.ts';

/** The implementation of one operation: its argument is parsed, refusals are thrown as ApiErrors. */
export type Handler<Context, Name extends OperationName> = (
  context: Context,
  input: ParsedInput<Name>,
) => Promise<Answer<Output<Name>, Meta<Name>>>;

/** One handler for every operation: an object that misses or misnames one does not compile. */
export type Handlers<Context> = { [Name in OperationName]: Handler<Context, Name> };

/** The handlers of one domain: `HandlersOf<Context, typeof cartOperations>`. */
export type HandlersOf<Context, Group> = Pick<Handlers<Context>, Extract<keyof Group, OperationName>>;
