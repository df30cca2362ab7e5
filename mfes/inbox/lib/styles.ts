/** The inbox's own rules; colors come from the theme's variables. */
export const STYLES = `
.inbox.page{gap:16px}
.inbox-filters{border:0;padding:0;min-width:0;margin:0;display:flex;gap:12px 16px;align-items:end;flex-wrap:wrap}
.inbox-filters .field{flex:0 1 180px;margin:0}
.inbox-filters .field.wide{flex:0 1 320px}
.inbox-filters .ant-input{height:44px;font-size:16px;text-overflow:ellipsis}
.inbox-filters .ant-checkbox-wrapper{min-height:44px;align-items:center}
.inbox-bar{display:flex;gap:8px 24px;align-items:center;flex-wrap:wrap;min-height:44px}
.inbox-bar h2{margin:0;font-size:16px}
.inbox-bar>.ant-btn{margin-inline-start:auto}
.inbox-keys{font-size:12px;color:var(--muted)}
.inbox-keys kbd{padding:0 4px;border:1px solid var(--line);border-radius:4px;background:var(--surface);font:inherit;color:var(--text)}
.panel.inbox-list{list-style:none;margin:0;padding:0}
.inbox-comment{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 12px;padding:16px;border-inline-start:3px solid transparent}
.inbox-comment+.inbox-comment{border-top:1px solid var(--line)}
.inbox-comment:first-child{border-start-start-radius:12px}
.inbox-comment:last-child{border-end-start-radius:12px}
.inbox-comment.unread{border-inline-start-color:var(--primary)}
.inbox-comment:focus-visible{outline:2px solid var(--primary);outline-offset:-2px}
.inbox-comment>*{grid-column:2}
.inbox-comment>.network-badge{grid-column:1;grid-row:1/span 3}
.inbox-facts{display:flex;gap:4px 12px;align-items:baseline;flex-wrap:wrap;margin:0;font-size:14px}
.inbox-new{color:var(--primary);font-size:12px}
.inbox-text{unicode-bidi:plaintext;margin:0;max-width:75ch;white-space:pre-line;overflow-wrap:anywhere}
.inbox-comment.unread>.inbox-text{font-weight:600}
.inbox-post a{unicode-bidi:plaintext}
.inbox-post{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden;margin:0;font-size:14px;overflow-wrap:anywhere}
.inbox-mood.positive{color:var(--green)}
.inbox-mood.negative{color:var(--red)}
.inbox-actions{display:flex;gap:4px 8px;flex-wrap:wrap;margin-top:4px}
.inbox-comment>.inbox-actions>.ant-btn-text:first-child{margin-inline-start:-8px}
.inbox-reply,.inbox-replied{display:flex;flex-direction:column;gap:8px;align-items:flex-start;margin-top:8px}
.inbox-replied{gap:4px;padding-inline-start:12px;border-inline-start:2px solid var(--line)}
.inbox-reply label{font-weight:600}
.inbox-reply textarea{width:100%;max-width:75ch;height:auto;padding:10px 12px;font-size:16px;line-height:1.5;resize:vertical}
.inbox .show-more{margin-top:16px}
.inbox-more,.inbox-more-list{display:contents}
.inbox-more-face,.inbox-filter-face{display:none}
@media(hover:none){.inbox-keys{display:none}}
@media(max-width:760px){
.inbox-keys{display:none}
.inbox-filter-face{display:block}
.inbox-filter-face .ant-btn{min-height:44px}
.inbox-filters:not(.open){display:none}
.inbox-filters .field{flex:1 1 140px}
.inbox-filters .account-picker{flex:1 1 100%}
.inbox-filters .field.wide{flex:1 1 100%;order:1}
.inbox-filters .ant-checkbox-wrapper{order:2}
.inbox-post{-webkit-line-clamp:2}
.inbox-actions :is(.ant-btn,a){min-height:44px;min-width:64px}
.inbox-more{display:block;position:relative}
.inbox-more-face{display:block}
.inbox-more-list{display:none;position:absolute;inset-inline-start:0;top:calc(100% + 4px);z-index:10;flex-direction:column;min-width:200px;padding:4px;border:1px solid var(--line);border-radius:8px;background:var(--surface);box-shadow:0 8px 24px rgb(0 0 0/.24)}
.inbox-more.open .inbox-more-list{display:flex}
.inbox-more-list>:is(.ant-btn,a){justify-content:flex-start;padding-inline:12px;color:var(--text)}
.inbox-bar>.ant-btn{min-height:44px}
}
`;
