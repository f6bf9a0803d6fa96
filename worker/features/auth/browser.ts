import type { WorkspaceLanguage } from '../../../schema/common/languages';

/** The browser of a request, as far as its cookies and headers tell. */
export interface Browser {
  /** The name under which it requests codes. */
  asker: () => string;
  /** The device's id if it has signed in to the account of the submitted address before; null for numbers. */
  device: string | null;
  /** The same for an account by its `signInName`. */
  known: (name: string) => Promise<string | null>;
  /** In which its page is read, and codes are sent. */
  language: WorkspaceLanguage;
  /** Keeps the proof of what was chosen here, until its code is typed. */
  claim: (proof: string) => void;
  /** The proof that was kept. */
  claimed: () => string | undefined;
}
