import { html } from 'hono/html';
import { PLANS } from '../../../schema/billing/plans';
import { BRAND } from '../../../schema/common/brand';
import { CALLERS, type RouteEntry, type RouteGroups } from '../route-entry';
import { DOCS_STYLE } from './docs-style';
import { type ApiDescription, limitsOf, type Operation } from './openapi';
import { shapeTable, typeOf } from './shape-table';

const slug = (text: string) => text.toLowerCase().replace(/\W+/g, '-').replace(/^-|-$/g, '');
const idOf = ({ method, path }: RouteEntry) => `${method}-${slug(path)}`;
const shown = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const contents = (groups: RouteGroups) =>
  Object.entries(groups).map(
    ([group, entries]) => html`<li><details><summary>${group}</summary>
      <ul>${Object.values(entries).map(
        (entry) =>
          html`<li><a href="#${idOf(entry)}"><span class="m">${entry.method.toUpperCase()}</span> <span class="p">${shown(entry.path)}</span></a></li>`,
      )}</ul></details></li>`,
  );

/** A list of parameters as the shape that it is. */
const asShape = (parameters: Operation['parameters']) => ({
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const BODY_TITLES: Record<string, string> = {
  'application/json': 'Body (JSON)',
  'multipart/form-data': 'Form with files',
  'application/x-www-form-urlencoded': 'Form',
};

function inputs({ parameters, requestBody }: Operation) {
  const bodies = Object.entries(requestBody?.content ?? {});
  return [
    shapeTable('Path', asShape(parameters.filter((parameter) => parameter.in === 'path'))),
    shapeTable('Query', asShape(parameters.filter((parameter) => parameter.in === 'query'))),
    shapeTable('Headers', asShape(parameters.filter((parameter) => parameter.in === 'header'))),
    ...bodies.map(([type, { schema = {} }]) => shapeTable(BODY_TITLES[type] ?? type, schema)),
  ];
}

const outputs = ({ responses }: Operation) =>
  html`<h4>Answers</h4><dl>${Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, { description, content = {} }]) => {
      const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content);
      return html`<div><dt><code>${status}</code></dt><dd>${description}${schema || type ? ': ' : ''}${schema ? typeOf(schema) : Object.keys(content).join(', ')}</dd></div>`;
    })}</dl>`;

function article(entry: RouteEntry, operation: Operation) {
  const limits = limitsOf(entry);
  return html`<article id="${idOf(entry)}">
    <h3><a href="#${idOf(entry)}"><span class="m m-${entry.method}">${entry.method.toUpperCase()}</span> <code>${shown(entry.path)}</code></a></h3>
    <p>${entry.does}</p>
    <ul class="facts">
      <li>${CALLERS[entry.who]}</li>
      ${entry.plan ? html`<li>Part of the ${PLANS[entry.plan].name} plan</li>` : ''}
      ${entry.ownPagesOnly ? html`<li>Navigations from our own pages only</li>` : ''}
      ${limits.map((limit) => html`<li>${limit}</li>`)}
    </ul>
    ${inputs(operation)}
    ${outputs(operation)}
  </article>`;
}

/** The whole API to read: one page, no script. */
export function docsPage(api: ApiDescription, groups: RouteGroups) {
  const operationOf = (entry: RouteEntry) => api.paths[shown(entry.path)]?.[entry.method];
  return html`<!doctype html>
<html lang="${BRAND.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${BRAND.name}</title>
<link rel="icon" href="/favicon.svg">
<style>${DOCS_STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the routes</a>
<header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">${BRAND.name} API</a><a href="/api/openapi.json">OpenAPI document</a></header>
<div class="columns">
<nav aria-label="Contents"><ol>${contents(groups)}<li><a href="#shapes">Shapes</a></li></ol></nav>
<main id="content" tabindex="-1">
<h1>API</h1>
<p>${api.info.description} Lists answer at most 100, newest first; where there are more, <code>x-next-cursor</code> says what to send as <code>cursor</code>. Amounts of payments are in minor units, prices of vehicles in major ones, moments in UTC.</p>
<p>A refusal has its own status and says why: ${typeOf({ $ref: '#/components/schemas/Error' })}. Someone else’s id answers 404, too many requests 429 with <code>retry-after</code>, a fault of ours 503.</p>
${Object.entries(groups).map(
  ([group, entries]) => html`<section aria-labelledby="${slug(group)}"><h2 id="${slug(group)}">${group}</h2>
  ${Object.values(entries).map((entry) => {
    const operation = operationOf(entry);
    return operation ? article(entry, operation) : '';
  })}</section>`,
)}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>
${Object.entries(api.components.schemas)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(
    ([name, schema]) =>
      html`<article id="shape-${slug(name)}"><h3><a href="#shape-${slug(name)}"><code>${name}</code></a></h3>${shapeTable('', schema)}</article>`,
  )}
</section>
</main>
</div>
</body>
</html>`;
}
