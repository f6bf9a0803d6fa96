import { WeeklyNoteAnswer } from '../../../schema/weekly/output';
import { route } from '../../http/route-entry';

export const weeklyApi = {
  note: route({
    method: 'get',
    path: '/api/weekly',
    summary: "The seller's note about the last week.",
    access: 'person',
    speculative: true,
    responses: { 200: WeeklyNoteAnswer },
  }),
  stop: route({
    method: 'delete',
    path: '/api/weekly',
    summary: 'Turns the weekly note off, on every channel. The settings turn it on again.',
    access: 'person',
    responses: { 200: WeeklyNoteAnswer },
  }),
};
