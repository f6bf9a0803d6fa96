import { OpenedInput } from '../../../schema/views/opened';
import { ViewRecordedDto } from '../../../schema/views/output';
import { route } from '../../http/route-entry';

export const viewsApi = {
  record: route({
    method: 'post',
    path: '/api/views',
    summary:
      'Counts a page by its kind, and the view of its listing: one per visitor within half an hour, and none by its owner.',
    access: 'anyone',
    json: OpenedInput,
    responses: { 200: ViewRecordedDto },
  }),
};
