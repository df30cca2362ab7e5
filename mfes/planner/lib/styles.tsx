import type { ReactNode } from 'react';

/** The planner's own rules; colors come from the theme's variables. */
const STYLES = `
.body>main:has(>* .planner),.body>main:has(>.planner){max-width:none}
.planner{gap:16px}
.planner .page-header .ant-btn-link{padding:0;height:auto;min-height:24px}
.planner-toolbar,.planner-filters,.planner-turn,.planner-views,.planner-networks,.planner-actions{display:flex;gap:8px;align-items:center;flex-wrap:wrap}
.planner-toolbar>*{flex:none}
.planner-toolbar h2{font-size:20px;line-height:1.2;flex:1 1 190px;min-width:0}
.planner-menu{position:relative}
.planner-menu summary{list-style:none;display:inline-flex;align-items:center;min-height:40px;cursor:pointer}
.planner-menu summary::-webkit-details-marker{display:none}
.planner-menu>div{position:absolute;inset-inline-end:0;top:calc(100% + 4px);z-index:10;display:flex;flex-direction:column;min-width:180px;padding:4px;border:1px solid var(--line);border-radius:8px;background:var(--surface);box-shadow:0 8px 24px rgb(0 0 0/.24)}
.planner-menu .ant-btn-text{justify-content:flex-start;min-height:40px;color:var(--text)}
.planner-toolbar input[type=date].ant-input{width:auto}
.planner-date{position:relative}
.planner-date svg{display:none}
.planner-views,.planner-networks,.planner-targets{border:0;margin:0;padding:0;min-width:0}
.planner-views{gap:0;border:1px solid var(--line);border-radius:8px;overflow:hidden;background:var(--surface)}
.planner-views button,.planner-networks button{min-height:40px;padding:0 14px;border:0;background:transparent;color:var(--text);cursor:pointer;display:inline-flex;gap:8px;align-items:center}
.planner-views button+button{border-inline-start:1px solid var(--line)}
.planner-views button:focus-visible{outline-offset:-2px}
.planner-networks button{border:1px solid var(--line);border-radius:8px;background:var(--surface);padding:0 12px}
.planner-views button[aria-pressed=true],.planner-networks button[aria-pressed=true]{background:var(--primary-ground);color:var(--primary);font-weight:600}
.planner-networks button[aria-pressed=true]{border-color:var(--primary)}
.planner-filters select.ant-input{width:auto;max-width:160px}
.planner-filters input.ant-input{width:auto;flex:0 1 220px;min-width:140px}
.planner-view{display:flex;flex-direction:column;gap:16px;min-width:0}
.planner-view[aria-busy=true]{opacity:.6}
.planner-bound{padding:8px 12px;border-radius:8px;background:var(--amber-ground);color:var(--amber)}
.planner-month,.planner-week,.planner-small{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:0;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.planner-month th,.planner-week th,.planner-small th{font-size:12px;font-weight:600;color:var(--muted);padding:8px;text-align:start;border-bottom:1px solid var(--line)}
.planner-small th{text-align:center;padding:4px 0}
.planner-slot{position:relative;vertical-align:top;padding:4px;border-bottom:1px solid var(--line);border-inline-start:1px solid var(--line)}
.planner-slot:first-child{border-inline-start:0}
.planner-month tbody tr:last-child td,.planner-week tbody tr:last-child>*{border-bottom:0}
.planner-month .planner-slot{height:clamp(104px,calc((100dvh - 324px)/5),168px)}
.planner-slot.past{background:var(--ground)}
.planner-slot.other .planner-key{color:var(--muted)}
.planner-slot:not(.past):hover{cursor:pointer}
.planner-slot.over{box-shadow:inset 0 0 0 2px var(--primary);background:var(--primary-ground)}
.planner-slot.refused{box-shadow:inset 0 0 0 2px var(--red);background:var(--red-ground)}
.planner-day{display:flex;justify-content:space-between;align-items:center;margin-bottom:4px;pointer-events:none}
.planner-day>*{pointer-events:auto}
.planner-day .planner-key{white-space:nowrap;min-width:28px;height:28px;padding:0 6px;border:0;border-radius:8px;background:transparent;color:var(--text);cursor:pointer;font-variant-numeric:tabular-nums}
.planner-day .planner-key:hover{background:var(--fill)}
.planner-key[aria-current=date]{background:var(--primary);color:var(--on-primary);font-weight:600}
.planner-week th[aria-current=date]{color:var(--primary)}
.planner-add{border:0;border-radius:8px;background:transparent;color:var(--primary);cursor:pointer;width:28px;height:28px;opacity:0}
.planner-slot:hover .planner-add,.planner-add:focus-visible{opacity:1}
.planner-add:hover{background:var(--fill)}
.planner-chip{display:flex;gap:4px;align-items:center;width:100%;min-height:28px;padding:2px 6px;margin-bottom:4px;border:1px solid var(--line);border-inline-start:3px solid var(--bronze);border-radius:6px;background:var(--surface);color:var(--text);font-size:12px;text-align:start;cursor:pointer;overflow:hidden;touch-action:manipulation}
.planner-chip:hover{border-color:var(--primary)}
.planner-chip.published{border-inline-start-color:var(--green)}
.planner-chip.failed{border-inline-start-color:var(--red)}
.planner-chip.unknown,.planner-chip.blocked{border-inline-start-color:var(--amber)}
.planner-chip.publishing{border-inline-start-color:var(--primary)}
.planner-chip.canceled{border-inline-start-color:var(--muted)}
.planner-chip.canceled .planner-words{text-decoration:line-through}
.planner-chip.dragged{opacity:.4}
.planner-chip.lifted{box-shadow:0 8px 24px rgb(0 0 0/.24);border-color:var(--primary);cursor:grabbing;margin:0}
.planner-chip .network-badge{border-radius:4px}
.planner-badges{display:inline-flex;gap:2px;flex:none}
.planner-time{flex:none;font-weight:600}
.planner-words{unicode-bidi:plaintext;flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.planner-month .planner-chip,.planner-week .planner-chip,.planner-chip.lifted{display:grid;grid-template-columns:auto minmax(0,1fr) auto auto;gap:0 4px}
:is(.planner-month,.planner-week,.lifted) .planner-time{grid-area:1/2/2/4}
:is(.planner-month,.planner-week,.lifted) .planner-words{grid-area:2/1/3/4}
:is(.planner-month,.planner-week) .planner-chip:not(:has(img)) .planner-words{grid-column:1/-1}
:is(.planner-month,.planner-week) .planner-chip img,.lifted img{grid-area:2/4}
:is(.planner-month,.planner-week,.lifted) .planner-status{grid-area:1/4}
:is(.planner-month,.planner-week) .planner-chip:has(.planner-badges>:nth-child(3)) .planner-time{grid-area:1/1/2/-1}
:is(.planner-month,.planner-week) .planner-chip:has(.planner-badges>:nth-child(3)) .planner-badges{grid-area:2/1/3/4;flex-wrap:wrap}
:is(.planner-month,.planner-week) .planner-chip:has(.planner-badges>:nth-child(3)) .planner-status{grid-area:2/4}
:is(.planner-month,.planner-week) .planner-chip:has(.planner-badges>:nth-child(3)) .planner-words{grid-area:3/1/4/4}
:is(.planner-month,.planner-week) .planner-chip:has(.planner-badges>:nth-child(3)):not(:has(img)) .planner-words{grid-column:1/-1}
:is(.planner-month,.planner-week) .planner-chip:has(.planner-badges>:nth-child(3)) img{grid-area:3/4}
:is(.planner-month,.planner-week) .planner-words{white-space:normal;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.planner-chip img{width:20px;height:20px;object-fit:cover;border-radius:4px;flex:none}
.planner-status .status-tag{font-size:0;gap:0}
.planner-status svg{display:block}
.planner-more{border:0;background:transparent;color:var(--primary);font-size:12px;font-weight:600;cursor:pointer;min-height:24px;padding:0 6px;border-radius:6px}
.planner-more:hover{text-decoration:underline}
.planner-week thead td{width:72px;border-bottom:1px solid var(--line)}
.planner-week tbody th{border-bottom:1px solid var(--line);font-weight:400;vertical-align:top;white-space:nowrap}
.planner-week .planner-slot{height:44px;border-inline-start:1px solid var(--line)}
.planner-week .planner-add{position:absolute;inset-inline-end:2px;bottom:2px}
.planner-week .planner-chip{margin-bottom:2px}
.planner-week .planner-chip img{display:none}
.planner-tools{display:flex;gap:8px;align-items:center}
.planner-beside{display:grid;grid-template-columns:minmax(0,1fr) 264px;gap:16px;align-items:start}
.planner-beside .planner-time{grid-area:1/1/2/-1}
.planner-beside .planner-badges{grid-area:2/1/3/3}
.planner-beside .planner-panel .planner-badges{grid-area:auto/1/auto/-1}
.planner-beside :is(.planner-month,.planner-week) .planner-words{grid-area:3/1/4/-1}
.planner-beside :is(.planner-month,.planner-week) .planner-status{grid-area:2/4}
.planner-beside :is(.planner-month,.planner-week) .planner-chip img{display:none}
.planner-panel{position:sticky;top:16px;display:flex;flex-direction:column;gap:8px;max-height:calc(100dvh - 96px);overflow-y:auto;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.planner-panel h2{font-size:16px}
.planner-drafts{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:8px}
.planner-drafts .ant-btn-link{padding:0 8px;height:auto;min-height:28px}
.planner-drafts .dragged{opacity:.4}
.planner-draft{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 8px;align-items:center;width:100%;min-height:44px;padding:8px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text);font-size:14px;text-align:start;cursor:pointer;touch-action:manipulation}
.planner-draft:hover{border-color:var(--primary)}
.planner-draft .planner-words{white-space:normal;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.planner-draft img{width:40px;height:40px;object-fit:cover;border-radius:6px}
.planner-draft .planner-badges,.planner-draft .status-tag,.planner-author{grid-column:1/-1}
.planner-draft .status-tag,.planner-author{font-size:12px;overflow-wrap:anywhere}
.planner-draft.lifted{width:232px;box-shadow:0 8px 24px rgb(0 0 0/.24);border-color:var(--primary);cursor:grabbing}
.planner-address{display:flex;gap:8px}
.planner-address input{flex:1 1 auto;min-width:0;font-family:monospace;font-size:13px}
.planner-hint{font-size:12px}
.planner-hint kbd{padding:0 4px;border:1px solid var(--line);border-radius:4px;background:var(--surface);font:inherit}
@media(hover:none){.planner-hint{display:none}}
.planner-scroll{position:relative;max-height:max(360px,calc(100dvh - 284px));overflow-y:auto;scroll-padding-top:40px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.state~.planner-scroll,.state~* .planner-scroll{max-height:max(360px,calc(100dvh - 428px))}
.planner-scroll>table{border:0;border-radius:0;overflow:visible}
.planner-scroll thead>tr>*{position:sticky;top:0;z-index:2;background:var(--surface)}
.planner-group{display:flex;flex-direction:column;gap:8px;align-items:flex-start}
.planner-group h2{font-size:16px}
.planner-group h2 .muted{font-weight:400}
.planner-group .ant-btn-link{padding:0 8px;height:auto;min-height:24px}
.planner-narrow-only{display:none}
.planner-rows{list-style:none;margin:0;padding:0;width:100%;border:1px solid var(--line);border-radius:12px;background:var(--surface);overflow:hidden}
.planner-rows li+li{border-top:1px solid var(--line)}
.planner-row{display:grid;grid-template-columns:88px auto minmax(0,1fr) 40px auto;gap:12px;align-items:center;width:100%;min-height:56px;padding:8px 16px;border:0;background:transparent;color:var(--text);text-align:start;cursor:pointer}
.planner-row:hover{background:var(--fill)}
.planner-row:focus-visible{outline-offset:-2px}
.planner-row img{width:40px;height:40px;object-fit:cover;border-radius:8px}
.planner-row small{display:block;font-size:12px;font-weight:400;overflow:hidden;text-overflow:ellipsis}
.planner-small .planner-key{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;width:100%;min-height:48px;border:0;background:transparent;color:var(--text);cursor:pointer;font-variant-numeric:tabular-nums;padding:0}
.planner-small td{padding:0}
.planner-small .planner-key.other{color:var(--muted)}
.planner-small .planner-key[aria-current=date]{background:transparent;color:var(--primary)}
.planner-small .planner-key[aria-pressed=true]{background:var(--primary-ground);box-shadow:inset 0 0 0 2px var(--primary);border-radius:8px}
.planner-dots{display:flex;gap:3px;height:12px;align-items:center}
.planner-dot{width:6px;height:6px;border-radius:50%;background:var(--bronze)}
.planner-dot.published{background:var(--green)}
.planner-dot.failed{background:var(--red)}
.planner-dot.canceled{background:var(--muted)}
.planner-count{font-size:11px;font-weight:600;color:var(--bronze)}
.planner-series{display:flex;flex-direction:column;gap:12px;padding:12px;border:1px solid var(--line);border-radius:8px}
.planner-series p{margin:0}
.planner-series svg{vertical-align:-3px}
.planner-post,.planner-form{display:flex;flex-direction:column;gap:16px}
.planner-content{unicode-bidi:plaintext;white-space:pre-wrap;overflow-wrap:anywhere;max-height:240px;overflow-y:auto}
.planner-pictures{display:flex;gap:8px;flex-wrap:wrap}
.planner-pictures img,.planner-pictures video{width:112px;height:112px;object-fit:cover;border-radius:8px;border:1px solid var(--line)}
ul.planner-targets{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:12px}
ul.planner-targets li{display:grid;grid-template-columns:20px minmax(0,1fr) auto;gap:2px 8px;align-items:center}
.planner-wide{grid-column:2/-1;overflow-wrap:anywhere}
ul.planner-targets .planner-bad{color:var(--red)}
fieldset.planner-targets{display:flex;flex-direction:column;gap:8px}
fieldset.planner-targets legend{font-weight:600;padding:0;margin-bottom:4px}
.planner-actions{justify-content:flex-end}
.planner-note-place{position:fixed;z-index:30;inset-inline-start:16px;inset-inline-end:16px;bottom:16px;display:grid;place-items:center;pointer-events:none}
.planner-note{pointer-events:auto;display:flex;gap:12px;align-items:center;max-width:640px;padding-block:8px;padding-inline:16px 8px;border:1px solid var(--line);border-inline-start:3px solid var(--green);border-radius:12px;background:var(--surface);box-shadow:0 8px 24px rgb(0 0 0/.24)}
.planner-note p{overflow-wrap:anywhere}
.planner-note.failed{border-inline-start-color:var(--red)}
@media(max-width:760px){
.planner-turn{gap:0}
.planner-turn .ant-btn{border-radius:0;margin-inline-start:-1px;padding:0 12px}
.planner-turn .ant-btn:first-child{border-radius:0;border-start-start-radius:8px;border-end-start-radius:8px;margin-inline-start:0}
.planner-turn .ant-btn:last-child{border-radius:0;border-start-end-radius:8px;border-end-end-radius:8px}
.planner-toolbar h2{flex:1 1 100px;font-size:16px}
.planner-date{display:grid;place-items:center;width:44px;height:44px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text)}
.planner-date:focus-within{outline:2px solid var(--primary);outline-offset:2px}
.planner-date svg{display:block;pointer-events:none}
.planner .planner-date input[type=date].ant-input{position:absolute;inset:0;width:100%;height:100%;min-height:0;padding:0;opacity:0}
.planner-date input::-webkit-calendar-picker-indicator{position:absolute;inset:0;width:100%;height:100%;margin:0;padding:0}
.planner-views{flex:1 1 0}
.planner-views button{flex:1;padding:0 6px;justify-content:center}
.planner-menu summary{min-height:44px}
.planner-menu .ant-btn-text{min-height:44px}
.planner-turn,.planner-views{flex-wrap:nowrap}
.planner-turn .ant-btn,.planner-views button,.planner-networks button,.planner-filters .ant-input,.planner-toolbar .ant-input{min-height:44px}
.planner-networks{width:100%;flex-wrap:nowrap}
.planner-networks button{flex:1;justify-content:center;padding:0 4px;font-size:13px}
.planner-tools>.ant-btn{min-height:44px}
.planner-filters select.ant-input{flex:1 1 40%;max-width:none;min-width:0}
.planner-filters input.ant-input{flex:1 1 100%}
.planner-week .planner-time{grid-area:1/1/2/-1}
.planner-week .planner-badges{grid-area:2/1/3/3}
.planner-week .planner-words{grid-area:3/1/4/-1}
.planner-week .planner-status{grid-area:2/4}
.planner-row{grid-template-columns:auto auto minmax(0,1fr) auto;padding:8px 12px;gap:4px 8px}
.planner-row .planner-words{grid-column:1/-1;grid-row:2;white-space:normal;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3}
.planner-row img,.planner-row>span:empty{grid-column:3;grid-row:1;justify-self:end}
.planner-row .status-tag{grid-column:4;grid-row:1}
.planner-actions .ant-btn{min-height:44px;flex:1 1 30%;padding-inline:8px}
.planner-wide-only{display:none}
.planner-narrow-only{display:inline}
.planner-group h2{width:100%;display:flex;gap:4px;align-items:baseline}
.planner-group .ant-btn-link{margin-inline-start:auto;padding:0 4px;white-space:nowrap}
}
`;

export const Styles = (): ReactNode => (
  <style href="planner" precedence="default">
    {STYLES}
  </style>
);
