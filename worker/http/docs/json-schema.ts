import { type ZodType, z } from 'zod';

/** The part of JSON Schema that our schemas need. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

export const COMPONENTS = '#/components/schemas/';

const REFERENCE = /"#\/\$defs\//g;

/** What callers send or receive: a default makes a field optional in one and not in the other. */
type Side = 'input' | 'output';

function convert(schema: ZodType, io: Side): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // Ids of any version are accepted, and the format tells a reader more than the pattern.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      delete jsonSchema.id;
      // A record of known keys is an object with those keys.
      const { propertyNames, additionalProperties } = jsonSchema;
      if (typeof propertyNames === 'object' && propertyNames.enum && jsonSchema.required) {
        const keys = propertyNames.enum.map((key) => [key, additionalProperties]);
        Object.assign(jsonSchema, { properties: Object.fromEntries(keys), additionalProperties: false });
        delete jsonSchema.propertyNames;
      }
      // Text is cleaned before it is measured, but callers see the rule for what they send.
      if (def.type === 'pipe' && 'out' in def && jsonSchema.type === 'string') {
        const { maxLength, minLength, format } = z.toJSONSchema(def.out, {
          io: 'input',
          unrepresentable: 'any',
        });
        Object.assign(jsonSchema, { maxLength, minLength, format });
      }
    },
  });
  return JSON.parse(JSON.stringify(json).replace(REFERENCE, `"${COMPONENTS}`));
}

/** Converts schemas to JSON Schema; named ones are stored once in `components` and referenced. */
export function schemaWriter() {
  const components: Record<string, JsonSchema> = {};
  /**
   * Throws if two schemas share a name, or if one schema differs as input and output: one of them would be
   * described wrongly.
   */
  const add = (name: string, json: JsonSchema) => {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(json))
      throw new Error(`Two schemas are named ${name}`);
    components[name] = json;
  };
  const write = (schema: ZodType, side: Side): JsonSchema => {
    const { $defs = {}, ...json } = convert(schema, side);
    for (const [name, definition] of Object.entries($defs)) add(name, definition);
    const name = z.globalRegistry.get(schema)?.id;
    if (name === undefined) return json;
    // A named schema that refers to itself is among its own definitions, leaving only the reference.
    if (!(name in $defs)) add(name, json);
    return { $ref: `${COMPONENTS}${name}` };
  };
  return { components, write };
}
