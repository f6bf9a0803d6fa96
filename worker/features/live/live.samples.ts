import { shortId } from '../../../schema/staff/acting';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  paths: { 'get /ws/:seller': ({ people: { owner } }) => `/ws/${shortId(owner.user.id)}` },
});
