import type { WorkspaceLanguage } from '../../../schema/common/languages';
import { hindi as commonHindi } from '../../i18n/common-words.hi';
import { hindi as workspaceHindi } from './words.hi';

/** What the server paints of the workspace before its scripts have arrived, by the English text. */
export const FRAME_WORDS: Partial<Record<WorkspaceLanguage, Readonly<Record<string, string>>>> = {
  hi: { ...commonHindi, ...workspaceHindi },
};
