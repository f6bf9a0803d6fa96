import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { Id } from '../../../schema/common/text';
import { RepublishDecisionInput, RepublishFormInput, RepublishInput } from '../../../schema/republish/input';
import {
  RepublishDecisionDto,
  RepublishedListingDto,
  RepublishedStatsDto,
  RepublishedVehicleDto,
  RepublisherDto,
  RepublishRequestDto,
  RepublishStandingDto,
} from '../../../schema/republish/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const republishApi = {
  list: route({
    method: 'get',
    path: '/api/republished-vehicles',
    does: "The person's republished pages, newest first.",
    who: 'person',
    query: PageQuery,
    answers: { 200: z.array(RepublishedVehicleDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/republished-vehicles',
    does: "Offers somebody else's vehicle under the person's own name, price and number.",
    who: 'person',
    json: RepublishInput,
    answers: { 201: RepublishedVehicleDto },
  }),
  get: route({
    method: 'get',
    path: '/api/republished-vehicles/:id',
    does: 'A republished page as a buyer opens it.',
    who: 'anyone',
    param: IdParam,
    answers: { 200: RepublishedListingDto },
  }),
  stats: route({
    method: 'get',
    path: '/api/republished-vehicles/:id/stats',
    does: 'How often a republished page was viewed.',
    who: 'anyone',
    param: IdParam,
    answers: { 200: RepublishedStatsDto },
  }),
  change: route({
    method: 'patch',
    path: '/api/republished-vehicles/:id',
    does: 'Changes price and number of a republished page.',
    who: 'owner',
    param: IdParam,
    json: RepublishFormInput,
    answers: { 200: RepublishedVehicleDto },
  }),
  withdraw: route({
    method: 'delete',
    path: '/api/republished-vehicles/:id',
    does: 'Takes a republished page back.',
    who: 'owner',
    param: IdParam,
    answers: { 200: MessageDto },
  }),
  listRequests: route({
    method: 'get',
    path: '/api/republish-requests',
    does: "Who asked to republish the person's vehicles.",
    who: 'person',
    query: PageQuery,
    answers: { 200: z.array(RepublishRequestDto) },
  }),
  decide: route({
    method: 'patch',
    path: '/api/republish-requests/:id',
    does: 'Approves a request, denies it, or revokes an approval.',
    who: 'owner',
    param: IdParam,
    json: RepublishDecisionInput,
    answers: { 200: RepublishDecisionDto },
  }),
  standing: route({
    method: 'get',
    path: '/api/vehicles/:id/republish-requests',
    does: 'How the viewer stands to republishing a vehicle.',
    who: 'person',
    param: IdParam,
    answers: { 200: RepublishStandingDto },
  }),
  request: route({
    method: 'post',
    path: '/api/vehicles/:id/republish-requests',
    does: "Asks a vehicle's owner whether it may be republished.",
    who: 'person',
    param: IdParam,
    answers: { 201: RepublishStandingDto },
  }),
  listRepublishers: route({
    method: 'get',
    path: '/api/vehicles/:id/republished',
    does: 'Who republished a vehicle: figures, and no buyers.',
    who: 'owner',
    param: IdParam,
    answers: { 200: z.array(RepublisherDto) },
  }),
  cutOff: route({
    method: 'delete',
    path: '/api/vehicles/:id/republished/:republishedId',
    does: "Ends somebody's republished page of a vehicle.",
    who: 'owner',
    param: z.object({ id: Id, republishedId: Id }),
    answers: { 200: MessageDto },
  }),
};
