/**
 * Words of the workspace. English texts stand where they are shown and are the keys of the other languages,
 * one file for each feature and language (`words.hi.ts`). A text without a translation does not compile.
 */
import { createElement, Fragment, type ReactNode, use } from 'react';
import { type Dictionary, fillText, KnownTexts, type Values } from '../../schema/common/known-texts';
import type { WorkspaceLanguage } from '../../schema/common/languages';
import type { hindi as commonHindi } from './common-words.hi';
import { workspaceLanguage } from './current-language';
import type { labels } from './labels.hi';
import { useWorkspaceLanguage } from './workspace-language';

type Load = () => Promise<{ hindi: Dictionary }>;
type CommonWord = keyof (typeof commonHindi & typeof labels) & string;

/** `say('Price of {vehicle}', { vehicle })`: the text in the language of the workspace. */
export interface Say<Word extends string> {
  (word: Word, values?: Values): string;
  /** With elements in place of `{names}`. */
  rich: (word: Word, values: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** For a text whose English comes from elsewhere, such as a label of a table: unchanged if nobody translated it. */
  known: (text: string, values?: Values) => string;
}

class Words {
  hindi: Dictionary | undefined;
  private texts: KnownTexts | undefined;
  private loading: Promise<boolean> | undefined;

  constructor(private readonly load_: Load) {}

  /** Resolves to whether they are there. */
  load(): Promise<boolean> {
    this.loading ??= this.load_().then(
      (file) => {
        this.hindi = file.hindi;
        this.texts = undefined;
        return true;
      },
      (error) => {
        // English is better than nothing; the next screen tries again.
        console.warn('words: not loaded', error);
        this.loading = undefined;
        this.hindi ??= {};
        return false;
      },
    );
    return this.loading;
  }

  /** The translation of a text that the server, or a schema, has filled with values. */
  find(text: string): string | undefined {
    this.texts ??= this.hindi && new KnownTexts(this.hindi, (value) => this.find(value) ?? knownValue(value));
    return this.texts?.find(text);
  }
}

/** A value inside a message, such as a plan or a state. */
const knownValue = (text: string): string => common.find(text) ?? text;

/** Together, because a failure may be shown at any time. */
async function loadCommon() {
  const [{ hindi }, { labels }, { failures }, { refusals }] = await Promise.all([
    import('./common-words.hi'),
    import('./labels.hi'),
    import('./failures.hi'),
    import('./refusals.hi'),
  ]);
  return { hindi: { ...refusals, ...failures, ...labels, ...hindi } };
}

const common = new Words(loadCommon);
const all = [common];
if (workspaceLanguage() === 'hi') void common.load();

/**
 * Loads what the screens that are open, and what they may open next, say in a language. False if a part could
 * not be loaded.
 */
export async function loadWords(language: WorkspaceLanguage): Promise<boolean> {
  if (language === 'en') return true;
  return (await Promise.all(all.map((words) => words.load()))).every(Boolean);
}

const PLACE = /\{(\w+)\}/;

function fillWithElements(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second part of the split is a name.
  const parts = text.split(PLACE).map((part, index) => (index % 2 === 1 ? values[part] : part));
  return createElement(Fragment, null, ...parts);
}

/**
 * The words of a feature. `say` is for texts outside of components; a component takes `useWords()`, so that
 * it is drawn again when the language changes, and waits for words that are not there yet.
 */
export function defineWords<Hindi extends Dictionary>(load: () => Promise<{ hindi: Hindi }>) {
  const words = new Words(load);
  all.push(words);
  if (workspaceLanguage() === 'hi') void words.load();

  const find = (text: string) =>
    workspaceLanguage() === 'hi' ? (words.hindi?.[text] ?? common.hindi?.[text] ?? text) : text;
  const say: Say<(keyof Hindi & string) | CommonWord> = Object.assign(
    (word: string, values?: Values) => fillText(find(word), values),
    {
      rich: (word: string, values: Readonly<Record<string, ReactNode>>) =>
        fillWithElements(find(word), values),
      known: (text: string, values?: Values) => {
        const found = find(text);
        if (values || found !== text || workspaceLanguage() === 'en') return fillText(found, values);
        return words.find(text) ?? common.find(text) ?? text;
      },
    },
  );

  function useWords() {
    const isHindi = useWorkspaceLanguage() === 'hi';
    if (isHindi && !common.hindi) use(common.load());
    if (isHindi && !words.hindi) use(words.load());
    return say;
  }

  return { say, useWords };
}
