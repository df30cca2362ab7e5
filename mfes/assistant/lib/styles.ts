/** The assistant's own rules; colors come from the theme's variables. */
export const STYLES = `
.page.assistant{height:calc(100dvh - 104px);min-height:420px;gap:16px}
.assistant-frame{flex:1;min-height:0;display:grid;grid-template-columns:220px minmax(0,1fr);border:1px solid var(--line);border-radius:12px;background:var(--surface);overflow:hidden}
.assistant-conversations{display:flex;flex-direction:column;gap:12px;min-height:0;padding:12px 8px;border-inline-end:1px solid var(--line);overflow-y:auto}
.assistant-conversations .panel{border:0;padding:8px}
.assistant-conversations .state{border:0;padding:8px}
.assistant-conversations .show-more{align-items:stretch}
.assistant-drawer-head{display:flex;gap:8px;align-items:center}
.assistant-drawer-head>a{flex:1}
.assistant-none{padding:0 8px}
.assistant-list{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:2px}
.assistant-list a{display:flex;align-items:center;min-height:40px;padding:8px 12px;border-radius:8px;color:var(--muted);text-decoration:none;overflow-wrap:anywhere;line-height:1.35}
.assistant-list a:hover{background:var(--ground);color:var(--text)}
.assistant-list a[aria-current]{background:var(--ground);color:var(--primary);font-weight:600}
.assistant-list li{position:relative}
.assistant-list .assistant-rename .ant-input{flex-basis:100%}
.assistant-row-tools{position:absolute;inset-block:0;inset-inline-end:4px;display:flex;align-items:center;border-radius:8px;background:var(--ground);opacity:0}
.assistant-list li:is(:hover,:focus-within) .assistant-row-tools{opacity:1}
.assistant-row-tools .ant-btn{width:32px;min-width:32px;height:32px}
.ant-btn.assistant-narrow{display:none}
.assistant-chat{display:flex;flex-direction:column;min-width:0;min-height:0}
.assistant-chat>.panel,.assistant-chat>.state{margin:16px}
.assistant-bar{display:flex;gap:4px;align-items:center;min-height:56px;padding-block:4px;padding-inline:20px 8px;border-bottom:1px solid var(--line)}
.assistant-name{unicode-bidi:plaintext;flex:1;min-width:0;font-size:16px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.assistant-rename{flex:1;display:flex;gap:8px;align-items:center;flex-wrap:wrap;min-width:0}
.assistant-rename .ant-input{flex:1 1 100px;min-width:0}
.assistant-log-place{position:relative;flex:1;min-height:0}
.assistant-log{position:absolute;inset:0;overflow-y:auto;overscroll-behavior:contain;padding:20px;display:flex;flex-direction:column;gap:16px}
.assistant-log:focus-visible{outline-offset:-2px}
.assistant-log>*{flex:none}
.assistant-unseen.ant-btn{position:absolute;bottom:8px;left:50%;transform:translateX(-50%);border-radius:20px;box-shadow:0 2px 8px var(--fill-strong)}
.assistant-message{display:flex;flex-direction:column;gap:8px;align-items:flex-start;max-width:min(680px,92%)}
.assistant-message.user{align-self:flex-end;align-items:flex-end}
.assistant-bubble{unicode-bidi:plaintext;max-width:100%;margin:0;padding:10px 14px;border-radius:12px;border-end-start-radius:4px;--under:var(--ground);background:var(--ground);font-size:16px;overflow-wrap:anywhere}
.assistant-message.user .assistant-bubble{border-end-start-radius:12px;border-end-end-radius:4px;background:var(--primary);color:var(--on-primary);white-space:pre-wrap}
.assistant-choice{display:flex;gap:4px;align-items:center;margin:-4px 0 0;color:var(--muted);font-size:14px}
.assistant-plain{margin:0;white-space:pre-line}
.assistant-actions{display:flex;gap:8px;flex-wrap:wrap;align-items:center}
.assistant-actions .ant-btn{height:auto;min-height:40px;white-space:normal;text-align:start;overflow-wrap:anywhere}
.assistant-card{display:flex;flex-direction:column;gap:12px;align-items:flex-start;width:min(100%,520px);padding:16px;border:1px solid var(--line);border-radius:12px}
.assistant-networks{list-style:none;margin:0;padding:0;display:flex;gap:4px 16px;flex-wrap:wrap;font-weight:600}
.assistant-networks li,.assistant-when{display:flex;gap:8px;align-items:center}
.assistant-post-text{unicode-bidi:plaintext;max-width:100%;max-height:min(320px,30vh);overflow-y:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.assistant-when{color:var(--muted)}
.assistant-when.planned{color:var(--bronze);font-weight:600}
.assistant-next,.assistant-typing{display:flex;gap:8px;align-items:center;min-height:40px;overflow-wrap:anywhere}
.assistant-dots{display:inline-flex;gap:4px}
.assistant-dots i{width:6px;height:6px;border-radius:50%;background:var(--muted);animation:assistant-dot 1s ease-in-out infinite alternate}
.assistant-dots i:nth-child(2){animation-delay:.2s}
.assistant-dots i:nth-child(3){animation-delay:.4s}
@keyframes assistant-dot{from{opacity:.25}to{opacity:1}}
.assistant-failure{display:flex;flex-direction:column;gap:8px;align-items:flex-start;max-width:min(680px,92%);padding:10px 14px;border-radius:12px;background:var(--red-ground)}
.assistant-failure p:first-child{color:var(--red);font-weight:600}
.assistant-failure svg{vertical-align:-3px}
.assistant-welcome{display:flex;flex-direction:column;gap:8px}
.assistant-welcome h2{font-size:24px;overflow-wrap:anywhere}
.assistant-welcome ul{list-style:none;margin:8px 0 0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:12px}
.assistant-suggestion{display:flex;flex-direction:column;gap:4px;width:100%;height:100%;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--text);text-align:start;cursor:pointer}
.assistant-suggestion:hover{border-color:var(--primary)}
.assistant-suggestion svg{color:var(--primary);margin-bottom:4px}
.assistant-note{margin:0 12px;padding:8px 12px;border-radius:8px;background:var(--amber-ground)}
.assistant-form{position:relative;margin:12px;padding-block:4px;padding-inline:12px 4px;border:1px solid var(--edge);border-radius:12px}
.assistant-form:focus-within{border-color:var(--primary)}
.assistant-form textarea{display:block;width:100%;max-height:120px;padding-block:8px 4px;padding-inline:0 8px;border:0;outline:0;background:none;color:var(--text);font:inherit;font-size:16px;line-height:1.5;resize:none;overflow-y:auto}
.assistant-form-foot{display:flex;gap:8px;align-items:center}
.assistant-hints{display:flex;flex:1;margin-inline-start:-12px}
.assistant-length{font-size:12px;color:var(--amber)}
.assistant-length.full{color:var(--red)}
.assistant-emoji{position:absolute;z-index:1;inset-inline-start:0;bottom:calc(100% + 8px);display:grid;grid-template-columns:repeat(8,40px);margin:0;padding:8px;border:1px solid var(--line);border-radius:12px;background:var(--surface);box-shadow:0 4px 16px var(--fill-strong);min-width:0}
.assistant-emoji button{width:40px;height:40px;border:0;border-radius:8px;background:none;font-size:20px;cursor:pointer}
.assistant-emoji button:hover{background:var(--ground)}
@media(max-width:991px){
.assistant-frame{grid-template-columns:minmax(0,1fr)}
.ant-btn.assistant-narrow{display:inline-flex}
.assistant-bar{padding-inline-start:8px}
.assistant-conversations{position:fixed;z-index:50;inset-block:0;inset-inline:0 auto;width:min(300px,85vw);padding:16px;background:var(--surface);transform:translateX(calc(-100% * var(--forward)));visibility:hidden;transition:transform .18s,visibility .18s}
.assistant-conversations.open{transform:none;visibility:visible;transition:transform .18s}
.assistant-veil{position:fixed;z-index:40;inset:0;border:0;background:var(--veil)}
.assistant-list a{min-height:44px}
.assistant-row-tools .ant-btn{width:44px;min-width:44px;height:44px}
}
@media(max-width:991px),(hover:none){
.assistant-list li{display:flex;align-items:center}
.assistant-list a{flex:1;min-width:0}
.assistant-row-tools{position:static;background:none;opacity:1}
}
@media(max-width:600px){
.page.assistant{height:calc(100dvh - 56px);margin:-16px;gap:0;min-height:360px}
.assistant>.page-header{padding:8px 16px}
.assistant>.page-header h1{font-size:20px}
.assistant>.page-header p{display:none}
.assistant-frame{border-width:1px 0 0;border-radius:0}
.assistant-log{padding:16px}
.assistant-form{margin:8px}
.assistant-hints .ant-btn,.assistant-form .ant-btn{min-width:44px;height:44px}
.assistant-actions .ant-btn{min-height:44px}
.assistant-emoji{grid-template-columns:repeat(6,44px)}
.assistant-emoji button{width:44px;height:44px}
}
@media(prefers-reduced-motion:reduce){.assistant-dots i{animation:none}.assistant-conversations{transition:none}}
`;
