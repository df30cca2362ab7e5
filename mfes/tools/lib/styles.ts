/** The tools' own rules; colors come from the theme's variables. */
export const STYLES = `
.tools-stack,.tools-group{display:flex;flex-direction:column;gap:16px}
.tools-group{gap:8px}
.tools-stack h2,.tools-stack h3{font-size:16px}
.tools-stack h2 .muted{font-weight:400}
.tools-stack .tools-result-title{font-size:20px;overflow-wrap:anywhere}
.tools-row{display:flex;gap:8px;align-items:center;justify-content:space-between;flex-wrap:wrap}
.tools-row .ant-btn-sm{height:40px}
.tools-actions{display:flex;gap:8px;align-items:center;flex-wrap:wrap}
.tools-actions.end{justify-content:flex-end}
.tools-whole{flex-basis:100%}
.tools-error{display:flex;flex-direction:column;gap:12px;align-items:flex-start}
.tools-amber{color:var(--amber)}
.tools-optional{font-weight:400}
.tools-text{height:auto;padding:10px 12px;font-size:16px;line-height:1.5;resize:vertical;field-sizing:content;max-height:60vh}
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
@media(min-width:761px){.tools-selected{position:sticky;top:80px}}
@media(max-width:760px){.tools-beside{grid-template-columns:minmax(0,1fr)}.tools-chip,.tools-row .ant-btn-sm{min-height:44px}.tools-actions>.ant-btn{height:44px}}
@media(max-width:600px){.tools-actions>.ant-btn{flex:1 1 auto}}
`;
