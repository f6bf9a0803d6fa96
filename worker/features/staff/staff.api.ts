import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { ColleagueDto } from '../../../schema/staff/answerer';
import {
  InvitationDecision,
  InvitationInput,
  InvitationToken,
  RoleInput,
  WishesInput,
} from '../../../schema/staff/input';
import { NewInvitationDto, OpenInvitationDto, StaffDto, WorkplaceDto } from '../../../schema/staff/output';
import { SwitchesInput } from '../../../schema/staff/switches';
import { HOUR, named } from '../../http/limits';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

const LIMITS = named({ invitationBySite: { by: 'site', limit: 120, windowMs: HOUR } });

export const staffApi = {
  list: route({
    method: 'get',
    path: '/api/staff',
    summary: 'Who works for the person, and who may join.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: StaffDto },
  }),
  colleagues: route({
    method: 'get',
    path: '/api/staff/colleagues',
    summary: 'Who can answer for a vehicle or work on a lead.',
    access: 'person',
    ability: 'assign',
    responses: { 200: z.array(ColleagueDto) },
  }),
  invite: route({
    method: 'post',
    path: '/api/staff/invitations',
    summary: 'Makes a link with which one person can ask to work for the seller. It is shown once.',
    access: 'person',
    ability: 'oneself',
    json: InvitationInput,
    responses: { 201: NewInvitationDto },
  }),
  renew: route({
    method: 'post',
    path: '/api/staff/invitations/:id/link',
    summary:
      'Makes a new link for an invitation that nobody has used; the former one ends. It is shown once.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: NewInvitationDto },
  }),
  revoke: route({
    method: 'delete',
    path: '/api/staff/invitations/:id',
    summary: 'Takes an invitation back.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
  decide: route({
    method: 'post',
    path: '/api/staff/invitations/:id/decision',
    summary: 'Lets in whoever has asked with an invitation, or declines.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    json: InvitationDecision,
    responses: { 200: StaffDto },
  }),
  setSwitches: route({
    method: 'put',
    path: '/api/staff/switches',
    summary: 'Sets what all salespeople of the person may do.',
    access: 'person',
    ability: 'oneself',
    json: SwitchesInput,
    responses: { 200: StaffDto },
  }),
  changeRole: route({
    method: 'patch',
    path: '/api/staff/members/:id',
    summary: 'Gives somebody who works for the person another role.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    json: RoleInput,
    responses: { 200: StaffDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/staff/members/:id',
    summary: 'Ends that somebody works for the person, at once.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: StaffDto },
  }),
  wish: route({
    method: 'put',
    path: '/api/staff/wishes',
    summary: 'What somebody who works for a seller wants to be notified of.',
    access: 'person',
    ability: 'workOnLeads',
    json: WishesInput,
    responses: { 200: MessageDto },
  }),
  look: route({
    method: 'post',
    path: '/api/staff/look',
    summary: 'What an invitation is for, by the token of its link.',
    access: 'anyone',
    json: InvitationToken,
    limits: [LIMITS.invitationBySite],
    responses: { 200: OpenInvitationDto },
  }),
  ask: route({
    method: 'post',
    path: '/api/staff/ask',
    summary: 'Asks to work for a seller, by the token of an invitation.',
    access: 'person',
    ability: 'oneself',
    json: InvitationToken,
    responses: { 200: OpenInvitationDto },
  }),
  workplaces: route({
    method: 'get',
    path: '/api/staff/workplaces',
    summary: 'For whom the person works.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: z.array(WorkplaceDto) },
  }),
};
