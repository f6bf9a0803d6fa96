import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/run.mjs';
import { BROWSERS } from './browsers.mjs';
import { DATABASE } from './database.mjs';
import { FACTS } from './facts.mjs';
import { FILES } from './files.mjs';
import { LEADS } from './leads.mjs';
import { LIVE } from './live.mjs';
import { MESSAGES } from './messages.mjs';
import { MONEY } from './money.mjs';
import { NETWORK } from './network.mjs';
import { OPERATION } from './operation.mjs';
import { OWNERS } from './owners.mjs';
import { PRINTING } from './printing.mjs';
import { RULES } from './rules.mjs';
import { SESSIONS } from './sessions.mjs';
import { SIGN_IN } from './sign-in.mjs';
import { STRANGERS } from './strangers.mjs';
import { VISIBILITY } from './visibility.mjs';

/** Every guard that is taken out: where it stands, and what stands there instead. */
export const GUARDS = [
  ...OWNERS,
  ...RULES,
  ...DATABASE,
  ...MONEY,
  ...SIGN_IN,
  ...SESSIONS,
  ...STRANGERS,
  ...FACTS,
  ...FILES,
  ...BROWSERS,
  ...LEADS,
  ...LIVE,
  ...MESSAGES,
  ...NETWORK,
  ...OPERATION,
  ...PRINTING,
  ...VISIBILITY,
];

/** A guard that has moved would be "caught" by nobody: its text has to be there, once. */
export function staleness({ file, find, replace }) {
  const found = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1;
  if (found !== 1) return `its text is ${found} times in ${file}`;
  return find === replace ? 'it changes nothing' : null;
}
