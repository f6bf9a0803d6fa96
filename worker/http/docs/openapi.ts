import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { ErrorBody } from '../../../schema/common/error';
import { LIMITS, type Limit } from '../rate-limit';
import { ACCESS, type Access, type ResponseBody, type RouteEntry, type RouteGroups } from '../route-entry';
import { type JsonSchema, schemaWriter } from './json-schema';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema?: JsonSchema }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const MINUTE = 60_000;

/** A route's rate limits, in words; empty if only the flood protection applies. */
export const limitsOf = ({ limits = [] }: RouteEntry) =>
  limits.map((name) => {
    const { by, limit, windowMs, failures, strangers }: Limit = LIMITS[name];
    const what = failures ? `${limit} failures` : `${limit}`;
    const whom = strangers ? ', for devices that have not signed in before' : '';
    return `${what} in ${windowMs / MINUTE} minutes by ${by}${whom}`;
  });

const isOurs = (access: Access) => access !== 'anyone' && access !== 'provider' && access !== 'viewer';

/** Why a route may refuse, besides 400 for invalid input and 429 for too many requests. */
function refusals({ access, plan, param, address }: RouteEntry): Record<string, string> {
  return {
    ...(isOurs(access) ? { 401: 'Nobody is signed in' } : {}),
    ...(access === 'operator' ? { 403: 'Not an operator' } : {}),
    ...(plan ? { 403: `Part of the ${PLANS[plan].name} plan` } : {}),
    ...(param || address || access.startsWith('owner')
      ? { 404: "There is none, or it is somebody else's" }
      : {}),
  };
}

const OUTCOMES: Record<string, string> = {
  101: 'The socket is open',
  200: 'Done',
  201: 'Made',
  202: 'Taken',
  302: 'Leads on',
  303: 'Leads back to the page',
  503: 'A part is down',
};

/** The API as OpenAPI 3.1, generated from the route table. */
export function describeApi(groups: RouteGroups): ApiDescription {
  const { components, write } = schemaWriter();
  const errors = { 'application/json': { schema: write(ErrorBody) } };

  const contentOf = (body: ResponseBody): Content | undefined => {
    if (body === null) return undefined;
    if (typeof body !== 'string') return { 'application/json': { schema: write(body) } };
    return Object.fromEntries(body.split(', ').map((type) => [type, {}]));
  };

  const parametersOf = (place: Parameter['in'], schema: RouteEntry['query']): Parameter[] => {
    const { properties = {}, required = [] } = schema ? write(schema) : {};
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };

  const bodyOf = ({ json, form, htmlForm }: RouteEntry): Content | null => {
    if (json) return { 'application/json': { schema: write(json) } };
    if (form) return { 'multipart/form-data': { schema: write(form) } };
    return htmlForm ? { 'application/x-www-form-urlencoded': { schema: write(htmlForm) } } : null;
  };

  const pathParameters = (entry: RouteEntry): Parameter[] => {
    const known = parametersOf('path', entry.param ?? entry.address);
    if (known.length > 0) return known;
    const names = [...entry.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  };

  const operationOf = (tag: string, name: string, entry: RouteEntry): Operation => {
    const content = bodyOf(entry);
    const limits = limitsOf(entry);
    const answers = Object.entries(entry.responses).map(([status, body]) => {
      const answered = contentOf(body);
      return [
        status,
        { description: OUTCOMES[status] ?? 'An answer', ...(answered ? { content: answered } : {}) },
      ] as const;
    });
    const refused = Object.entries(refusals(entry)).map(
      ([status, description]) => [status, { description, content: errors }] as const,
    );
    return {
      operationId: name,
      tags: [tag],
      summary: entry.summary,
      description: [
        `Who may call: ${ACCESS[entry.access].toLowerCase()}.`,
        ...(entry.plan ? [`Part of the ${PLANS[entry.plan].name} plan.`] : []),
        ...limits.map((limit) => `At most ${limit}.`),
      ].join(' '),
      security: isOurs(entry.access) ? [{ session: [] }] : [],
      parameters: [
        ...pathParameters(entry),
        ...parametersOf('query', entry.query),
        ...parametersOf('header', entry.header),
      ],
      ...(content ? { requestBody: { required: true, content } } : {}),
      responses: {
        ...Object.fromEntries([...answers, ...refused]),
        default: { description: 'A refusal, in words', content: errors },
      },
    };
  };

  const paths: ApiDescription['paths'] = {};
  for (const [tag, entries] of Object.entries(groups)) {
    for (const [name, entry] of Object.entries(entries)) {
      const path = entry.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [entry.method]: operationOf(tag, name, entry) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} API`,
      version: '1',
      description: `What ${BRAND.name}'s own pages are made of. Every method that changes something comes from our own origin.`,
    },
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}
