import { z } from 'zod';
import { type ErrorDeclaration, type ErrorKey, errorCatalogue, errorKeys, transportErrors } from './errors.ts';
import { eventsSchema } from './events.ts';
import { namedSchemas } from './named-schemas.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { none } from './values.ts';

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. `baseUrl` is the API base address, without `/plentysystems`. */
export function openApiDocument({ baseUrl, version }: { baseUrl: string; version: string }): OpenApiDocument {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...namedSchemas, Events: eventsSchema })) {
    registry.add(schema, { id });
  }
  const entries = Object.entries<Operation>(operations);
  for (const [name, { input, output, meta }] of entries) {
    if (input !== none) register(registry, input, `${name}Input`);
    register(registry, output, `${name}Output`);
    if (meta) register(registry, meta, `${name}Meta`);
  }
  for (const key of errorKeys) {
    const data = dataOf(key);
    if (data) register(registry, data, `Cause.${key}`);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mise',
      version,
      description:
        'Every operation takes the JSON list of its arguments, of which there is at most one, or that argument itself where it is an object.',
    },
    servers: [{ url: baseUrl }],
    paths: Object.fromEntries(
      entries.map(([name, operation]) => [`/plentysystems/${name}`, pathItem(registry, name, operation)]),
    ),
    components: {
      schemas: { ...componentSchemas(registry), Failure: failureSchema(), ...refusalSchemas(registry) },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'x-csrf-token',
          description: 'Of the session, whose cookie is sent too. A visitor without a session needs neither.',
        },
      },
    },
  };
}

type Registry = ReturnType<typeof z.registry<{ id: string }>>;

function register(registry: Registry, schema: z.ZodType, id: string): void {
  if (!registry.has(schema)) registry.add(schema, { id });
}

function reference(registry: Registry, schema: z.ZodType): Json {
  return { $ref: schemaUri(registry.get(schema)?.id ?? '') };
}

function schemaUri(id: string): string {
  return `#/components/schemas/${id}`;
}

/** What goes over the wire: of arguments what may be sent, of answers what a handler returns. */
function componentSchemas(registry: Registry): Json {
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: schemaUri });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]));
}

function pathItem(registry: Registry, name: string, operation: Operation): Json {
  const shared = {
    summary: operation.summary,
    tags: [operation.kind],
    'x-access': operation.access,
    responses: responses(registry, operation),
  };
  const body = bodySchema(registry, operation.input);
  const post = {
    operationId: name,
    ...shared,
    ...(operation.kind === 'get' ? {} : { security: [{ token: [] }, {}] }),
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
  };
  if (operation.method !== 'GET') return { post };
  const parameter = { name: 'body', in: 'query', content: { 'application/json': { schema: body } } };
  return { post, get: { operationId: `${name}ByGet`, ...shared, parameters: [parameter] } };
}

function bodySchema(registry: Registry, input: z.ZodType): Json {
  if (input === none) return { type: 'array', maxItems: 0 };
  const argument = reference(registry, input);
  const list = {
    type: 'array',
    prefixItems: [argument],
    minItems: input.safeParse(undefined).success ? 0 : 1,
    maxItems: 1,
  };
  return input.safeParse([]).success || input instanceof z.ZodArray ? list : { anyOf: [list, argument] };
}

function responses(registry: Registry, operation: Operation): Json {
  const properties = {
    data: reference(registry, operation.output),
    events: { $ref: schemaUri('Events') },
    ...(operation.meta ? { meta: reference(registry, operation.meta) } : {}),
  };
  const answer = { type: 'object', required: ['data'], properties };
  return {
    200: { description: 'The answer.', content: { 'application/json': { schema: answer } } },
    ...refusals([...operation.errors, ...transportErrors]),
  };
}

/** One response for each status, which names its keys. */
function refusals(keys: readonly ErrorKey[]): Json {
  const byStatus = Object.groupBy(keys, (key) => errorCatalogue[key].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.map((key) => `\`${key}\`: ${errorCatalogue[key].message}`).join('\n\n'),
        content: { 'application/json': { schema: { anyOf: group.map((key) => ({ $ref: refusalUri(key) })) } } },
      },
    ]),
  );
}

/** What each key answers, its data among it: `Refusal.order.notEnoughStock`. */
function refusalSchemas(registry: Registry): Json {
  return Object.fromEntries(errorKeys.map((key) => [`Refusal.${key}`, refusalSchema(registry, key)]));
}

function dataOf(key: ErrorKey): z.ZodType | undefined {
  const { data }: ErrorDeclaration = errorCatalogue[key];
  return data;
}

function refusalSchema(registry: Registry, key: ErrorKey): Json {
  const { message } = errorCatalogue[key];
  const data = dataOf(key);
  const isRequired = data?.safeParse(undefined).success === false;
  return {
    description: message,
    allOf: [
      { $ref: schemaUri('Failure') },
      {
        ...(isRequired && { required: ['cause'] }),
        properties: { key: { const: key }, ...(data && { cause: reference(registry, data) }) },
      },
    ],
  };
}

function refusalUri(key: ErrorKey): string {
  return schemaUri(`Refusal.${key}`);
}

function failureSchema(): Json {
  return {
    type: 'object',
    required: ['key', 'code', 'message'],
    properties: {
      key: { type: 'string', description: 'The interface shows the translation of `storefrontError.{key}`.' },
      code: { type: ['string', 'number'] },
      message: { type: 'string', description: 'What a reader is told, in the language of the request.' },
      cause: { description: 'The fields that are wrong (path -> reason) or the figures that the message needs.' },
      errors: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
        description: 'What is wrong with each field, by its path, in the language of the request.',
      },
      events: { $ref: schemaUri('Events') },
    },
  };
}
