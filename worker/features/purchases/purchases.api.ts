import { PaperDto } from '../../../schema/papers/output';
import {
  IdentityInput,
  PaidPurchaseInput,
  PurchaseInput,
  RcHolderInput,
  ReceiptInput,
} from '../../../schema/purchases/input';
import { CameInDto, PurchaseMoneyDto } from '../../../schema/purchases/output';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const purchasesApi = {
  get: route({
    method: 'get',
    path: '/api/purchases/:id',
    summary: 'How a vehicle came in, and whose name is in its RC; without money.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    responses: { 200: CameInDto },
  }),
  sayRc: route({
    method: 'put',
    path: '/api/purchases/:id/rc',
    summary: 'Says whose name is in the RC of a vehicle.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: RcHolderInput,
    responses: { 200: CameInDto },
  }),
  save: route({
    method: 'put',
    path: '/api/purchases/:id',
    summary: 'Saves how a vehicle came in. What was paid stays as it is.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: PurchaseInput,
    responses: { 200: CameInDto },
  }),
  savePaid: route({
    method: 'put',
    path: '/api/purchases/:id/paid',
    summary: 'Saves how a vehicle came in, with what was paid.',
    access: 'owner',
    ability: 'seeMoney',
    param: IdParam,
    json: PaidPurchaseInput,
    responses: { 200: CameInDto },
  }),
  getMoney: route({
    method: 'get',
    path: '/api/purchases/:id/money',
    summary: 'What was paid for a vehicle, and to whom. Of the PAN, only the last four are shown.',
    access: 'owner',
    ability: 'seeMoney',
    param: IdParam,
    responses: { 200: PurchaseMoneyDto },
  }),
  identify: route({
    method: 'put',
    path: '/api/purchases/:id/identity',
    summary: 'Notes what the person showed that a vehicle was bought from. The PAN is stored encrypted.',
    access: 'owner',
    ability: 'seeMoney',
    param: IdParam,
    json: IdentityInput,
    responses: { 200: PurchaseMoneyDto },
  }),
  issueReceipt: route({
    method: 'post',
    path: '/api/purchases/:id/receipt',
    summary: 'Issues the receipt of a purchase. It gets the next number of its series.',
    access: 'owner',
    ability: 'seeMoney',
    param: IdParam,
    json: ReceiptInput,
    responses: { 201: PaperDto },
  }),
};
