import { z } from 'zod';
import { UserDto } from '../../../schema/auth/output';
import { ProfileFilter } from '../../../schema/profile/filter';
import { OwnNumberInput, ProfileInput } from '../../../schema/profile/input';
import { PublicProfileDto, UsernameCheckDto } from '../../../schema/profile/output';
import { PublisherDto, PublisherPlanDto } from '../../../schema/profile/publisher';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const profileApi = {
  save: route({
    method: 'put',
    path: '/api/auth/user/profile',
    summary: 'Updates the profile. A username requires the Pro plan and can be set once.',
    access: 'person',
    ability: 'oneself',
    json: ProfileInput,
    responses: { 200: UserDto },
  }),
  saveNumber: route({
    method: 'put',
    path: '/api/auth/user/mobile-number',
    summary: 'Updates only the mobile number that buyers call.',
    access: 'person',
    ability: 'oneself',
    json: OwnNumberInput,
    responses: { 200: UserDto },
  }),
  checkUsername: route({
    method: 'get',
    path: '/api/auth/username/check/:username',
    summary: 'Checks whether a username is available.',
    access: 'person',
    ability: 'oneself',
    plan: 'pro',
    param: z.object({ username: z.string() }),
    responses: { 200: UsernameCheckDto },
  }),
  publisher: route({
    method: 'get',
    path: '/api/users/:id',
    summary: "A seller's public details.",
    access: 'anyone',
    param: IdParam,
    responses: { 200: PublisherDto },
  }),
  publisherPlan: route({
    method: 'get',
    path: '/api/users/:id/subscription',
    summary: "A seller's plan.",
    access: 'anyone',
    param: IdParam,
    responses: { 200: PublisherPlanDto },
  }),
  publicProfile: route({
    method: 'get',
    path: '/api/profile/:username',
    summary: "A Pro seller's public profile with one page of their vehicles.",
    access: 'anyone',
    address: z.object({ username: z.string().max(60) }),
    query: ProfileFilter.extend({ cursor: z.string().max(60).optional() }),
    responses: { 200: PublicProfileDto },
  }),
};
