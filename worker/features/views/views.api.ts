import { ListingRef } from '../../../schema/vehicles/input';
import { ViewRecordedDto } from '../../../schema/views/output';
import { route } from '../../http/route-entry';

export const viewsApi = {
  record: route({
    method: 'post',
    path: '/api/views',
    does: 'Counts a view: one per visitor and listing within half an hour, and none by its owner.',
    who: 'anyone',
    json: ListingRef,
    answers: { 200: ViewRecordedDto },
  }),
};
