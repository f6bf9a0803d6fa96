import { z } from 'zod';
import { UserDto } from '../../../schema/auth/output';
import { OwnNumberInput, ProfileFilter, ProfileInput } from '../../../schema/profile/input';
import { PublicProfileDto, UsernameCheckDto } from '../../../schema/profile/output';
import { PublisherDto, PublisherPlanDto } from '../../../schema/profile/publisher';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const profileApi = {
  save: route({
    method: 'put',
    path: '/api/auth/user/profile',
    does: 'Saves names, number and account type. A username is part of the Pro plan, and set once.',
    who: 'person',
    json: ProfileInput,
    answers: { 200: UserDto },
  }),
  saveNumber: route({
    method: 'put',
    path: '/api/auth/user/mobile-number',
    does: 'Saves the number that buyers call, and nothing else of the profile.',
    who: 'person',
    json: OwnNumberInput,
    answers: { 200: UserDto },
  }),
  checkUsername: route({
    method: 'get',
    path: '/api/auth/username/check/:username',
    does: 'Whether a username can still be had.',
    who: 'person',
    plan: 'pro',
    param: z.object({ username: z.string() }),
    answers: { 200: UsernameCheckDto },
  }),
  publisher: route({
    method: 'get',
    path: '/api/users/:id',
    does: 'What anyone may know of a seller.',
    who: 'anyone',
    param: IdParam,
    answers: { 200: PublisherDto },
  }),
  publisherPlan: route({
    method: 'get',
    path: '/api/users/:id/subscription',
    does: "A seller's plan.",
    who: 'anyone',
    param: IdParam,
    answers: { 200: PublisherPlanDto },
  }),
  publicProfile: route({
    method: 'get',
    path: '/api/profile/:username',
    does: "A pro seller's public profile with a page of their vehicles.",
    who: 'anyone',
    address: z.object({ username: z.string().max(60) }),
    query: ProfileFilter.extend({ cursor: z.string().max(60).optional() }),
    answers: { 200: PublicProfileDto },
  }),
};
