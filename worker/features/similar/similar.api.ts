import { SimilarFormInput } from '../../../schema/similar/input';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

const similarTo = (page: string) =>
  route({
    method: 'post',
    path: `/${page}/:id/similar`,
    summary:
      'A buyer of a vehicle that is gone waits for one like it. Repeating the request changes nothing.',
    access: 'anyone',
    address: IdParam,
    htmlForm: SimilarFormInput,
    responses: { 200: 'text/html' },
  });

export const similarApi = { vehicle: similarTo('vehicle'), republished: similarTo('republished') };
