import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { ChoiceInput, PinInput } from '../../../schema/shared-phones/input';
import { PhoneHereDto, SharedPhoneDto } from '../../../schema/shared-phones/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

/** What staff does on a phone: everybody who works for the seller may. */
const onPhone = { access: 'person', ability: 'seeSeller' } as const;

export const sharedPhonesApi = {
  here: route({
    ...onPhone,
    method: 'get',
    path: '/api/shared-phones/here',
    summary: 'Whether this phone is shared, and who may choose themselves on it.',
    beforeChoice: true,
    responses: { 200: PhoneHereDto },
  }),
  setPin: route({
    ...onPhone,
    method: 'put',
    path: '/api/shared-phones/pin',
    summary: 'Sets the person’s PIN, with which they choose themselves on shared phones.',
    json: PinInput,
    responses: { 200: MessageDto },
  }),
  share: route({
    ...onPhone,
    method: 'post',
    path: '/api/shared-phones/here',
    summary: 'Makes this phone a shared one, until the owner ends it or the session ends.',
    json: PinInput,
    responses: { 201: PhoneHereDto },
  }),
  choose: route({
    ...onPhone,
    method: 'post',
    path: '/api/shared-phones/here/choice',
    summary: 'Chooses who uses this shared phone, by PIN.',
    beforeChoice: true,
    json: ChoiceInput,
    responses: { 200: MessageDto },
  }),
  leave: route({
    ...onPhone,
    method: 'delete',
    path: '/api/shared-phones/here/choice',
    summary: 'Nobody uses this shared phone until somebody chooses themselves.',
    beforeChoice: true,
    responses: { 200: MessageDto },
  }),
  use: route({
    ...onPhone,
    method: 'post',
    path: '/api/shared-phones/here/use',
    summary: 'Reports that whoever uses this shared phone still does.',
    json: z.strictObject({}),
    responses: { 200: MessageDto },
  }),
  list: route({
    method: 'get',
    path: '/api/shared-phones',
    summary: 'The phones that the seller’s staff share.',
    access: 'person',
    ability: 'oneself',
    responses: { 200: z.array(SharedPhoneDto) },
  }),
  end: route({
    method: 'delete',
    path: '/api/shared-phones/:id',
    summary: 'Ends that a phone is shared: from then on it is its account’s.',
    access: 'owner',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
