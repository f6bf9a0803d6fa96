import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PaperInput } from '../../../schema/papers/input';
import type { PaperDto, PaperFile } from '../../../schema/papers/output';
import { keep, readKept } from '../../lib/device-store';
import type { PrintedPaper } from './paper-heading';
import { UNSENT_PAPERS } from './unsent-name';

/** A paper that was made without a network, on this device until the server has it. */
export interface UnsentPaper {
  vehicleId: PaperDto['vehicleId'];
  /** What is sent, with its code and the time at which it was made. */
  json: z.input<typeof PaperInput>;
  paper: PrintedPaper;
  /** Of the PDFs that were made from it. */
  files: PaperFile[];
  /** Why the server does not take it: the refusal's code and text. It waits for the person then. */
  problem?: { code: string; text: string };
}

export const readUnsentPapers = async (): Promise<UnsentPaper[]> =>
  (await readKept<UnsentPaper[]>(UNSENT_PAPERS)) ?? [];

/** In the order in which they were made. */
export const unsentPapersQuery = queryOptions({
  queryKey: ['device', UNSENT_PAPERS],
  queryFn: readUnsentPapers,
  networkMode: 'always',
  staleTime: 0,
});

/** Makes one change at a time, across all open pages. False if the device stores nothing. */
const change = (make: (papers: UnsentPaper[]) => UnsentPaper[]): Promise<boolean> =>
  navigator.locks.request(UNSENT_PAPERS, async () => keep(UNSENT_PAPERS, make(await readUnsentPapers())));

/** Stores a paper. False if the device has no room for it. */
export const addUnsentPaper = (paper: UnsentPaper) => change((papers) => [...papers, paper]);

const changeOne = (code: string, make: (paper: UnsentPaper) => UnsentPaper) =>
  change((papers) => papers.map((one) => (one.paper.code === code ? make(one) : one)));

/** Adds a PDF, once. */
export const addUnsentFile = (code: string, file: PaperFile) =>
  changeOne(code, ({ files, ...one }) => ({
    ...one,
    files: [...files.filter(({ hash }) => hash !== file.hash), file],
  }));

export const setProblem = (code: string, problem: UnsentPaper['problem']) =>
  changeOne(code, ({ problem: _, ...one }) => ({ ...one, ...(problem ? { problem } : {}) }));

/** The same paper, after a question about it was answered with yes. */
export const answerQuestions = (code: string) =>
  changeOne(code, ({ problem: _, json, ...one }) => ({
    ...one,
    json: { ...json, seen: ['second', 'cash'] },
  }));

/** Drops it after the server has received it, or it was discarded. */
export const dropUnsentPaper = (code: string) =>
  change((papers) => papers.filter(({ paper }) => paper.code !== code));
