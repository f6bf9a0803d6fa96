import { raw } from 'hono/html';

/** The page's own style; its colours are those of web/styles/tokens.css (scripts/docs-style.test.ts compares them). */
export const DOCS_STYLE = raw(`
:root{color-scheme:light dark;
--color-canvas:light-dark(#f6f6f4, #0e1011);--color-surface:light-dark(#ffffff, #15181a);--color-sunken:light-dark(#efefec, #212628);
--color-line:light-dark(#e3e3de, #2a2f32);--color-ink:light-dark(#17191a, #eceeee);--color-ink-muted:light-dark(#54595b, #a9b0b3);
--color-ink-subtle:light-dark(#63686a, #939b9f);
--color-accent:light-dark(#0c6068, #52b5be);--color-accent-soft:light-dark(#e0f0f1, #10343a);
--color-positive:light-dark(#19692f, #6fcf88);--color-positive-soft:light-dark(#e2f3e5, #15331e);
--color-warning:light-dark(#85500a, #eab459);--color-warning-soft:light-dark(#fbefd9, #38290f);
--color-danger:light-dark(#b3261e, #ff9b92);--color-danger-soft:light-dark(#fce8e6, #431a18)}
*{box-sizing:border-box}
html{scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--color-canvas);color:var(--color-ink);font:0.875rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
a{color:var(--color-accent);text-decoration:none}a:hover,main p a,td a,dd a{text-decoration:underline;text-underline-offset:0.15em}
:focus-visible{outline:2px solid var(--color-accent);outline-offset:2px;border-radius:4px}
main:focus-visible{outline:none}
code{font:0.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:0.75rem;z-index:2;background:var(--color-surface);padding:0.5rem 0.75rem;border-radius:8px}
header{position:sticky;top:0;z-index:1;display:flex;align-items:center;justify-content:space-between;gap:1rem;height:3.5rem;padding:0 1.25rem;background:var(--color-surface);border-bottom:1px solid var(--color-line)}
header a{display:inline-flex;align-items:center;min-height:2.75rem}
.brand{gap:0.5rem;color:var(--color-ink);font-weight:600;font-size:1.125rem;letter-spacing:-0.01em}
.columns{max-width:80rem;margin:0 auto;padding:1.25rem}
h1{margin:0.5rem 0 0.75rem;font-size:1.875rem;line-height:2.25rem;letter-spacing:-0.022em}
main>p{max-width:44rem;color:var(--color-ink-muted)}
h2{margin:2.5rem 0 0.75rem;font-size:1.25rem;letter-spacing:-0.014em}
article{margin:0 0 0.75rem;padding:1rem 1.25rem;background:var(--color-surface);border:1px solid var(--color-line);border-radius:14px;scroll-margin-top:4.5rem}
article:target{border-color:var(--color-accent)}
h3{margin:0;font-size:0.875rem}
h3 a{display:flex;flex-wrap:wrap;align-items:baseline;gap:0.5rem;color:var(--color-ink)}
h3 code{font-size:0.875rem;font-weight:600}
article p{margin:0.375rem 0 0;max-width:44rem}
.m{font:600 0.6875rem/1 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:0.02em}
h3 .m{padding:0.25rem 0.4375rem;border-radius:6px;background:var(--color-accent-soft);color:var(--color-accent)}
h3 .m-post{background:var(--color-positive-soft);color:var(--color-positive)}
h3 .m-put,h3 .m-patch{background:var(--color-warning-soft);color:var(--color-warning)}
h3 .m-delete{background:var(--color-danger-soft);color:var(--color-danger)}
.facts{display:flex;flex-wrap:wrap;gap:0.375rem;margin:0.625rem 0 0;padding:0;list-style:none}
.facts li{padding:0.125rem 0.5rem;border-radius:6px;background:var(--color-sunken);color:var(--color-ink-muted);font-size:0.75rem;line-height:1.25rem}
h4{margin:1rem 0 0.25rem;font-size:0.75rem;font-weight:600;color:var(--color-ink-subtle)}
table{width:100%;border-collapse:collapse;table-layout:fixed}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.n{width:14rem}
tr{border-top:1px solid var(--color-line)}
tbody th{padding:0.375rem 1rem 0.375rem 0;text-align:left;vertical-align:top;font-weight:400}
td{padding:0.375rem 0;vertical-align:top;overflow-wrap:anywhere}
td code{padding:0.0625rem 0.3125rem;border-radius:4px;background:var(--color-sunken)}
.o,.r{color:var(--color-ink-subtle);font-size:0.75rem}
dl{margin:0}dl div{display:flex;gap:1rem;padding:0.375rem 0;border-top:1px solid var(--color-line)}
dt{width:3rem;flex:none}dd{margin:0;min-width:0;overflow-wrap:anywhere}
nav{margin-bottom:1.5rem}
nav ol,nav ul{margin:0;padding:0;list-style:none}
nav summary,nav ol>li>a{display:flex;align-items:center;min-height:2.25rem;color:var(--color-ink);font-weight:600;cursor:pointer}
nav summary::before{content:"";flex:none;width:0.375rem;height:0.375rem;margin-right:0.625rem;border:solid var(--color-ink-subtle);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}
nav details[open] summary::before{transform:rotate(45deg)}
nav summary::-webkit-details-marker{display:none}
nav ol>li>a{padding-left:1rem}
nav ul{padding:0 0 0.5rem 1rem}
nav ul a{display:flex;gap:0.5rem;align-items:center;padding:0.25rem 0;color:var(--color-ink-muted)}
nav .m{flex:none;width:3.25rem;color:var(--color-ink-subtle);font-size:0.625rem}
nav .p{min-width:0;overflow-wrap:anywhere;font-size:0.8125rem}
@media (pointer:coarse){nav ul a,nav ol>li>a,nav summary{min-height:2.75rem}}
@media (max-width:63.99rem){nav{padding:0.5rem 1.25rem;background:var(--color-surface);border:1px solid var(--color-line);border-radius:14px}.n{width:9rem}}
@media (min-width:64rem){.columns{display:grid;grid-template-columns:19rem minmax(0,1fr);gap:2.5rem;align-items:start}
nav{position:sticky;top:4.75rem;max-height:calc(100vh - 6rem);overflow:auto}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`);
