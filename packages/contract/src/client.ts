import type { z } from 'zod';
import type { Operations } from './operations.ts';

export type OperationName = keyof Operations;

export type Input<Name extends OperationName> = z.input<Operations[Name]['input']>;
export type ParsedInput<Name extends OperationName> = z.output<Operations[Name]['input']>;
export type Output<Name extends OperationName> = z.input<Operations[Name]['output']>;

/** The envelope of every answer. `events` is what changed beside the data, from which a client refreshes its state. */
export type Answer<Data> = { data: Data; events?: Record<string, unknown>; meta?: Record<string, unknown> };

/** One type for the client over HTTP and the one in the process. A refusal is thrown as an ApiError. */
export type Client = {
  [Name in OperationName]: undefined extends Input<Name>
    ? (input?: Input<Name>) => Promise<Answer<Output<Name>>>
    : (input: Input<Name>) => Promise<Answer<Output<Name>>>;
};
