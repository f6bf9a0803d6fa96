import { type ZodType, z } from 'zod';

/** As much of JSON Schema as our schemas need. */
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

function convert(schema: ZodType): JsonSchema & { $defs?: Record<string, JsonSchema> } {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // Ids of every version are accepted: the format is more useful to a reader than the pattern.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      delete jsonSchema.id;
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
  const write = (schema: ZodType): JsonSchema => {
    const { $defs = {}, ...json } = convert(schema);
    Object.assign(components, $defs);
    const name = z.globalRegistry.get(schema)?.id;
    if (name === undefined) return json;
    components[name] = json;
    return { $ref: `${COMPONENTS}${name}` };
  };
  return { components, write };
}
