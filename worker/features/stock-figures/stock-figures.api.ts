import { StockFiguresQuery } from '../../../schema/stock-figures/input';
import { StockFiguresDto } from '../../../schema/stock-figures/output';
import { route } from '../../http/route-entry';

export const stockFiguresApi = {
  get: route({
    method: 'get',
    path: '/api/figures',
    summary: "Figures of the seller's listings: people, how they came, taps, offers, visits and sales.",
    access: 'person',
    ability: 'seeFigures',
    query: StockFiguresQuery,
    responses: { 200: StockFiguresDto },
  }),
};
