/** The rules of the page that a post begins on; colors come from the theme's variables. */
export const STYLES = `
.composer-media{border:0;margin:0;padding:0;min-width:0}
.composer-topic,.composer-field{display:flex;flex-direction:column;gap:16px}
.composer-topic label[for=topic]{font-weight:600;font-size:16px}
.composer-topic>.composer-row .ant-btn-sm{height:40px}
.composer-templates{display:flex;gap:8px;flex-wrap:wrap}
.composer-field+.composer-templates{margin-top:12px}
.composer-templates .ant-btn-sm{height:40px}
.composer-row{display:flex;gap:8px;align-items:center;justify-content:space-between;flex-wrap:wrap}
.composer-row.end{justify-content:flex-end}
.composer-row.start{justify-content:flex-start;gap:12px}
form.composer-row{flex-wrap:nowrap}
.composer-details summary{cursor:pointer;min-height:40px;align-content:center;font-weight:600;overflow-wrap:anywhere}
.composer-details summary .muted{font-weight:400;margin-inline-start:4px}
.composer-details[open] summary{margin-bottom:8px}
.composer-voice select.ant-input{flex:0 1 260px;width:auto;min-width:0;text-overflow:ellipsis}
.composer-choice{border:0;margin:0;padding:0;min-width:0;display:flex;gap:8px;flex-wrap:wrap}
.composer-choice legend{padding:0;margin-bottom:8px;font-weight:600}
.composer-option{position:relative;display:inline-flex}
.composer-option input{position:absolute;inset:0;opacity:0;margin:0;width:100%;height:100%;cursor:pointer}
.composer-option span{display:inline-flex;align-items:center;min-height:40px;padding:0 12px;border:1px solid var(--line);border-radius:8px}
.composer-option input:hover+span{border-color:var(--primary)}
.composer-option input:checked+span{border-color:var(--primary);color:var(--primary);font-weight:600;background:var(--ground)}
.composer-option input:focus-visible+span{outline:2px solid var(--primary);outline-offset:2px}
.composer-lines{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.composer-undo{display:flex;gap:8px;align-items:center}
.composer-undo[hidden]{display:none}
.composer-text{width:100%;padding:12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-size:16px;resize:vertical}
.composer-text::placeholder{color:var(--muted)}
.composer-pick{display:flex;gap:8px;align-items:center;flex-wrap:wrap;padding:12px;border:1px dashed var(--line);border-radius:8px;cursor:pointer;font-weight:600}
.composer-pick .muted{font-weight:400}
.composer-pick:focus-within{outline:2px solid var(--primary);outline-offset:2px}
.composer-error{color:var(--red)}
.composer-doubt{color:var(--amber);font-weight:600}
.composer-help{font-size:12px}
.composer-help a{text-decoration:underline}
.composer-thumbs,.composer-results{list-style:none;margin:0;padding:0}
.composer-thumbs{display:flex;gap:8px;flex-wrap:wrap;margin-top:8px}
.composer-thumbs li{position:relative}
.composer-film{position:relative;display:block}
.composer-film .play{position:absolute;inset:0;margin:auto;width:32px;height:32px;border-radius:50%;display:grid;place-items:center;background:var(--surface);color:var(--text);opacity:.92;pointer-events:none}
.composer-thumbs img,.composer-thumbs video{width:96px;height:96px;object-fit:cover;border-radius:8px;border:1px solid var(--line);display:block}
.composer-thumbs .composer-remove{position:absolute;top:4px;inset-inline-end:4px;width:28px;height:28px;border:0;border-radius:8px;background:var(--surface);color:var(--text);cursor:pointer;display:grid;place-items:center}
.composer-thumbs .composer-remove::after{content:'';position:absolute;inset:-6px}
.composer-thumbs .composer-crop{position:absolute;inset-inline-start:4px;top:64px;min-height:28px;min-width:0;height:28px;padding:0 6px;font-size:12px;border:0;border-radius:8px;background:var(--surface);color:var(--text)}
.composer-thumbs .composer-crop::after{content:'';position:absolute;inset:-6px}
.composer-library{margin-top:8px}
.composer-thumbs .movable{cursor:grab}
.composer-moves{display:flex;justify-content:space-between;margin-top:4px}
.composer-moves button{width:44px;height:32px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text);cursor:pointer;display:grid;place-items:center}
.composer-moves button[aria-disabled=true]{opacity:.4;cursor:default}
.composer-grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(320px,100%),1fr))}
.composer-generated{display:flex;flex-direction:column;gap:12px}
.composer-generated button{margin-top:auto;align-self:flex-start}
.composer-content{unicode-bidi:plaintext;white-space:pre-wrap;overflow-wrap:anywhere;font-size:16px}
.composer-generated .composer-content{font-size:14px}
.composer-generated .composer-content.own{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:8;overflow:hidden}
.composer-tags{color:var(--primary);overflow-wrap:anywhere}
.composer-removed{overflow-wrap:anywhere}
.composer-heading:focus,.composer-drafts h2:focus{outline:none}
.composer-media .composer-error{margin-top:8px}
.composer-thumbs .ant-progress{position:absolute;inset-inline-start:1px;inset-inline-end:1px;bottom:1px;width:auto;padding:2px 6px;border-radius:0 0 7px 7px;background:var(--surface)}
.composer-nothumb{display:block;width:96px;height:96px;padding:8px;border:1px dashed var(--line);border-radius:8px;font-size:12px;overflow:hidden;overflow-wrap:anywhere}
.composer-fileproblem .composer-error{margin:0;overflow-wrap:anywhere}
.composer-sent{display:flex;flex-direction:column;gap:16px}
.composer-sent h2{font-size:18px}
.composer-sent>p{margin:0}
.composer-sent-text{unicode-bidi:plaintext;white-space:pre-wrap;overflow-wrap:anywhere;max-height:320px;overflow-y:auto;padding:12px 16px;border:1px solid var(--line);border-radius:8px;background:var(--ground)}
.composer-sent-media{list-style:none;margin:0;padding:0;display:flex;gap:8px;flex-wrap:wrap}
.composer-sent-media :is(img,video){width:112px;height:112px;object-fit:cover;border-radius:8px;border:1px solid var(--line)}
.composer-sent dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0}
.composer-sent dt{color:var(--muted)}
.composer-sent dd{margin:0;overflow-wrap:anywhere}
.composer-drafts h2{font-size:16px}
.composer-drafts h3{font-size:14px;margin:12px 0 0}
.composer-groups h3{font-size:16px;margin:0}
.composer-drafts li .status-tag{font-size:12px}
.composer-drafts ul{list-style:none;margin:0;padding:0}
.composer-drafts li{display:flex;gap:8px 16px;align-items:center;justify-content:space-between;padding:8px 0;border-bottom:1px solid var(--line)}
.composer-drafts li:last-child{border-bottom:0}
.composer-drafts li>div{min-width:0;overflow-wrap:anywhere}
.composer-drafts p{font-size:12px}
.composer-versions{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.composer-version{min-width:0;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--ground);display:flex;flex-direction:column;gap:8px}
.composer-version h4{margin:0;font-weight:600;font-size:14px}
.composer-version .composer-content{font-size:14px;max-height:280px;overflow:auto}
.composer-decisions ol{margin:0;padding-inline-start:20px;display:flex;flex-direction:column;gap:6px}
.composer-decisions p{margin:0;color:var(--muted);overflow-wrap:anywhere;white-space:pre-line}
.composer-decisions summary{cursor:pointer;min-height:40px;align-content:center;font-weight:600}
.composer-field h3{font-size:14px}
.composer-planned{display:flex;gap:8px;align-items:center;margin:0;color:var(--bronze);font-weight:600}
.composer-continue{margin:0}
.composer-option input:disabled{cursor:default}
.composer-results li{display:flex;gap:12px;align-items:flex-start;padding:12px 0;border-bottom:1px solid var(--line)}
.composer-results li>div{flex:1;min-width:0;overflow-wrap:anywhere}
.composer-outcome{display:flex;gap:12px;align-items:center;flex-wrap:wrap;justify-content:flex-end}
.composer-outcome a{display:inline-flex;gap:4px;align-items:center}
@media(max-width:760px){
.composer-versions,.composer-lines{grid-template-columns:1fr}
.composer-drafts .ant-btn{min-height:44px}
.composer-topic .composer-row.end button{flex:1 1 100%;min-height:44px}
.composer-topic .composer-row.end button{height:auto;white-space:normal;overflow-wrap:anywhere}
.composer-topic .composer-row.end{flex-direction:column-reverse;align-items:stretch}
.composer-topic>.composer-row .ant-btn-sm,.composer-templates .ant-btn-sm{height:44px}
.composer-results li{flex-wrap:wrap}
.composer-outcome{flex-basis:100%;justify-content:flex-start;padding-inline-start:44px}
.composer-option span,.composer-details summary,.composer-voice .ant-btn,.composer-voice select.ant-input{min-height:44px}
.dialog .ant-checkbox-wrapper{min-height:44px}
.composer-thumbs .composer-remove::after{inset:-8px}
.composer-field .ant-checkbox-wrapper{align-items:flex-start;padding-block:11px}
.composer-field .ant-checkbox-wrapper .ant-checkbox{align-self:flex-start;margin-top:3px}
}
`;
