import { z } from 'zod';
import { MessageDto } from '../../../schema/common/answer';
import { CreateDraftInput, DraftInput, ImportDraftsInput } from '../../../schema/drafts/input';
import { DraftDto, ImportedDto, UndoneImportDto } from '../../../schema/drafts/output';
import { AddPhotosInput } from '../../../schema/vehicles/input';
import { IdParam } from '../../http/paging';
import { route } from '../../http/route-entry';

export const draftsApi = {
  list: route({
    method: 'get',
    path: '/api/drafts',
    summary: "The person's drafts, most recently changed first.",
    access: 'person',
    ability: 'draftVehicles',
    speculative: true,
    responses: { 200: z.array(DraftDto) },
  }),
  create: route({
    method: 'post',
    path: '/api/drafts',
    summary: 'Creates a draft.',
    access: 'person',
    ability: 'draftVehicles',
    json: CreateDraftInput,
    responses: { 201: DraftDto },
  }),
  importAll: route({
    method: 'post',
    path: '/api/drafts/imports',
    summary: 'Creates drafts from a list, all or none.',
    access: 'person',
    ability: 'addVehicles',
    json: ImportDraftsInput,
    responses: { 201: ImportedDto },
  }),
  undoImport: route({
    method: 'delete',
    path: '/api/drafts/imports/:id',
    summary: 'Deletes the drafts of a list that nobody has changed since, within a day.',
    access: 'owner',
    ability: 'addVehicles',
    param: IdParam,
    responses: { 200: UndoneImportDto },
  }),
  change: route({
    method: 'put',
    path: '/api/drafts/:id',
    summary: 'Replaces the draft.',
    access: 'owner',
    ability: 'draftVehicles',
    param: IdParam,
    json: DraftInput,
    responses: { 200: DraftDto },
  }),
  addPhotos: route({
    method: 'patch',
    path: '/api/drafts/:id',
    summary: 'Adds photos after those that the draft has, each once.',
    access: 'owner',
    ability: 'draftVehicles',
    param: IdParam,
    json: AddPhotosInput,
    responses: { 200: DraftDto },
  }),
  remove: route({
    method: 'delete',
    path: '/api/drafts/:id',
    summary: 'Deletes a draft.',
    access: 'owner',
    ability: 'draftVehicles',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
};
