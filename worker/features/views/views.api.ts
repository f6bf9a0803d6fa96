import { z } from 'zod';
import { OpenedInput, TappedInput } from '../../../schema/views/opened';
import { ViewRecordedDto, WeekViewsDto } from '../../../schema/views/output';
import { route } from '../../http/route-entry';

export const viewsApi = {
  record: route({
    method: 'post',
    path: '/api/views',
    summary:
      "Counts a page view by kind, and a listing view once per visitor and half hour, excluding the owner's.",
    access: 'anyone',
    json: OpenedInput,
    responses: { 200: ViewRecordedDto },
  }),
  tapped: route({
    method: 'post',
    path: '/api/views/taps',
    summary: 'Counts what somebody tapped on the page of a listing: call, WhatsApp.',
    access: 'anyone',
    json: TappedInput,
    responses: { 200: ViewRecordedDto },
  }),
  week: route({
    method: 'get',
    path: '/api/views/week',
    summary: "Views of the seller's own listings in the last seven days.",
    access: 'person',
    ability: 'seeStock',
    responses: { 200: z.array(WeekViewsDto) },
  }),
};
