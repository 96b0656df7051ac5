import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { operations } from './operations.ts';

const document = openApiDocument({ baseUrl: 'http://localhost:3000/api', version: '1.2.3' });
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  it('describes every operation', () => {
    const names = Object.keys(operations).map((name) => `/plentysystems/${name}`);
    expect(Object.keys(document.paths)).toEqual(names);
    for (const path of Object.values(document.paths)) {
      expect(path.post).toMatchObject({ summary: expect.any(String), requestBody: expect.any(Object) });
      expect(Object.keys((path.post as { responses: object }).responses)).toEqual(
        expect.arrayContaining(['200', '400', '404', '429', '500']),
      );
    }
  });

  it('refers only to what it contains, by names that OpenAPI allows', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    const contained = Object.keys(document.components.schemas);
    expect(references.length).toBeGreaterThan(100);
    expect(
      references.filter((reference) => !contained.includes(reference.replace('#/components/schemas/', ''))),
    ).toEqual([]);
    expect(contained.filter((name) => !/^[a-zA-Z0-9._-]+$/.test(name))).toEqual([]);
    expect(text).not.toContain('"$id"');
    expect(text).not.toContain('"$schema"');
  });

  it('gives each operation an id of its own', () => {
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('takes the list of arguments, or an argument that is an object', () => {
    const bodyOf = (name: string) => {
      const post = document.paths[`/plentysystems/${name}`]?.post as {
        requestBody: { content: Record<string, { schema: unknown }> };
      };
      return post.requestBody.content['application/json']?.schema;
    };
    expect(bodyOf('deleteAllCartItems')).toEqual({ type: 'array', maxItems: 0 });
    expect(bodyOf('getInit')).toMatchObject({ anyOf: [{ type: 'array', minItems: 0, maxItems: 1 }, {}] });
    expect(bodyOf('getProduct')).toEqual({
      anyOf: [
        {
          type: 'array',
          prefixItems: [{ $ref: '#/components/schemas/getProductInput' }],
          minItems: 1,
          maxItems: 1,
        },
        { $ref: '#/components/schemas/getProductInput' },
      ],
    });
    expect(bodyOf('doAddCartItems')).toMatchObject({ type: 'array', minItems: 1 });
  });

  it('shows the parameter of an operation that is answered to GET', () => {
    expect(document.paths['/plentysystems/getLegalTexts']?.get).toMatchObject({
      parameters: [{ name: 'body', in: 'query' }],
    });
    expect(document.paths['/plentysystems/getCart']?.get).toBeUndefined();
  });

  it('says what stands in the cause of each refusal', () => {
    expect(document.components.schemas['Refusal.order.notEnoughStock']).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Failure' },
        {
          required: ['cause'],
          properties: {
            key: { const: 'order.notEnoughStock' },
            cause: { $ref: '#/components/schemas/Cause.order.notEnoughStock' },
          },
        },
      ],
    });
    expect(document.components.schemas['Cause.order.notEnoughStock']).toMatchObject({
      properties: { items: { type: 'array' } },
    });
    expect(JSON.stringify(document.components.schemas['Refusal.order.emptyBasket'])).not.toContain('cause');
  });

  it('describes the shapes of the contract', () => {
    expect(document.components.schemas.Product).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['item', 'variation', 'texts', 'images', 'unit', 'filter']),
    });
    expect(document.info.version).toBe('1.2.3');
  });
});
