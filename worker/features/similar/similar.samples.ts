import { uniqueMobile } from '../../test/factories';
import { samplesOf } from '../../test/sample-types';

const asked = () => ({
  maxPrice: '500000',
  buyerName: 'Test Buyer',
  buyerMobile: uniqueMobile(),
  agreed: 'yes',
});

export const samples = samplesOf({
  bodies: { 'post /vehicle/:id/similar': asked, 'post /republished/:id/similar': asked },
});
