import type { ReactNode } from 'react';

/** The rules of the bulk page; colors come from the theme's variables. */
const STYLES = `
.body>main:has(>* .bulk),.body>main:has(>.bulk){max-width:none}
.bulk{gap:16px}
.bulk .page-header .ant-btn-link{padding:0;height:auto;min-height:24px}
.bulk-work{display:flex;flex-direction:column;gap:16px;min-width:0}
.bulk h2{font-size:18px}
.bulk-drop{display:flex;flex-direction:column;gap:16px;align-items:center;text-align:center;padding:40px 16px;border:2px dashed var(--line);border-radius:12px;background:var(--surface)}
.bulk-drop.over{border-color:var(--primary);background:var(--primary-ground)}
.bulk-actions,.bulk-file{display:flex;gap:8px;align-items:center;flex-wrap:wrap}
.bulk-drop .bulk-actions{justify-content:center}
.bulk-file>div{flex:1 1 280px;min-width:0}
.bulk-file strong{overflow-wrap:anywhere}
.bulk-file p{margin:0;font-size:13px}
.bulk-help{display:flex;flex-direction:column;gap:12px}
.bulk-help ul{margin:0;padding-inline-start:20px;display:flex;flex-direction:column;gap:4px}
.bulk-scroll{overflow-x:auto;max-width:100%}
.bulk-help>section{border:1px solid var(--line);border-radius:12px;background-color:var(--surface)}
.bulk-example,.bulk-rows{border-collapse:separate;border-spacing:0;width:100%;background:var(--surface);border:1px solid var(--line);border-radius:12px}
.bulk-example{background:none;border:0}
.bulk-example td:first-child{min-width:160px}
.bulk-example th,.bulk-example td,.bulk-rows th,.bulk-rows>tbody>tr>td{padding:8px;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
.bulk-example th,.bulk-rows thead th{font-size:12px;color:var(--muted);white-space:nowrap}
.bulk-rows tbody:last-child tr:last-child>*,.bulk-example tbody tr:last-child>*{border-bottom:0}
.bulk-rows{table-layout:fixed}
.bulk-number{font-weight:600;font-variant-numeric:tabular-nums}
.bulk-number span{display:none}
.bulk-rows tbody.faulty tr>:first-child{box-shadow:inset calc(3px * var(--forward)) 0 0 var(--red)}
.bulk-rows>tbody>tr:not(:last-child)>*{border-bottom:0}
.bulk-cell>button{display:block;width:100%;min-height:32px;padding:4px 8px;border:1px solid transparent;border-radius:6px;background:transparent;color:var(--text);text-align:start;cursor:text;font:inherit}
.bulk-cell>button:not(:disabled):hover{border-color:var(--line);background:var(--fill)}
.bulk-cell.faulty>button{border-color:var(--red);background:var(--red-ground)}
.bulk-cell>button:disabled{cursor:default}
.bulk-account{display:inline-flex;gap:8px;align-items:center;overflow-wrap:anywhere}
.bulk-text{unicode-bidi:plaintext;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;white-space:pre-wrap;overflow-wrap:anywhere}
.bulk-cell textarea.ant-input{width:100%;min-width:0;resize:vertical}
.bulk-rows>tbody>.bulk-remarks>td{padding-block:0 8px;padding-inline:100px 8px;font-size:13px}
.bulk-rows>tbody>.bulk-picking>td{padding-block:0 8px;padding-inline:100px 8px}
.bulk-below{display:block;padding:5px 8px}
.bulk-remarks div{display:flex;gap:8px}
.bulk-remarks strong{flex:0 0 96px}
.bulk-remarks ul{list-style:none;margin:0;padding:0;flex:1 1 0;min-width:0;display:flex;flex-direction:column;gap:2px}
.bulk-picker{scroll-margin:96px 0;border:1px solid var(--line);border-radius:8px;margin:0;padding:12px;display:flex;flex-direction:column;gap:12px;min-width:0;background:var(--surface)}
.bulk-picker .ant-btn{white-space:normal;height:auto;min-height:32px}
.bulk-picks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));gap:4px 16px;max-height:320px;overflow-y:auto}
.bulk-picks .ant-checkbox-wrapper{align-items:center;overflow-wrap:anywhere;min-width:0}
.bulk-picks .network-badge{vertical-align:-3px}
.bulk .fault,.bulk-fault-count{color:var(--red);overflow-wrap:anywhere}
.bulk .hint{color:var(--amber)}
.bulk-fault-count{font-weight:600}
.bulk-state{display:flex;flex-direction:column;gap:4px;font-size:13px;overflow-wrap:anywhere}
.bulk-rows>tbody>tr>td.bulk-state{display:table-cell}
.bulk-rows>tbody>tr>td.bulk-state,.bulk-rows thead th:last-child{position:sticky;inset-inline-end:0;background:var(--surface)}
.bulk-rows thead th:last-child{border-top-right-radius:12px}
.bulk-alert{display:flex;flex-direction:column;gap:8px}
.bulk-alert p{margin:0}
.bulk-state>*{display:block}
.bulk-panel{border:1px solid var(--line);border-radius:12px;background:var(--surface);padding:8px 16px}
.bulk-panel summary{cursor:pointer;min-height:32px;line-height:32px;font-weight:600}
.bulk-panel summary .muted{font-weight:400}
.bulk-columns{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:12px;margin:8px 0}
.bulk-columns label{display:flex;flex-direction:column;gap:4px;min-width:0}
.bulk-columns label span{unicode-bidi:plaintext;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.bulk-settings{display:flex;gap:12px;flex-wrap:wrap}
.bulk-settings fieldset,.bulk-meaning{padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);margin:0}
.bulk-meaning{display:flex;flex-direction:column;gap:4px;flex:0 1 260px}
.bulk-meaning.open{border-color:var(--primary);background:var(--primary-ground)}
.bulk-meaning select{width:100%}
.bulk-settings fieldset{display:flex;flex:1 1 320px;gap:4px 16px;flex-wrap:wrap;min-width:0}
.bulk-settings legend{font-weight:600;padding:0;margin-bottom:4px;float:left;width:100%}
.bulk-settings fieldset p{flex-basis:100%;margin:0;font-size:13px}
.bulk-settings fieldset p:empty{display:none}
.bulk-radio{display:inline-flex;gap:8px;align-items:center;min-height:32px}
.bulk-bar{position:sticky;top:56px;z-index:5;display:flex;gap:8px 16px;align-items:center;flex-wrap:wrap;padding:8px 0;background:var(--ground);border-bottom:1px solid var(--line)}
.bulk-rows :is(button,textarea,input){scroll-margin-block:128px 16px}
.bulk .planner-views{display:flex;background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow:hidden;margin:0;padding:0}
.bulk .planner-views button{min-height:40px;padding:0 14px;border:0;background:transparent;color:var(--text);cursor:pointer}
.bulk .planner-views button+button{border-inline-start:1px solid var(--line)}
.bulk .planner-views button[aria-pressed=true]{background:var(--primary-ground);color:var(--primary);font-weight:600}
.bulk .planner-views button:focus-visible{outline-offset:-2px}
.bulk-progress{flex:1 1 200px;min-width:0}
.bulk-progress:empty{display:none}
.bulk-bar>.bulk-actions{margin-inline-start:auto}
@media(max-width:760px){
.bulk .ant-btn,.bulk-radio,.bulk-cell>button,.bulk-picks .ant-checkbox-wrapper,.bulk .planner-views button{min-height:44px}
.bulk-scroll:has(>.bulk-rows){overflow:visible}
.bulk-rows{min-width:0!important;border:0;background:transparent}
.bulk-rows colgroup{display:none}
.bulk-rows,.bulk-rows tbody,.bulk-rows thead tr{display:flex;flex-direction:column;gap:12px}
.bulk-rows>tbody>tr{display:contents}
.bulk-rows thead tr{flex-direction:row;align-items:center}
.bulk-rows thead th:not(:first-child){display:none}
.bulk-rows thead th:first-child{border:0}
.bulk-rows thead th:first-child::after{content:attr(data-label);margin-inline-start:8px}
.bulk-rows tbody{position:relative;gap:4px;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--surface);content-visibility:auto;contain-intrinsic-size:auto 420px}
.bulk-rows tbody.faulty tr>:first-child{box-shadow:none}
.bulk-rows tbody.faulty{border-inline-start:3px solid var(--red)}
.bulk-rows>tbody>tr>td,.bulk-rows>tbody>tr>th,.bulk-rows>tbody>tr>td.bulk-state{display:block;position:static;background:none;border:0;padding:0;width:auto}
.bulk-rows>tbody>tr>.bulk-choose{position:absolute;inset-inline-end:12px;top:12px}
.bulk-rows>tbody>tr>.bulk-number{order:-2;min-height:24px}
.bulk-rows>tbody>.bulk-remarks>td{order:-1;padding:0 8px}
.bulk-rows>tbody>.bulk-picking>td{padding:0}
.bulk-rows>tbody>tr>td.bulk-state{padding:0 8px}
.bulk-rows>tbody>tr>td.bulk-state::before{padding:4px 0 0}
.bulk-remarks strong{flex-basis:88px}
.bulk-number span{display:inline}
.bulk-rows td[data-label]::before{content:attr(data-label);display:block;font-size:12px;color:var(--muted);padding:4px 8px 0}
.bulk-file .ant-btn{flex:1}
.bulk-meaning{flex:1 1 100%}
.bulk-meaning select{min-height:44px}
.bulk-wide{display:none}
.bulk .planner-views button{padding:0 10px}
.bulk-progress{order:1;flex-basis:100%}
}
`;

export const BulkStyles = (): ReactNode => (
  <style href="bulk" precedence="default">
    {STYLES}
  </style>
);
