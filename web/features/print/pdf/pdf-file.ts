const NEWLINE = '\n';

/** Bytes packed by zlib, or unchanged if the browser cannot pack, with the matching dictionary entries. */
async function packed(bytes: Uint8Array<ArrayBuffer>) {
  if (typeof CompressionStream === 'undefined') return { bytes, filter: '' };
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return { bytes: new Uint8Array(await new Response(stream).arrayBuffer()), filter: '/Filter /FlateDecode ' };
}

/**
 * A PDF file while it is written: numbered objects are written one after the other, and the browser may store
 * them on disk.
 */
export class PdfFile {
  #parts: BlobPart[] = [];
  #length = 0;
  /** The position of each object by its number; 0 for one that is only reserved. */
  #offsets = [0];

  constructor() {
    this.#write('%PDF-1.7\n');
    // Bytes beyond ASCII mark the file as binary.
    this.#write(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  }

  #write(part: string | Uint8Array<ArrayBuffer>) {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  /** The number of an object that will be written later. */
  reserve(): number {
    this.#offsets.push(0);
    return this.#offsets.length - 1;
  }

  /** Writes an object and returns its number. */
  put(body: string, number = this.reserve()): number {
    this.#offsets[number] = this.#length;
    this.#write(`${number} 0 obj${NEWLINE}${body}${NEWLINE}endobj${NEWLINE}`);
    return number;
  }

  /**
   * Writes an object with data. `entries`: its dictionary besides length and filter. Data that is already
   * packed names its own filter.
   */
  async putStream(
    entries: string,
    data: Uint8Array<ArrayBuffer> | string,
    isPacked = false,
  ): Promise<number> {
    const plain = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    const { bytes, filter } = isPacked ? { bytes: plain, filter: '' } : await packed(plain);
    const number = this.reserve();
    this.#offsets[number] = this.#length;
    this.#write(
      `${number} 0 obj${NEWLINE}<< ${entries} ${filter}/Length ${bytes.length} >>${NEWLINE}stream${NEWLINE}`,
    );
    this.#write(bytes);
    this.#write(`${NEWLINE}endstream${NEWLINE}endobj${NEWLINE}`);
    return number;
  }

  /** Passes what is written so far to the browser, freeing the page's memory. */
  release() {
    this.#parts = [new Blob(this.#parts)];
  }

  /** The complete file. `root`: the number of its catalogue. */
  finish(root: number): Blob {
    const start = this.#length;
    const rows = this.#offsets.map((offset, number) =>
      number === 0 ? '0000000000 65535 f ' : `${String(offset).padStart(10, '0')} 00000 n `,
    );
    this.#write(['xref', `0 ${rows.length}`, ...rows, ''].join(NEWLINE));
    this.#write(
      `trailer${NEWLINE}<< /Size ${rows.length} /Root ${root} 0 R >>${NEWLINE}startxref${NEWLINE}${start}${NEWLINE}%%EOF${NEWLINE}`,
    );
    return new Blob(this.#parts, { type: 'application/pdf' });
  }
}
