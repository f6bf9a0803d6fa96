import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../route-table';
import { anonymous } from '../../test/factories';

const paths = ROUTES.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);

const isEmpty = (schema: object) => Object.keys(schema).every((key) => key === 'description');

describe('the description of the API', () => {
  it('is OpenAPI 3.1, open to all, and has every route', async () => {
    const { status, headers, body } = await anonymous().get('/api/openapi.json');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Chaabi API' } });
    const described = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.keys(Object(operations)).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual([...paths].sort());
    const ids = Object.values(body.paths).flatMap((operations) =>
      Object.values(Object(operations)).map((operation) => Object(operation).operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no dangling references', async () => {
    const { body } = await anonymous().get('/api/openapi.json');
    const text = JSON.stringify(body);
    const named = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
    expect(named.size).toBeGreaterThan(40);
    for (const name of named) expect(Object.keys(body.components.schemas)).toContain(name);
    expect(text).not.toMatch(/\$defs|__schema\d/);
  });

  it('describes every answer: no schema refers only to itself or says nothing', async () => {
    const { body } = await anonymous().get('/api/openapi.json');
    const schemas: [string, { $ref?: string }][] = Object.entries(body.components.schemas);
    const empty = schemas.filter(([name, schema]) => schema.$ref?.endsWith(`/${name}`) || isEmpty(schema));
    expect(empty.map(([name]) => name)).toEqual([]);
    expect(body.components.schemas.Health.properties.parts.properties).toHaveProperty('database');
  });

  it('says what goes in and who may call', async () => {
    const { body } = await anonymous().get('/api/openapi.json');
    const operation = body.paths['/api/contacts'].post;
    expect(operation.security).toEqual([{ session: [] }]);
    expect(operation.requestBody.content['application/json'].schema).toMatchObject({
      required: ['name', 'mobileNumber'],
      additionalProperties: false,
      properties: { name: { type: 'string', minLength: 1, maxLength: 100 } },
    });
    expect(body.paths['/api/contacts'].get.parameters).toContainEqual({
      name: 'x-search',
      in: 'header',
      required: false,
      schema: { type: 'string', description: 'percent-encoded' },
    });
    expect(body.paths['/api/auth/login'].post.description).toContain(
      'At most 10 in 1 minutes by address and site, for devices that have not signed in before.',
    );
  });
});
