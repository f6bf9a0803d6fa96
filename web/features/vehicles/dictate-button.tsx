import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BRAND } from '../../../schema/common/brand';
import { toast } from '../../lib/toast-store';
import { IconButton } from '../../ui/core/icon-button';
import { useWords } from './words';

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

type RecognitionClass = new () => Recognition;

/** The browser's speech recognition, if it has one. */
function recognitionClass(): RecognitionClass | undefined {
  const browser = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

export const canDictate = () => recognitionClass() !== undefined;

const heardIn = ({ results, resultIndex }: RecognitionEvent) =>
  Array.from(results)
    .slice(resultIndex)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .join(' ');

interface DictateButtonProps {
  label?: string;
  onHeard: (phrase: string) => void;
}

/** Dictation, in browsers that support it. `onHeard` gets each recognised phrase. */
export function DictateButton({ label, onHeard }: DictateButtonProps) {
  const t = useWords();
  const [isListening, setIsListening] = useState(false);
  const recognition = useRef<Recognition>(null);
  useEffect(() => () => recognition.current?.abort(), []);
  const Recogniser = recognitionClass();
  if (!Recogniser) return null;
  const listen = () => {
    const listening = new Recogniser();
    listening.lang = BRAND.locale;
    listening.continuous = true;
    listening.addEventListener('result', (event) => onHeard(heardIn(event as RecognitionEvent)));
    listening.addEventListener('error', () =>
      toast({
        title: t('Dictation is not available'),
        description: t('Allow the microphone in your browser, or type instead.'),
        tone: 'error',
      }),
    );
    listening.addEventListener('end', () => setIsListening(false));
    recognition.current = listening;
    listening.start();
    setIsListening(true);
  };
  const Icon = isListening ? Square : Mic;
  return (
    <IconButton
      size="sm"
      label={isListening ? t('Stop dictating') : (label ?? t('Dictate'))}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => (isListening ? recognition.current?.stop() : listen())}
    />
  );
}
