import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  BulkAnswerersInput,
  BulkListingsInput,
  BulkPricesInput,
  BulkStatusesInput,
} from '../../../schema/bulk/input';
import type { BulkChangeDto, BulkUndoDto } from '../../../schema/bulk/output';
import { apiOf, read } from '../../lib/api';

type Change<Input extends z.ZodType> = Omit<z.input<Input>, 'operation' | 'vehicles'>;

/** What is asked for all picked vehicles, by the part of the API that does it. */
export type BulkAsk =
  | ({ path: 'prices' } & Change<typeof BulkPricesInput>)
  | ({ path: 'statuses' } & Change<typeof BulkStatusesInput>)
  | ({ path: 'listings' } & Change<typeof BulkListingsInput>)
  | ({ path: 'answerers' } & Change<typeof BulkAnswerersInput>);

export type BulkPath = BulkAsk['path'];

interface Step {
  operation: string;
  vehicles: { id: string; version: number }[];
}

/** Changes the vehicles of one step. The same step may be sent again. */
export function sendStep(client: QueryClient, ask: BulkAsk, step: Step): Promise<BulkChangeDto> {
  const { bulk } = apiOf(client);
  switch (ask.path) {
    case 'prices':
      return read(bulk.prices.$post({ json: { ...step, change: ask.change } }));
    case 'statuses':
      return read(bulk.statuses.$post({ json: { ...step, status: ask.status } }));
    case 'listings':
      return read(bulk.listings.$post({ json: { ...step, change: ask.change } }));
    case 'answerers':
      return read(bulk.answerers.$post({ json: { ...step, answerer: ask.answerer } }));
  }
}

export const undoStep = (client: QueryClient, path: BulkPath, operation: string): Promise<BulkUndoDto> =>
  read(apiOf(client).bulk[path][':operation'].undo.$post({ param: { operation } }));
