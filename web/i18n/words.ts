/**
 * Words of the workspace. English texts stand where they are shown and are the keys of the other languages,
 * one file for each feature and language (`words.hi.ts`). A text without a translation does not compile.
 */
import { createElement, Fragment, type ReactNode, use } from 'react';
import type { WorkspaceLanguage } from '../../schema/common/languages';
import type { hindi as commonHindi } from './common-words.hi';
import { workspaceLanguage } from './current-language';
import { useWorkspaceLanguage } from './workspace-language';

type Dictionary = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
type Load = () => Promise<{ hindi: Dictionary }>;
type CommonWord = keyof typeof commonHindi & string;

/** `say('Price of {vehicle}', { vehicle })`: the text in the language of the workspace. */
export interface Say<Word extends string> {
  (word: Word, values?: Values): string;
  /** With elements in place of `{names}`. */
  rich: (word: Word, values: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** For a text whose English comes from elsewhere, such as a label of a table: unchanged if nobody translated it. */
  known: (text: string) => string;
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

class Words {
  hindi: Dictionary | undefined;
  private patterns: (readonly [RegExp, string[], string])[] | undefined;
  private loading: Promise<boolean> | undefined;

  constructor(private readonly load_: Load) {}

  /** Resolves to whether they are there. */
  load(): Promise<boolean> {
    this.loading ??= this.load_().then(
      (file) => {
        this.hindi = file.hindi;
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
  match(text: string): string | undefined {
    // The longest first: "{count} month" would match "10 leads a month" too.
    const entries = () =>
      Object.entries(this.hindi ?? {}).toSorted(([one], [other]) => other.length - one.length);
    this.patterns ??= entries().flatMap(([english, hindi]) => {
      const [first = '', ...rest] = english.split(PLACE);
      // A text of values alone would match everything.
      if (rest.length === 0 || first.length + (rest.at(-1)?.length ?? 0) < 6) return [];
      const parts = rest.map((part, index) => (index % 2 === 0 ? '(.+?)' : escapeRegExp(part)));
      const names = rest.filter((_, index) => index % 2 === 0);
      return [[new RegExp(`^${escapeRegExp(first)}${parts.join('')}$`), names, hindi] as const];
    });
    for (const [pattern, names, hindi] of this.patterns) {
      const found = pattern.exec(text);
      if (found)
        return fill(hindi, Object.fromEntries(names.map((name, at) => [name, known(found[at + 1] ?? '')])));
    }
    return undefined;
  }
}

/** A value inside a message, such as a plan or a state. */
const known = (text: string): string => common.hindi?.[text] ?? common.match(text) ?? text;

/** Together, because a failure may be shown at any time. */
async function loadCommon() {
  const [{ hindi }, { failures }, { refusals }] = await Promise.all([
    import('./common-words.hi'),
    import('./failures.hi'),
    import('./refusals.hi'),
  ]);
  return { hindi: { ...refusals, ...failures, ...hindi } };
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

const fill = (text: string, values: Values = {}) =>
  text.replace(new RegExp(PLACE, 'g'), (place, name: string) => String(values[name] ?? place));

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
    (word: string, values?: Values) => fill(find(word), values),
    {
      rich: (word: string, values: Readonly<Record<string, ReactNode>>) =>
        fillWithElements(find(word), values),
      known: (text: string) => {
        const found = find(text);
        if (found !== text || workspaceLanguage() === 'en') return found;
        return words.match(text) ?? common.match(text) ?? text;
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
