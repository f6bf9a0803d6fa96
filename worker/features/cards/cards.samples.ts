import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  paths: { 'get /cards/:kind/:id/:file': ({ vehicle }) => `/cards/vehicle/${vehicle}/now.jpg` },
});
