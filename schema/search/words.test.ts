import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_WORDS, matchesWords, searchWords, textToSearch } from './words';

const car = textToSearch(['Maruti Suzuki Wagon R VXi', 2016, 'Bengaluru', 'KA-05', null, undefined, '']);
const finds = (search: string, text = car) => matchesWords(text, searchWords(search));

describe('a search', () => {
  it.each([
    ['words in any order', 'vxi maruti'],
    ['words with others between them', 'Maruti Wagon'],
    ['parts of words', 'suzu'],
    ['the year', 'wagon 2016'],
    ['the year in other digits', 'wagon २०१६'],
    ['a name without its gap', 'WagonR'],
    ['a name with another gap', 'wagon-r'],
    ['the office of a registration number', 'ka05'],
    ['the office with a gap', 'KA 05'],
    ['the old name of a city', 'bangalore'],
    ['a usual misspelling', 'vagonr'],
    ['nothing', '  '],
  ])('finds %s', (_, search) => expect(finds(search)).toBe(true));

  it.each([
    ['a word that is missing', 'maruti swift'],
    ['another year', 'wagon 2017'],
    ['another city', 'mysore'],
    ['punctuation that is not there', '%'],
    ['words that only touch across two parts', 'rvxi2016bengaluru'],
  ])('does not find %s', (_, search) => expect(finds(search)).toBe(false));

  it('knows the same word once, and no more words than it looks for', () => {
    expect(searchWords('swift SWIFT Mh-12')).toEqual([['swift'], ['mh-12', 'mh12']]);
    const many = Array.from({ length: MAX_SEARCH_WORDS + 1 }, (_, index) => `w${index}`).join(' ');
    expect(searchWords(many).flat()).toEqual(many.split(' ').slice(0, MAX_SEARCH_WORDS));
  });

  it('keeps the punctuation of an address', () => {
    const address = searchWords('asha.rao@example.test');
    expect(matchesWords('asha.rao@example.test', address)).toBe(true);
    expect(matchesWords('asharao@example.test', address)).toBe(false);
  });

  it('keeps letters that SQLite does not lower, and marks of Indian scripts', () => {
    expect(searchWords('ÉCLAIR हिंदी')).toEqual([['Éclair'], ['हिंदी']]);
  });
});
