import type { en } from './en';
import type { BuyerMessage } from './messages';
import type { Tools } from './tools/en';

/** What a language's first file says: everything that screens of the workspace show of buyers' texts too. */
export type Dictionary = typeof en;

/** Everything that a buyer reads in a language. */
export type Texts = Omit<Dictionary, 'messages'> &
  Omit<Tools, 'messages'> & { messages: Record<BuyerMessage, string> };

/** A dictionary with the texts of what buyers use besides the offer. */
export const withTools = (dictionary: Dictionary, tools: Tools): Texts => ({
  ...dictionary,
  ...tools,
  messages: { ...dictionary.messages, ...tools.messages },
});
