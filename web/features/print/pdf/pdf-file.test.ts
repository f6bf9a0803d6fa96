import { expect, it } from 'vitest';
import { PdfFile } from './pdf-file';

// Readers repair a wrong table by searching the file, so only the bytes themselves reveal it.
it('a PDF says where each object begins, also of one that was announced before it was written', async () => {
  const file = new PdfFile();
  const catalogue = file.reserve();
  file.put('<< /Type /Font >>');
  await file.putStream('/Kind /Text', 'Some text');
  file.put('<< /Type /Catalog >>', catalogue);
  const bytes = await file.finish(catalogue).arrayBuffer();
  const text = new TextDecoder('latin1').decode(bytes);
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  expect(table).toMatch(/^xref\n0 4\n0{10} 65535 f \n/);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj']);
});
