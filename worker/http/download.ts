/** How much is collected before a response starts. */
const AWAITED_BYTES = 256 * 1024;

/**
 * Streams a file, so that a long one is never in memory as a whole. Its start, which is all of most files, is
 * awaited, so that unreadable data is an error rather than a broken file.
 */
export async function downloadResponse(
  pieces: AsyncIterable<Uint8Array>,
  { fileName, contentType }: { fileName: string; contentType: string },
): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]();
  const beginning: Uint8Array[] = [];
  let isWhole = false;
  for (let bytes = 0; bytes < AWAITED_BYTES && !isWhole; ) {
    const { done, value } = await iterator.next();
    isWhole = done === true;
    if (value) beginning.push(value);
    bytes += value?.byteLength ?? 0;
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of beginning) controller.enqueue(piece);
      if (isWhole) controller.close();
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
