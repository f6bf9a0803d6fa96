import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({ paths: { 'get /media/:key/:variant': ({ image }) => image } });
