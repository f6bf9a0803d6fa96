/** SQL cut into tokens: comments, quoted text and names, words, semicolons, white space, and any other character. */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|[\w$\u0080-\uffff]+|;|\s+|[\s\S]/g;

const isComment = (token: string) => token.startsWith('--') || token.startsWith('/*');
const OPENING_QUOTE = /^['"`[]$/;

/** `create [temp] trigger`, whose body contains semicolons. */
const TRIGGER = /^create( temp| temporary)? trigger$/;
const startsTrigger = (words: string[]) =>
  TRIGGER.test(words.slice(0, 2).join(' ')) || TRIGGER.test(words.join(' '));

/**
 * The statements of a script, without comments and closing semicolons. As in SQLite, a trigger ends at an END between two
 * semicolons, so a CASE inside its body does not end it. Throws for an unclosed quote.
 */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let text = '';
  let words: string[] = [];
  let [before, last] = ['', ''];
  const close = () => {
    if (words.length > 0) statements.push(text.trim());
    text = '';
    words = [];
    [before, last] = ['', ''];
  };
  for (const [token] of script.matchAll(TOKEN)) {
    if (OPENING_QUOTE.test(token)) throw new Error(`A quote is never closed: ${text.trim().slice(0, 80)}…`);
    if (isComment(token) || token.trim() === '') {
      text += /* guard @ migrate */ isComment(token) ? ' ' : token;
      continue;
    }
    const word = token.toLowerCase();
    const isEnd =
      token === ';' &&
      (!startsTrigger(words) || /* guard before === ';' &&: @ migrate */ (before === ';' && last === 'end'));
    if (isEnd) {
      close();
      continue;
    }
    text += token;
    if (words.length < 3) words.push(word);
    [before, last] = [last, word];
  }
  close();
  return statements;
}
