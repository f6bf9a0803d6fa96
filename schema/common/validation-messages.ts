import { z } from 'zod';

/** How many keys invented by a client the message repeats, shortened. */
const NAMED_KEYS = 3;
const KEY_LENGTH = 40;

const TYPES: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  date: 'Must be a date',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
};

/** Whether a text is the message for a value of the wrong type. */
export const isTypeText = (text: string) => Object.values(TYPES).includes(text);

const FORMATS: Record<string, string> = {
  email: 'Invalid email',
  uuid: 'Invalid id',
  url: 'Invalid web address',
  date: 'Invalid date',
  datetime: 'Invalid date and time',
};

const UNITS: Record<string, string> = { string: 'character', array: 'entry', set: 'entry', file: 'byte' };
const PLURALS: Record<string, string> = { character: 'characters', entry: 'entries', byte: 'bytes' };

type Issue = z.core.$ZodRawIssue;

function sizeMessage(limit: 'least' | 'most', { origin, bound, exact, inclusive }: Size): string {
  const unit = UNITS[origin];
  if (unit) {
    if (limit === 'least' && bound === 1 && origin === 'string') return 'Required';
    return `${exact ? 'Exactly' : `At ${limit}`} ${bound} ${bound === 1 ? unit : PLURALS[unit]}`;
  }
  if (exact) return `Must be ${bound}`;
  if (inclusive === false) return `Must be ${limit === 'least' ? 'more' : 'less'} than ${bound}`;
  return `Must be at ${limit} ${bound}`;
}

interface Size {
  origin: string;
  bound: number | bigint | Date;
  exact?: boolean | undefined;
  inclusive?: boolean | undefined;
}

/** The message for an issue whose schema has none. */
function plainMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Required'
        : (TYPES[issue.expected] ?? 'Not valid');
    case 'invalid_value': {
      const values = issue.values.map(String);
      return values.length === 1 ? `Must be ${values[0]}` : `Choose one of: ${values.join(', ')}`;
    }
    case 'too_small':
      return sizeMessage('least', { ...issue, bound: issue.minimum as Size['bound'] });
    case 'too_big':
      return sizeMessage('most', { ...issue, bound: issue.maximum as Size['bound'] });
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Not in the right format';
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys': {
      const names = issue.keys.slice(0, NAMED_KEYS).map((key) => key.slice(0, KEY_LENGTH));
      return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${names.join(', ')}`;
    }
    default:
      return 'Not valid';
  }
}

// Every contract imports this (scripts/conventions.test.ts), so that neither server nor browser shows the
// library's own messages.
z.config({ customError: plainMessage });
