/** Colors come from the theme's variables. */
export const STYLES = `
.markdown{overflow-wrap:anywhere}
.markdown>:not(.markdown-wide){max-width:75ch}
.markdown-wide{overflow-wrap:break-word}
.markdown>*+*{margin-top:12px}
.markdown>h2,.markdown>h3{margin-top:24px;font-size:18px}
.markdown>:first-child{margin-top:0}
.markdown h4{font-size:16px}
.markdown ul,.markdown ol{margin-bottom:0;padding-inline-start:24px}
.markdown table{border-collapse:collapse;width:100%}
.markdown th,.markdown td{padding:8px;border:1px solid var(--line);text-align:start;vertical-align:top}
@media(max-width:600px){.markdown table:has(th:nth-child(4)){min-width:34em}}
.markdown :is(p,li,h2,h3,h4,h5,h6,th,td){unicode-bidi:plaintext}
.markdown pre{direction:ltr;margin-bottom:0;white-space:pre-wrap}
.markdown blockquote{margin:12px 0 0;padding-inline-start:12px;border-inline-start:2px solid var(--line);color:var(--muted)}
@media print{.markdown>:not(.markdown-wide){max-width:none}.markdown h3,.markdown h4{break-after:avoid}.markdown tr,.markdown li{break-inside:avoid}}
`;
