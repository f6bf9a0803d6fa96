/** Everything that a request's log line may contain: no addresses or names of people. */
export interface RequestLine {
  requestId: string;
  method: string;
  /** The declared path, such as `/vehicle/:id`. */
  route: string;
  status: number;
  ms: number;
  rowsRead: number;
  rowsWritten: number;
  version: string;
  /** How many requests the line stands for (sampling.ts). */
  weight: number;
}

export interface RequestLog {
  write(line: RequestLine): void;
}

/** One line of JSON in the Worker's output. */
export const consoleRequestLog: RequestLog = {
  write: (line) => console.info(JSON.stringify({ log: 'request', ...line })),
};
