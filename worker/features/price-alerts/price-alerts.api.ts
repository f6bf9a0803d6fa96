import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { PriceAlertFormInput, UpdatePriceAlertInput } from '../../../schema/price-alerts/input';
import { PriceAlertDto } from '../../../schema/price-alerts/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

const alertOn = (page: string) =>
  route({
    method: 'post',
    path: `/${page}/:id/alert`,
    summary: 'A buyer waits for a lower price. Asked again for the same listing, only the last price counts.',
    access: 'anyone',
    address: IdParam,
    htmlForm: PriceAlertFormInput,
    responses: { 200: 'text/html' },
  });

export const priceAlertsApi = {
  vehicle: alertOn('vehicle'),
  republished: alertOn('republished'),
  list: route({
    method: 'get',
    path: '/api/price-alerts',
    summary: 'Buyers who wait for a lower price of what is for sale, latest first.',
    access: 'person',
    ability: 'seeLeads',
    query: PageQuery,
    responses: { 200: z.array(PriceAlertDto) },
  }),
  change: route({
    method: 'patch',
    path: '/api/price-alerts/:id',
    summary: 'The buyer was told that the price has fallen there, or that is taken back.',
    access: 'owner',
    ability: 'workOnLeads',
    param: IdParam,
    json: UpdatePriceAlertInput,
    responses: { 200: MessageDto },
  }),
};
