/** Rules of the templates, added to the composer's. */
export const TEMPLATE_STYLES = `
.templates{display:flex;flex-direction:column;gap:12px}
.templates h3{font-size:14px;margin:0;overflow-wrap:anywhere}
.templates ul{list-style:none;margin:0;padding:0}
.templates li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:10px 0;border-bottom:1px solid var(--line)}
.templates li:last-child{border-bottom:0}
.templates li>div:first-child{flex:1 1 280px;min-width:0;overflow-wrap:anywhere}
.templates-text{unicode-bidi:plaintext;color:var(--muted);white-space:pre-line;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.templates-actions{display:flex;flex-wrap:wrap;gap:4px}
.templates .ant-btn-sm{height:40px}
.templates-filled{padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--ground);font-size:14px;max-height:240px;overflow:auto}
@media(max-width:760px){
.templates .ant-btn-sm{height:44px}
}
`;
