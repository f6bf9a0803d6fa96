import { SKIPPED_PERMISSIONS } from '../../../schema/permissions/input';
import { samplesOf } from '../../test/sample-types';

export const samples = samplesOf({
  bodies: { 'post /api/auth/user/permissions': () => ({ ...SKIPPED_PERMISSIONS }) },
});
