import type { z } from 'zod';
import type { Events } from './events.ts';
import type { Operations } from './operations.ts';

export type OperationName = keyof Operations;

export type Input<Name extends OperationName> = z.input<Operations[Name]['input']>;
export type ParsedInput<Name extends OperationName> = z.output<Operations[Name]['input']>;
export type Output<Name extends OperationName> = z.input<Operations[Name]['output']>;
/** `never` where the operation answers no meta. */
export type Meta<Name extends OperationName> = z.input<NonNullable<Operations[Name]['meta']>>;

/** The envelope of every answer. `events` is what changed beside the data, from which a client refreshes its state. */
export type Answer<Data = unknown, AnswerMeta = unknown> = { data: Data; events?: Events; meta?: AnswerMeta };

export type CallOptions = {
  /** Ends the call early: an ApiError with the code `AbortError`. */
  signal?: AbortSignal;
};

export type Call<Name extends OperationName> =
  undefined extends Input<Name>
    ? (input?: Input<Name>, options?: CallOptions) => Promise<Answer<Output<Name>, Meta<Name>>>
    : (input: Input<Name>, options?: CallOptions) => Promise<Answer<Output<Name>, Meta<Name>>>;

/** One type for the client over HTTP and the one in the process. A refusal is thrown as an ApiError. */
export type Client = { [Name in OperationName]: Call<Name> };
