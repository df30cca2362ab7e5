import type { ReactNode } from 'react';

/** The queue's own rules; colors come from the theme's variables. */
const STYLES = `
.queue-all{align-self:flex-start}
.queue-account{display:flex;flex-direction:column;gap:16px}
.queue-account>header{display:flex;gap:8px 12px;align-items:center;flex-wrap:wrap}
.queue-account>header h2{font-size:16px;flex:1 1 auto;overflow-wrap:anywhere}
.queue-account>header h2 .muted{font-weight:400}
.queue-account h3{font-size:14px;display:flex;gap:6px;align-items:center}
.queue-account ul,.queue-moves{list-style:none;margin:0;padding:0}
.queue-week{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));border:1px solid var(--line);border-radius:8px;overflow:hidden}
.queue-week>li{padding:8px;min-height:72px}
.queue-week>li+li{border-inline-start:1px solid var(--line)}
.queue-week h3{font-size:12px;color:var(--muted);margin-bottom:8px}
.queue-times{display:flex;flex-direction:column;gap:4px}
.queue-time{display:flex;justify-content:space-between;align-items:center;gap:4px;padding-inline-start:8px;border:1px solid var(--line);border-inline-start:3px solid var(--bronze);border-radius:6px;white-space:nowrap}
.queue-time button{display:grid;place-items:center;width:32px;height:32px;border:0;border-radius:6px;background:transparent;color:var(--muted);cursor:pointer}
.queue-time button:hover{background:var(--fill);color:var(--text)}
.queue-add{display:flex;gap:8px 12px;align-items:end;flex-wrap:wrap}
.queue-add label{display:flex;flex-direction:column;gap:4px;font-size:12px;font-weight:600}
.queue-add .ant-input{width:auto;min-width:120px;font-size:14px;font-weight:400}
.queue-add p{flex:1 1 160px;min-height:24px}
.queue-suggestions,.queue-queued{display:flex;flex-direction:column;gap:8px;align-items:flex-start}
.queue-suggestions ul{display:flex;flex-direction:column;gap:8px}
.queue-suggestions li{display:flex;gap:8px;align-items:center;flex-wrap:wrap}
.queue-suggestions li .ant-btn{min-width:208px}
.queue-suggestions .ant-btn-link,.queue-queued .ant-btn-link{padding:0;height:auto;min-height:24px}
.queue-undo{margin:0}
.queue-save{display:flex;gap:8px;align-items:center;justify-content:flex-end;padding-top:16px;border-top:1px solid var(--line)}
.queue-save span{margin-inline-end:auto}
.queue-queued ul{width:100%}
.queue-queued li{display:grid;grid-template-columns:auto auto minmax(0,1fr);gap:12px;align-items:center;min-height:40px}
.queue-queued li+li{border-top:1px solid var(--line)}
.queue-queued li a{unicode-bidi:plaintext;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;padding:8px 0}
.queue-when{color:var(--bronze)}
.queue-moves li{display:flex;flex-direction:column;gap:4px;padding:8px 0}
.queue-moves li+li{border-top:1px solid var(--line)}
.queue-moves s{color:var(--muted)}
.queue-connect{display:flex;gap:8px;flex-wrap:wrap}
@media(max-width:760px){
.queue-all{align-self:stretch;min-height:44px}
.queue-week{grid-template-columns:1fr}
.queue-week>li{display:grid;grid-template-columns:96px minmax(0,1fr);gap:8px;min-height:0;align-items:center}
.queue-week>li+li{border-inline-start:0;border-top:1px solid var(--line)}
.queue-week h3{margin:0}
.queue-times{flex-flow:row wrap;min-height:44px;align-items:center}
.queue-time button{width:44px;height:44px}
.queue-add label{flex:1 1 160px}
.queue-add .ant-input,.queue-add .ant-btn{min-height:44px;width:100%}
.queue-add .ant-input{font-size:16px}
.queue-undo{margin:0}
.queue-save{flex-wrap:wrap}
.queue-save span.muted{flex:1 1 100%}
.queue-save .ant-btn{flex:1 1 0;justify-content:center;min-height:44px}
.queue-suggestions .ant-btn-default{min-height:44px}
.queue-add .ant-btn{flex:1 1 100%}
.queue-suggestions li{width:100%}
.queue-queued li{grid-template-columns:auto minmax(0,1fr);padding:8px 0}
.queue-queued li a{grid-column:1/-1;white-space:normal}
}
`;

export const QueueStyles = (): ReactNode => (
  <style href="planner-queue" precedence="default">
    {STYLES}
  </style>
);
