export const ROOT: string;
interface Options {
  env?: Record<string, string>;
  quiet?: boolean | 'stderr';
}
export function exitCode(program: string, args: readonly string[], options?: Options): Promise<number>;
export function run(program: string, args: readonly string[], options?: Options): Promise<void>;
export function main(work: () => Promise<void>, options?: { endsWithParent?: boolean }): Promise<void>;
