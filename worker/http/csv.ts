import { BYTE_ORDER_MARK } from '../../schema/common/csv';
import { downloadResponse } from './download';

const encoder = new TextEncoder();

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let mark = BYTE_ORDER_MARK;
  for await (const line of lines) {
    yield encoder.encode(mark + line);
    mark = '';
  }
  if (mark) yield encoder.encode(mark);
}

/** Lines of CSV as a download. */
export const csvResponse = (lines: AsyncIterable<string>, fileName: string): Promise<Response> =>
  downloadResponse(encoded(lines), { fileName, contentType: 'text/csv; charset=utf-8' });
