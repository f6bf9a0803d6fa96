import { useSyncExternalStore } from 'react';
import { subscribeToLanguage, workspaceLanguage } from './current-language';

/** The workspace's language, for a component that is drawn again when it changes. */
export const useWorkspaceLanguage = () =>
  useSyncExternalStore(subscribeToLanguage, workspaceLanguage, workspaceLanguage);
