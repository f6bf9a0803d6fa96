import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({ paths: { 'get /sitemaps/:file': () => '/sitemaps/pages.xml' } });
