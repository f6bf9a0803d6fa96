/**
 * Sends a file as it comes, so that a long one never stands in memory. The first piece is awaited: what cannot be read is an
 * error, not a broken file.
 */
export async function downloadResponse(
  pieces: AsyncIterable<Uint8Array>,
  { fileName, contentType }: { fileName: string; contentType: string },
): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(first.value);
    },
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  });
}
