import { html, raw } from 'hono/html';
import { COMPONENTS, type JsonSchema } from './json-schema';

const slug = (text: string) => text.toLowerCase().replace(/\W+/g, '-');

type Markup = ReturnType<typeof html> | string;

const joined = (parts: Markup[], between: string) =>
  parts.map((part, at) => (at ? html`${between}${part}` : part));

/** A schema in a few words, with links to the shapes that have a name. */
export function typeOf(schema: JsonSchema): Markup {
  const { $ref, anyOf, enum: values, type, items, properties, additionalProperties, format } = schema;
  if ($ref) {
    const name = $ref.slice(COMPONENTS.length);
    return html`<a href="#shape-${slug(name)}">${name}</a>`;
  }
  if (anyOf) return html`${joined(anyOf.map(typeOf), ' or ')}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (values)
    return html`${joined(
      values.map((value) => html`<code>${String(value)}</code>`),
      ' ',
    )}`;
  if (items) return html`list of ${typeOf(items)}`;
  if (properties) {
    const parts = Object.entries(properties).map(
      ([name, property]) => html`<code>${name}</code> ${typeOf(property)}`,
    );
    return html`{ ${joined(parts, ', ')} }`;
  }
  if (typeof additionalProperties === 'object') return html`map of ${typeOf(additionalProperties)}`;
  const words = [type ?? 'anything'].flat().map((word) => (word === 'string' && format ? format : word));
  return words.join(' or ');
}

function rulesOf({
  minLength,
  maxLength,
  minimum,
  maximum,
  exclusiveMinimum,
  minItems,
  maxItems,
  ...rest
}: JsonSchema) {
  return [
    rest.description,
    minLength === 1 && 'not empty',
    minLength && minLength > 1 && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    minimum !== undefined && `from ${minimum}`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    maximum !== undefined && `up to ${maximum}`,
    minItems && `at least ${minItems}`,
    maxItems && `at most ${maxItems}`,
    rest.default !== undefined && `else ${String(rest.default)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The keys of an object as a table; what is no object in words; nothing for no keys. */
export function shapeTable(title: string, schema: JsonSchema): Markup {
  const heading = title ? html`<h4>${title}</h4>` : raw('');
  if (!schema.properties) return html`${heading}<p>${typeOf(schema)}</p>`;
  const keys = Object.entries(schema.properties);
  if (keys.length === 0) return raw('');
  return html`${heading}<table><colgroup><col class="n"><col></colgroup><thead><tr><th scope="col">Name</th><th scope="col">What</th></tr></thead><tbody>${keys.map(
    ([name, property]) => {
      const rules = rulesOf(property);
      const optional = schema.required?.includes(name) ? '' : html` <span class="o">optional</span>`;
      return html`<tr><th scope="row"><code>${name}</code>${optional}</th><td>${typeOf(property)}${rules ? html` <span class="r">${rules}</span>` : ''}</td></tr>`;
    },
  )}</tbody></table>`;
}
