import { useTexts } from '../../i18n/texts';
import { buttonClass } from '../../ui/button-class';
import { Logo } from '../../ui/logo';
import { LanguageSwitch } from '../parts/language-switch';

export function NotFoundDocument() {
  const texts = useTexts();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-6 text-center">
      <Logo />
      <h1 className="font-semibold text-2xl">{texts.nowhere.title}</h1>
      <p className="text-ink-muted">{texts.nowhere.text}</p>
      <a href="/" className={buttonClass({ variant: 'primary' })}>
        {texts.notFound.home}
      </a>
      <LanguageSwitch />
    </main>
  );
}
