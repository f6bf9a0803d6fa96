import { describe, expect, it } from 'vitest';
import { namesIn, parseStyle, styleFor, wordsIn } from './document-style';

const styleOf = (css: string, ...used: string[]) => styleFor(parseStyle(css), (name) => used.includes(name));

describe('the style of a document', () => {
  it('has the rules whose classes and elements are all used', () => {
    const css = 'a{top:0}b{top:1px}.x{top:2px}.x .y{top:3px}div.x:hover{top:4px}.z,.x>.w{top:5px}';
    expect(styleOf(css, 'a', 'x', 'z')).toBe('a{top:0}.x{top:2px}.z{top:5px}');
    expect(styleOf(css, 'div', 'x', 'w')).toBe('.x{top:2px}div.x:hover{top:4px}.x>.w{top:5px}');
  });

  it('reads names with escaped signs', () => {
    const css = '.sm\\:p-1\\.5{padding:1px}.\\[\\&\\>svg\\]\\:size-3>svg{width:1px}';
    expect(styleOf(css, 'sm:p-1.5')).toBe('.sm\\:p-1\\.5{padding:1px}');
    expect(styleOf(css, '[&>svg]:size-3', 'svg')).toBe('.\\[\\&\\>svg\\]\\:size-3>svg{width:1px}');
    expect(styleOf(css, '[&>svg]:size-3')).toBe('');
    const tick = ".before\\:content-\\[\\'✓\\'\\]:before{top:0}";
    expect([styleOf(tick, "before:content-['✓']"), styleOf(tick)]).toEqual([tick, '']);
  });

  it('keeps what may match without the name: selectors in brackets, of attributes and of everything', () => {
    const css = '*{top:0}[data-x=".y"]{top:1px}:where(.a>:not(.b)){top:2px}p:not(.c){top:3px}:root{top:4px}';
    expect(styleOf(css, 'p')).toBe(css);
    expect(styleOf(css)).toBe(css.replace('p:not(.c){top:3px}', ''));
  });

  it('splits a list of selectors only outside brackets', () => {
    expect(styleOf(':is(.a,.b) .c,.d{top:0}', 'd')).toBe('.d{top:0}');
    expect(styleOf(':is(.a,.b) .c,.d{top:0}', 'c')).toBe(':is(.a,.b) .c{top:0}');
  });

  it('leaves out an at-rule that nothing is left in, and keeps the order of layers', () => {
    const css =
      '@layer a,b;@layer b{@media (width>=1px){.x{top:0}}.y{top:1px}}@supports (top:0){.x{top:2px}}@keyframes k{to{top:0}}';
    expect(styleOf(css, 'y')).toBe('@layer a,b;@layer b{.y{top:1px}}@keyframes k{to{top:0}}');
    expect(styleOf(css, 'x')).toBe(
      '@layer a,b;@layer b{@media (width>=1px){.x{top:0}}}@supports (top:0){.x{top:2px}}@keyframes k{to{top:0}}',
    );
  });

  it('has the variables that its rules read, and those that these read', () => {
    const css =
      '@layer theme{:root,:host{--a:1px;--b:var(--c);--c:2px;--d:3px}}.x{top:var(--b)}.y{top:var(--d)}.z{top:0}';
    expect(styleOf(css, 'x')).toBe('@layer theme{:root,:host{--b:var(--c);--c:2px}}.x{top:var(--b)}');
    expect(styleOf(css, 'y')).toBe('@layer theme{:root,:host{--d:3px}}.y{top:var(--d)}');
    expect(styleOf(css, 'z')).toBe('@layer theme{}.z{top:0}');
  });
});

it('a comment, which would be read as a part of a selector, is refused', () => {
  expect(() => parseStyle('.a{top:0}/*! licence */@layer b{.c{top:0}}')).toThrow('a comment');
});

describe('the names in a document', () => {
  it('are its elements and classes, decoded', () => {
    const html =
      '<h1 class="a b"><i data-x="<u>"></i></h1><p class="[&amp;&gt;svg]:c &quot;d&#x27;">class="e"</p>';
    expect([...namesIn(html)].sort()).toEqual(['"d\'', '[&>svg]:c', 'a', 'b', 'h1', 'i', 'p', 'u']);
  });

  it('are in its script too, as words between quotes and spaces', () => {
    const words = wordsIn('n.className=`text-sm `+(bad?"text-danger":"");d.createElement("dialog")');
    expect(['text-sm', 'text-danger', 'dialog'].every((name) => words.has(name))).toBe(true);
  });
});
