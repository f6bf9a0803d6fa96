import fc, { type Arbitrary } from 'fast-check';
import type { core, ZodType } from 'zod';
import { HOSTILE_VALUES } from './hostile-values';

type Schema = core.$ZodType;

const hostile = fc.constantFrom(...Object.values(HOSTILE_VALUES));
const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }));

/** Mostly what the schema requires, sometimes anything. */
const mostly = (arbitrary: Arbitrary<unknown>) =>
  fc.oneof({ weight: 7, arbitrary }, { weight: 1, arbitrary: anything });

/** Texts that our schemas accept, mostly those of the field, since most rules are about one. */
const textOf = (pool: readonly string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...pool) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  );

export interface Pools {
  /** Texts that some field accepts: ids, prices, phone numbers. */
  texts: readonly string[];
  /** Texts that only a certain field accepts, by its name. */
  byField: Readonly<Record<string, readonly string[]>>;
}

/** Values close to what a schema accepts: about half of them pass it. */
export function arbitraryOf(schema: ZodType, pools: Pools): Arbitrary<unknown> {
  const of = (inner: Schema, field: string): Arbitrary<unknown> => {
    // The union of all definitions: each case below narrows to its own.
    const def = (inner as core.$ZodTypes)._zod.def;
    switch (def.type) {
      case 'string':
        return textOf(pools.byField[field] ?? pools.texts);
      case 'number':
        return fc.oneof(fc.integer({ min: -2, max: 3000 }), fc.double({ noNaN: true }));
      case 'boolean':
        return fc.boolean();
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries));
      case 'literal':
        return fc.constantFrom(...def.values);
      case 'array':
        return fc.array(mostly(of(def.element, field)), { maxLength: 5 });
      case 'record':
        return fc.dictionary(fc.string({ maxLength: 8 }), mostly(of(def.valueType, field)), { maxKeys: 4 });
      case 'union':
        return fc.oneof(...def.options.map((option) => of(option, field)));
      case 'nullable':
        return fc.oneof(
          { weight: 3, arbitrary: of(def.innerType, field) },
          { weight: 1, arbitrary: fc.constant(null) },
        );
      // Omitted by the object that contains it.
      case 'optional':
      case 'default':
      case 'catch':
      case 'nonoptional':
        return of(def.innerType, field);
      case 'pipe':
        return of(def.in, field);
      case 'object':
        return objectOf(def.shape);
      default:
        return anything;
    }
  };

  const objectOf = (shape: Readonly<Record<string, Schema>>) => {
    const fields = Object.entries(shape);
    const required = fields.filter(([, inner]) => inner._zod.optin !== 'optional').map(([name]) => name);
    const model = Object.fromEntries(
      fields.map(([name, inner]) => [name, mostlyOf(inner, name, fields.length)]),
    );
    return fc
      .tuple(
        fc.record(model, { requiredKeys: required }),
        fc.oneof(
          { weight: 12, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.tuple(fc.string({ maxLength: 12 }), anything) },
        ),
      )
      .map(([value, extra]) => (extra ? { ...value, [extra[0]]: extra[1] } : value));
  };

  // The more fields there are, the rarer each is wrong; otherwise nothing with ten fields would ever pass.
  const mostlyOf = (inner: Schema, field: string, fields: number) =>
    fc.oneof({ weight: 3 * fields, arbitrary: of(inner, field) }, { weight: 1, arbitrary: anything });

  return fc.oneof({ weight: 20, arbitrary: of(schema, '') }, { weight: 1, arbitrary: anything });
}
