/** Rules of the media library, added to the composer's. */
export const LIBRARY_STYLES = `
.library:focus{outline:none}
.library-browser{display:flex;flex-direction:column;gap:12px;align-items:stretch}
.library-browser>.ant-btn{align-self:center}
.library-filter{display:flex;gap:8px}
.library-filter input{flex:1;min-width:0}
.library-filter select{flex:0 0 auto;width:auto}
.library-space{font-size:12px}
.library-grid{list-style:none;margin:0;padding:0;display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(148px,1fr))}
.library-grid li{min-width:0}
.library-grid button{position:relative;width:100%;padding:0;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--text);font:inherit;cursor:pointer;overflow:hidden;display:flex;flex-direction:column;text-align:start}
.library-grid button:hover{border-color:var(--primary)}
.library-grid button[aria-pressed=true]{border-color:var(--primary);box-shadow:0 0 0 2px var(--primary)}
.library-grid img,.library-grid video{display:block;width:100%;aspect-ratio:1;object-fit:cover;background:var(--ground)}
.library-name{unicode-bidi:plaintext;display:block;padding:8px 10px;font-size:13px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.library-tick{position:absolute;top:8px;inset-inline-end:8px;width:28px;height:28px;border-radius:50%;display:grid;place-items:center;background:var(--primary);color:var(--surface)}
.library-upload{display:flex;gap:12px;align-items:center;margin-bottom:8px}
.library-upload .library-name{flex:0 1 240px;min-width:0}
.library-upload .ant-progress{flex:1}
.library-details{display:grid;grid-template-columns:1fr 1fr;gap:24px}
.library-details>*{min-width:0}
.library-details label:not(.ant-checkbox-wrapper){display:flex;flex-direction:column;gap:4px;font-weight:600}
.library-details label .muted,.library-details label .ant-input,.library-details label .composer-text{font-weight:400}
.library-look img,.library-look video{display:block;width:100%;max-height:420px;object-fit:contain;border-radius:8px;background:var(--ground);border:1px solid var(--line)}
.library-look p{margin-top:8px;font-size:12px}
.library-uses{margin-top:16px;padding-top:16px;border-top:1px solid var(--line)}
.library-uses h3{font-size:14px;margin:0 0 8px}
.library-uses ul{list-style:none;margin:0;padding:0;max-height:220px;overflow:auto}
.library-uses li{padding:6px 0;overflow-wrap:anywhere}
.library-uses li p{font-size:12px}
@media(max-width:760px){
.library-grid{grid-template-columns:repeat(auto-fill,minmax(104px,1fr));gap:8px}
.library-details{grid-template-columns:1fr}
.library-look img,.library-look video{max-height:40dvh}
.library .page-header .ant-btn{min-height:44px}
}
`;
