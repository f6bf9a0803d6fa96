import { failedMessage } from '../../test/messages';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  make: async ({ people: { owner } }) => ({ failed: await failedMessage(owner) }),
  ids: { messages: (_, { failed }) => failed, msg91: () => 'not-the-key' },
});
