import { MessageDto } from '../../../schema/common/answer';
import {
  OwnershipAcceptance,
  OwnershipDto,
  OwnershipOffer,
  OwnershipRefusal,
} from '../../../schema/staff/ownership';
import { MINUTE, named } from '../../http/limits';
import { route } from '../../http/route-entry';

const LIMITS = named({ ownershipByAccount: { by: 'account', limit: 10, windowMs: 10 * MINUTE } });

export const ownershipApi = {
  list: route({
    method: 'get',
    path: '/api/ownership',
    summary: 'The accounts that are offered: the person’s own to somebody, and others’ to the person.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: OwnershipDto },
  }),
  offer: route({
    method: 'post',
    path: '/api/ownership',
    summary: 'Offers the account to one of its managers, for seven days. Requires the password.',
    access: 'person',
    ability: 'oneself',
    json: OwnershipOffer,
    limits: [LIMITS.ownershipByAccount],
    responses: { 200: OwnershipDto },
  }),
  takeBack: route({
    method: 'delete',
    path: '/api/ownership',
    summary: 'Takes the offer back.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: OwnershipDto },
  }),
  decline: route({
    method: 'post',
    path: '/api/ownership/decline',
    summary: 'Declines what is offered to the person.',
    access: 'person',
    ability: 'oneself',
    json: OwnershipRefusal,
    responses: { 200: OwnershipDto },
  }),
  accept: route({
    method: 'post',
    path: '/api/ownership/accept',
    summary:
      'Takes over the account that is offered. The person’s own is closed, and all sessions of both end. Requires the password.',
    access: 'person',
    ability: 'oneself',
    json: OwnershipAcceptance,
    limits: [LIMITS.ownershipByAccount],
    responses: { 200: MessageDto },
  }),
};
