import { mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { main, ROOT } from '../lib/run.ts';

/**
 * The API's description, checked by third-party tools: Redocly's recommended rules pass, and the types that
 * openapi-typescript generates from it compile.
 */

/**
 * Replaces what only the Workers runtime has; the description is generated from the routes' declarations,
 * which use none of it.
 */
const RUNTIME =
  'data:text/javascript,export class DurableObject {}; export const env = {}; export const waitUntil = () => {}; export default null';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('cloudflare:') || /\.wasm$|\?raw$/.test(specifier)
      ? { url: RUNTIME, shortCircuit: true }
      : next(specifier, context),
});

async function describe() {
  const [{ ROUTE_GROUPS }, { describeApi }] = await Promise.all([
    import('../../worker/route-table.ts'),
    import('../../worker/http/docs/openapi.ts'),
  ]);
  return describeApi(ROUTE_GROUPS);
}

/** One line per problem; warnings count. */
async function lint(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer ?? ''} ${message}`,
  );
}

/** One line per compiler error. */
async function compile(text: string): Promise<string[]> {
  const folder = join(ROOT, '.cache/rulers');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'api-types.ts');
  writeFileSync(file, astToString(await openapiTS(text)));
  const program = ts.createProgram([file], { strict: true, noEmit: true, types: [], skipLibCheck: false });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

await main(async () => {
  const text = JSON.stringify(await describe());
  const problems = [...(await lint(text)), ...(await compile(text))];
  if (problems.length > 0)
    throw new Error(`${problems.length} problems\n${problems.slice(0, 200).join('\n')}`);
});
