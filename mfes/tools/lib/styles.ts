/** The tools' own rules; colors come from the theme's variables. */
export const STYLES = `
.tools-stack,.tools-group{display:flex;flex-direction:column;gap:16px}
.tools-group{gap:8px}
.tools-stack h2,.tools-stack h3{font-size:16px}
.tools-comments a{text-decoration:underline}
.tools-stack h2,.tools-plan h2{scroll-margin-top:16px}
.tools-stack h2 .muted{font-weight:400}
.tools-stack .tools-result-title{width:fit-content;font-size:20px;overflow-wrap:anywhere}
.tools-row{display:flex;gap:8px;align-items:center;justify-content:space-between;flex-wrap:wrap}
.tools-row .ant-btn-sm{height:40px}
.tools-actions{display:flex;gap:8px;align-items:center;flex-wrap:wrap}
.tools-actions.end{justify-content:flex-end}
.tools-whole{flex-basis:100%}
.tools-error{display:flex;flex-direction:column;gap:12px;align-items:flex-start}
.tools-amber{color:var(--amber)}
.tools-optional{font-weight:400}
.ant-input.tools-text{height:auto;padding:10px 12px;font-size:16px;line-height:1.5;resize:vertical;field-sizing:content;max-height:60vh}
.tools-beside{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:24px;align-items:start}
.tools-beside>:only-child{grid-column:1/-1}
.tools-chips{list-style:none;margin:0;padding:0;display:flex;gap:8px;flex-wrap:wrap}
.tools-chips li{max-width:100%}
.tools-chip{display:inline-flex;gap:8px;align-items:center;max-width:100%;min-height:40px;padding:4px 12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text);text-align:start;overflow-wrap:anywhere;cursor:pointer}
.tools-chip:hover{border-color:var(--primary)}
.tools-chip[aria-pressed=true]{border-color:var(--primary);background:var(--primary-ground);color:var(--primary);font-weight:600}
.tools-count{color:var(--muted);font-size:12px;font-weight:400;white-space:nowrap}
.tools-legend{margin:0;font-size:12px}
.tools-legend>div{display:flex;gap:8px}
.tools-legend dt{flex:none;min-width:40px;font-weight:600}
.tools-legend dd{margin:0}
.tools-plain,.tools-bars{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:4px;overflow-wrap:anywhere}
.tools-bars{gap:12px}
.tools-bars li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 8px}
.tools-bar{grid-column:1/-1;height:8px;border-radius:4px;background:var(--fill-strong);overflow:hidden}
.tools-bar>span{display:block;height:100%;background:var(--primary)}
.tools-emoji{display:inline-flex;gap:8px;align-items:center;padding:4px 12px;border:1px solid var(--line);border-radius:8px}
.tools-tips{margin:0;padding-inline-start:20px;display:flex;flex-direction:column;gap:8px}
.tools-tabs{display:flex;flex-direction:column;gap:16px;min-width:0}
.tools-tabs>[role=tablist]{display:flex;gap:4px;border-bottom:1px solid var(--line);overflow-x:auto;scrollbar-width:none}
.tools-tabs [role=tab]{flex:none;min-height:44px;padding:0 12px;border:0;border-bottom:2px solid transparent;background:none;color:var(--muted);font-weight:600;cursor:pointer}
.tools-tabs [role=tab]:hover{color:var(--text)}
.tools-tabs [role=tab][aria-selected=true]{color:var(--primary);border-color:var(--primary)}
.tools-tabs [role=tab]:focus-visible{outline-offset:-2px}
.tools-start{align-self:flex-start}
.tools-posts{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:16px}
.tools-post{display:flex;flex-direction:column;gap:12px;min-width:0}
.tools-post .tools-actions{margin-top:auto}
.tools-post-name{font-weight:600;overflow-wrap:anywhere}
.dialog .tools-post-name:focus{outline:0}
.tools-post-text{unicode-bidi:plaintext;overflow-wrap:anywhere}
.tools-verdict{display:flex;flex-direction:column;gap:4px}
.tools-mood{font-size:20px;font-weight:600}
.tools-mood.positive{color:var(--green)}
.tools-mood.negative{color:var(--red)}
.tools-split{display:flex;gap:2px;height:16px;border-radius:8px;overflow:hidden}
.tools-split .positive,.tools-dot.positive{background:var(--green)}
.tools-split .neutral,.tools-dot.neutral{background:var(--muted)}
.tools-split .negative,.tools-dot.negative{background:var(--red)}
.tools-dot{display:inline-block;width:10px;height:10px;margin-inline-end:8px;border-radius:50%}
.tools-table{border-collapse:collapse;max-width:320px}
.tools-table th{font-weight:400;text-align:start}
.tools-table td{text-align:end}
.tools-table th,.tools-table td{padding-block:4px;padding-inline:0 8px}
.tools-time{width:100%;height:160px;border-bottom:1px solid var(--line)}
.tools-time .positive{fill:var(--green)}
.tools-time .neutral{fill:var(--muted)}
.tools-time .negative{fill:var(--red)}
.tools-comments{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:12px;overflow-wrap:anywhere}
.tools-comments li+li{border-top:1px solid var(--line);padding-top:12px}
.tools-fields{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px 24px;align-items:start}
.ant-input.tools-select{height:48px;font-size:16px}
.tools-plans{list-style:none;margin:0;padding:0}
.panel.tools-plans{padding:8px 24px}
.tools-plans li{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;padding:8px 0}
.tools-plans li+li{border-top:1px solid var(--line)}
.tools-plans a{flex:1 1 200px;overflow-wrap:anywhere}
.tools-sections{display:flex;flex-direction:column}
.tools-sections details{border-bottom:1px solid var(--line)}
.tools-sections summary{padding:12px 0;font-weight:600;cursor:pointer;overflow-wrap:anywhere}
.tools-sections .markdown{padding-bottom:16px}
@media print{.tools-screen,.page:has(.tools-plan)>.page-header,.tools-tabs>[role=tablist]{display:none}.panel.tools-plan{padding:0;border:0}.tools-complete{display:block}}
@media(min-width:761px){.tools-selected{position:sticky;top:80px}}
@media(max-width:760px){.tools-fields,.tools-beside{grid-template-columns:minmax(0,1fr)}.tools-chip,.tools-row .ant-btn-sm{min-height:44px}.tools-actions>.ant-btn{height:44px}}
@media(max-width:600px){.tools-actions>.ant-btn{flex:1 1 auto}}
`;
