import { WeeklyNoteAnswer } from '../../../schema/weekly/output';
import { route } from '../../http/route-entry';

export const weeklyApi = {
  note: route({
    method: 'get',
    path: '/api/weekly',
    summary: "The seller's note about the past week.",
    access: 'person',
    ability: 'seeFigures',
    speculative: true,
    responses: { 200: WeeklyNoteAnswer },
  }),
  stop: route({
    method: 'delete',
    path: '/api/weekly',
    summary: 'Turns off the weekly note on every channel. The settings can turn it on again.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: WeeklyNoteAnswer },
  }),
};
