/** A mutation of a source text: what is between `start` and `end` becomes `by`. */
export interface Change {
  operator: string;
  start: number;
  end: number;
  by: string;
}
