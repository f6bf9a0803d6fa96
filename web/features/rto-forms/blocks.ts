/** A text with blanks: an empty value is left as a line to write on. */
export interface Filled {
  texts: readonly string[];
  values: readonly string[];
}

/** `filled\`to ${name}, residing at ${address}\``. */
export const filled = (texts: TemplateStringsArray, ...values: readonly string[]): Filled => ({
  texts,
  values,
});

/** A part of a page, from top to bottom. */
export type Block =
  | { kind: 'title'; title: string; rule: string; name: string; copies: string }
  | { kind: 'part'; text: string }
  | { kind: 'text'; text: Filled }
  | { kind: 'gap'; height: number }
  /** Room for signatures, each above its own words; two stand beside each other. */
  | { kind: 'signatures'; of: readonly string[] }
  | { kind: 'frame'; blocks: readonly Block[] };

/** A page of a form. */
export type Page = readonly Block[];

export const text = (of: Filled): Block => ({ kind: 'text', text: of });
export const part = (of: string): Block => ({ kind: 'part', text: of });
export const gap = (height: number): Block => ({ kind: 'gap', height });
export const signatures = (...of: string[]): Block => ({ kind: 'signatures', of });
export const frame = (...blocks: Block[]): Block => ({ kind: 'frame', blocks });
