import { describe, expect, it } from 'vitest';
import { ApiError, apiOf, createQueryClient, read } from './api';

const answer = (status: number, text: string, statusText = '') => ({
  ok: status < 300,
  status,
  statusText,
  text: async () => text,
  json: async () => JSON.parse(text),
});

describe('calls of the API', () => {
  it('cache what they read until it is invalidated, and are not repeated', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    });
  });

  it('fail with status, colon and body, or the status text if there is none', async () => {
    await expect(read(Promise.resolve(answer(401, 'Unauthorized')))).rejects.toThrow('401: Unauthorized');
    await expect(read(Promise.resolve(answer(502, '', 'Bad Gateway')))).rejects.toThrow('502: Bad Gateway');
    const refusal = new ApiError(409, '{"message":"Cannot revert from sold"}');
    expect(refusal.says).toBe('Cannot revert from sold');
  });

  it('declare a content type only if they have content', async () => {
    const seen: (string | null)[] = [];
    const client = createQueryClient(async (input, init) => {
      seen.push(new Request(new URL(String(input), 'http://localhost'), init).headers.get('content-type'));
      return Response.json({});
    });
    await apiOf(client).auth.status.$get();
    await apiOf(client).views.index.$post({ json: { vehicleId: 'x' } });
    expect(seen).toEqual([null, 'application/json']);
  });
});
