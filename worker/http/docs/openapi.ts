import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { ErrorBody } from '../../../schema/common/error';
import { ABILITIES } from '../../../schema/staff/abilities';
import { ACTING_HEADER } from '../../../schema/staff/acting';
import { MINUTE } from '../limits';
import { ACCESS, type Access, type ResponseBody, type RouteEntry, type RouteGroups } from '../route-entry';
import { GROUP_NAMES, GROUPS } from './groups';
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
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

/** A route's rate limits, in words; empty if only the flood protection applies. */
export const limitsOf = ({ limits = [] }: RouteEntry) =>
  limits.map(({ by, limit, windowMs, counts, strangers }) => {
    const what = counts && counts !== 'work' ? `${limit} ${counts}` : `${limit}`;
    const whom = strangers ? ', for devices that have not signed in before' : '';
    return `${what} in ${windowMs / MINUTE} minutes by ${by}${whom}`;
  });

const isOurs = (access: Access) => access !== 'anyone' && access !== 'provider' && access !== 'viewer';

/** The roles of a seller's staff that may call a route. */
const rolesOf = ({ ability }: RouteEntry): readonly string[] => (ability ? ABILITIES[ability] : []);

const staffMay = (entry: RouteEntry): string[] => {
  const roles = rolesOf(entry);
  return roles.length > 0 ? [`Also for a seller's staff, as ${roles.join(' or ')}.`] : [];
};

/** Names the seller for whom staff makes the request. */
const actingParameter = (entry: RouteEntry): Parameter[] =>
  rolesOf(entry).length > 0
    ? [
        {
          name: ACTING_HEADER,
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: '^[\\w-]{22}$' },
        },
      ]
    : [];

const PAGE: Content = { 'text/html': { schema: { type: 'string' } } };

/** Whether browsers navigate to it or submit a page's form to it. */
const isDocument = ({ htmlForm, path, responses }: RouteEntry) =>
  htmlForm !== undefined ||
  !path.startsWith('/api/') ||
  Object.values(responses).some((body) => typeof body === 'string' && body.includes('text/html'));

/** The errors that a route may respond with. */
function refusals(entry: RouteEntry): Record<string, string> {
  const { access, plan, param, address, query, header, json, form, htmlForm } = entry;
  return {
    ...((param ?? query ?? header ?? json ?? form ?? htmlForm) ? { 400: 'Invalid input' } : {}),
    429: 'Too many requests',
    ...(isOurs(access) ? { 401: 'Not signed in' } : {}),
    ...(access === 'operator' ? { 403: 'Not an operator' } : {}),
    ...(plan ? { 403: `Part of the ${PLANS[plan].name} plan` } : {}),
    ...(param || address || access.startsWith('owner')
      ? { 404: 'It does not exist, or belongs to another account' }
      : {}),
  };
}

const OUTCOMES: Record<string, string> = {
  101: 'The socket is open',
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  302: 'Redirects to the next page',
  303: 'Redirects back to the page',
  503: 'A component is down',
};

/** The API as OpenAPI 3.1, generated from the route table. */
export function describeApi(groups: RouteGroups): ApiDescription {
  const { components, write } = schemaWriter();
  const errors = { 'application/json': { schema: write(ErrorBody, 'output') } };

  /** The content of errors: for a document's route also a page, for browsers. */
  const errorsOf = (entry: RouteEntry): Content => (isDocument(entry) ? { ...PAGE, ...errors } : errors);

  const contentOf = (body: NonNullable<ResponseBody>): Content => {
    if (typeof body !== 'string') return { 'application/json': { schema: write(body, 'output') } };
    return Object.fromEntries(body.split(', ').map((type) => [type, {}]));
  };

  const parametersOf = (place: Parameter['in'], schema: RouteEntry['query']): Parameter[] => {
    const { properties = {}, required = [] } = schema ? write(schema, 'input') : {};
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };

  const bodyOf = ({ json, form, htmlForm }: RouteEntry): Content | null => {
    if (json) return { 'application/json': { schema: write(json, 'input') } };
    if (form) return { 'multipart/form-data': { schema: write(form, 'input') } };
    if (!htmlForm) return null;
    const schema = write(htmlForm, 'input');
    return { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } };
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
      const page = entry.alsoPage ? PAGE : {};
      const answered = body === null ? undefined : { ...contentOf(body), ...page };
      return [
        status,
        { description: OUTCOMES[status] ?? 'A response', ...(answered ? { content: answered } : {}) },
      ] as const;
    });
    const refused = Object.entries(refusals(entry)).map(
      ([status, description]) => [status, { description, content: errorsOf(entry) }] as const,
    );
    return {
      operationId: name,
      tags: [tag],
      summary: entry.summary,
      description: [
        `Who may call: ${ACCESS[entry.access].toLowerCase()}.`,
        ...staffMay(entry),
        ...(entry.plan ? [`Part of the ${PLANS[entry.plan].name} plan.`] : []),
        ...limits.map((limit) => `At most ${limit}.`),
      ].join(' '),
      security: isOurs(entry.access) ? [{ session: [] }] : [],
      parameters: [
        ...pathParameters(entry),
        ...actingParameter(entry),
        ...parametersOf('query', entry.query),
        ...parametersOf('header', entry.header),
      ],
      ...(content ? { requestBody: { required: true, content } } : {}),
      responses: {
        ...Object.fromEntries([...answers, ...refused]),
        default: { description: 'An error', content: errorsOf(entry) },
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
      description: `The API behind ${BRAND.name}'s own pages. Methods that change something are accepted from its own origin only.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: GROUP_NAMES.map((name) => ({ name, description: GROUPS[name] })),
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}
