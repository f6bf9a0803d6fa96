import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserDto } from '../../../schema/auth/output';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import { chosenLanguage, showLanguage, workspaceLanguage } from '../../i18n/current-language';
import { loadWords } from '../../i18n/words';
import { actingHere } from '../../lib/acting';
import { toastFailure } from '../../lib/failure';
import { toast } from '../../lib/toast-store';
import { saveLanguageMutation } from './account.queries';
import { say } from './words';

function show(language: WorkspaceLanguage) {
  showLanguage(language);
  navigator.serviceWorker?.controller?.postMessage({ type: 'language' });
}

/**
 * Changes the language of the workspace without a reload: first the words are loaded, then every open screen
 * changes at once, and the account keeps the choice.
 */
export function useChooseLanguage({
  isSignedIn = true,
} = {}): (language: WorkspaceLanguage) => Promise<void> {
  const { mutate } = useMutation({
    ...saveLanguageMutation,
    onError: (error) =>
      toastFailure(
        error,
        say('The language is changed on this device only. Choose it again once you are online.'),
      ),
  });
  return async (language) => {
    if (!(await loadWords(language))) {
      toast({ title: say('This needs a connection. Please try again later.'), tone: 'error' });
      return;
    }
    show(language);
    // The account here is the seller's: whoever works for them chooses for this device.
    if (isSignedIn && !actingHere()) mutate({ language });
  };
}

/** On a device where nothing was chosen, the account's language; and an account without one takes the device's. */
export function useAccountLanguage({ language }: UserDto) {
  const { mutate } = useMutation(saveLanguageMutation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
  useEffect(() => {
    if (actingHere()) return;
    const shown = workspaceLanguage();
    if (language === null && shown !== 'en') mutate({ language: shown });
    if (language === null || language === shown || chosenLanguage()) return;
    loadWords(language).then((isLoaded) => isLoaded && show(language));
  }, [language]);
}
