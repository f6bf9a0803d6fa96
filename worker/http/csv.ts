const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Sends lines as they come, so that a long list never stands in memory. The first are awaited: a list that cannot be read is an
 * error, not a broken file. Excel needs the byte-order mark to read UTF-8.
 */
export async function csvResponse(lines: AsyncIterable<string>, fileName: string): Promise<Response> {
  const encoder = new TextEncoder();
  const iterator = lines[Symbol.asyncIterator]();
  const first = await iterator.next();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + (first.done ? '' : first.value))),
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
}
