import { useWorkspaceLanguage } from '../../i18n/workspace-language';

/** The address of a picture of the product, in the language of the page (scripts/make-pictures.ts). */
export function usePicture(): (name: string) => string {
  const language = useWorkspaceLanguage();
  return (name) => `/landing/${name}${language === 'hi' ? '-hi' : ''}.webp`;
}
