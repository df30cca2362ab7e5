import type { ReactNode } from 'react';

/** Styles of a post's dialogs, loaded with them. */
export const POST_STYLES = `
.composer-chips .muted{font-size:12px}
.composer-texts{display:flex;flex-direction:column;gap:8px;margin-bottom:12px}
.composer-texts .ant-btn-link{padding:0;height:auto;min-height:24px}
.composer-chips{list-style:none;margin:0;padding:0}
.composer-editor{display:grid;grid-template-columns:1.2fr 1fr;gap:24px}
.composer-editor>*{min-width:0}
.composer-counters{position:sticky;bottom:-17px;z-index:1;padding-block:8px;background:var(--surface)}
.composer-counters .counters{margin:0}
.composer-toolbar{position:relative;display:flex;gap:8px;flex-wrap:wrap}
.emoji-panel{position:absolute;z-index:5;top:calc(100% + 4px);inset-inline-start:0;width:min(352px,100%);padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--surface);box-shadow:0 8px 24px var(--veil)}
.composer-toolbar button{min-width:40px}
.composer-toolbar .ant-btn.pressed{border-color:var(--primary);color:var(--primary);background:var(--ground)}
.composer-glance .composer-nothumb{width:48px;height:48px;padding:4px}
.composer-note{display:flex;flex-direction:column;gap:6px}
.composer-note label{font-weight:600}
.composer-groups{list-style:none;margin:0;padding:0}
.composer-groups h2{font-size:14px;margin:0}
.composer-look .composer-content{overflow-y:auto;max-height:320px}
.composer-more{border:0;padding:0;background:none;color:var(--muted);font:inherit;font-weight:600;cursor:pointer;min-height:24px}
.composer-alts{display:flex;flex-direction:column;gap:12px;margin-top:16px;padding-top:16px;border-top:1px solid var(--line)}
.composer-alts h3{font-size:14px;margin:0}
.composer-alt{display:flex;gap:12px;align-items:flex-start;flex-wrap:wrap}
.composer-alt>div{flex:1 1 200px;min-width:0;display:flex;flex-direction:column;gap:4px}
.composer-alt label{font-weight:600;overflow-wrap:anywhere}
.composer-editor .composer-text{max-height:max(168px,calc(100dvh - 460px))}
.composer-editor .composer-alt .composer-text{padding:8px 12px;height:auto;font-size:14px}
.composer-alt img,.composer-alt .composer-nothumb{width:64px;height:64px;object-fit:cover;border-radius:8px;border:1px solid var(--line);flex:none}
.composer-alt>button{margin-top:26px}
.composer-offer{margin-top:4px;padding:8px 12px;border:1px dashed var(--line);border-radius:8px;display:flex;flex-direction:column;gap:4px;overflow-wrap:anywhere}
.composer-note:empty{display:none}
.composer-others summary{cursor:pointer;min-height:40px;align-content:center;font-weight:600}
.composer-preview{position:sticky;top:0;align-self:start}
.composer-preview .ant-tabs-nav-operations{display:none}
.composer-looks{display:flex;flex-direction:column;gap:12px}
.composer-looks .composer-choice{max-height:148px;overflow:auto}
.composer-looks .composer-choice legend{font-size:12px;font-weight:400;color:var(--muted);margin-bottom:4px}
.composer-looks .composer-option span{padding:0 10px;font-size:14px}
.composer-look{border:1px solid var(--line);border-radius:12px;background:var(--surface);display:flex;flex-direction:column;gap:10px;padding-block:12px;overflow:hidden;width:100%}
.composer-look.media-first{gap:8px}
.composer-look>:not(.composer-tiles,.composer-carousel,.composer-picture){margin-inline:14px}
.composer-look header{display:flex;gap:10px;align-items:center}
.composer-look header>div{min-width:0;overflow-wrap:anywhere;line-height:1.3}
.composer-look header .avatar{font-size:16px}
.composer-look .composer-content{font-size:14px;line-height:1.45}
.composer-linked{color:var(--primary)}
.composer-picture{display:block;width:100%;max-height:520px;object-fit:cover}
.composer-picture.film{object-fit:contain;max-height:360px;background:var(--frame)}
.composer-picture.framed{object-fit:contain;background:var(--frame)}
.composer-picture.framed.cropped{object-fit:cover}
.composer-picture.empty{display:grid;place-items:center;min-height:140px;height:100%;border:1px dashed var(--line);color:var(--muted);padding:8px;text-align:center;overflow-wrap:anywhere}
.composer-tiles{display:grid;gap:2px;list-style:none;margin:0;padding:0}
.composer-tiles li,.composer-carousel{position:relative;min-width:0;min-height:0;overflow:hidden}
.composer-tiles:not(.single) .composer-picture{height:100%;max-height:none}
.composer-tiles:not(.single) li{aspect-ratio:1}
.composer-tiles.two{grid-template-columns:1fr 1fr}
.composer-tiles.rows.of-3{grid-template-columns:1fr 1fr}
.composer-tiles.rows.of-4{grid-template-columns:repeat(3,1fr)}
.composer-tiles.rows li:first-child{grid-column:1/-1;aspect-ratio:3/2}
.composer-tiles.columns{grid-template-columns:2fr 1fr}
.composer-tiles.columns li:first-child{grid-row:1/span 3;aspect-ratio:auto}
.composer-tiles.columns.of-3 li:first-child{grid-row:1/span 2}
.composer-tiles.columns li:first-child .composer-picture{position:absolute;inset:0}
.composer-tiles.five{grid-template-columns:repeat(6,1fr)}
.composer-tiles.five li{grid-column:span 2}
.composer-tiles.five li:nth-child(-n+2){grid-column:span 3}
.composer-tiles .more{position:absolute;inset:0;display:grid;place-items:center;background:var(--veil);color:var(--frame);font-size:24px;font-weight:600;pointer-events:none}
.composer-alt-mark{position:absolute;z-index:1;inset-inline-start:6px;bottom:6px;min-width:28px;min-height:24px;padding:0 6px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;font-size:12px;font-weight:600;cursor:pointer}
.composer-alt-mark.said{color:var(--green)}
.composer-alt-mark::after{content:'';position:absolute;inset:-8px}
.composer-carousel .count{position:absolute;top:10px;inset-inline-end:10px;padding:2px 8px;border-radius:12px;background:var(--surface);color:var(--text);font-size:12px}
.composer-carousel .back,.composer-carousel .next{position:absolute;top:calc(50% - 30px);width:32px;height:32px;border:1px solid var(--line);border-radius:50%;background:var(--surface);color:var(--text);display:grid;place-items:center;cursor:pointer;padding:0}
.composer-carousel .back{inset-inline-start:8px}
.composer-carousel .next{inset-inline-end:8px}
.composer-carousel :is(.back,.next)::after{content:'';position:absolute;inset:-6px}
.composer-carousel .composer-alt-mark{bottom:26px}
.composer-carousel .dots{display:flex;gap:4px;justify-content:center;align-items:center;height:20px}
.composer-carousel .dots span{width:6px;height:6px;border-radius:50%;background:var(--line)}
.composer-carousel .dots .on{background:var(--primary)}
.composer-reactions{display:flex;gap:12px;padding-top:10px;border-top:1px solid var(--line)}
.composer-reactions span{flex:1;height:10px;border-radius:5px;background:var(--fill-strong)}
.media-first .composer-reactions{border:0;padding-top:0}
.media-first .composer-reactions span{flex:none;width:20px;height:20px;border-radius:50%}
.composer-chips{display:flex;gap:8px;flex-wrap:wrap}
.composer-chips li{max-width:100%}
.composer-chips button{max-width:100%;overflow-wrap:anywhere;text-align:start;display:inline-flex;gap:4px;align-items:center;min-height:40px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text);cursor:pointer}
.composer-chips button:hover{border-color:var(--primary)}
.composer-glance{display:flex;flex-direction:column;gap:12px;padding-bottom:16px;border-bottom:1px solid var(--line)}
.composer-glance ul{display:flex;gap:8px;align-items:center;list-style:none;margin:0;padding:0}
.composer-glance .more{width:48px;height:48px;flex:none;display:grid;place-items:center;border-radius:8px;border:1px solid var(--line);white-space:nowrap}
.composer-glance img,.composer-glance video{display:block;width:48px;height:48px;object-fit:cover;border-radius:8px;border:1px solid var(--line)}
.composer-glance .composer-content{font-size:14px;max-height:240px;overflow:auto}
.composer-glance .composer-content.clamped{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden}
.composer-glance .ant-btn-link{padding:0}
.composer-wide{flex-basis:100%}
.composer-platform{display:flex;gap:8px 16px;align-items:center;justify-content:space-between;flex-wrap:wrap;min-height:66px;padding:12px 16px;border:1px solid var(--line);border-radius:12px}
.composer-platform .ant-checkbox-wrapper{align-items:center}
.composer-track{display:flex;flex-direction:column;gap:4px;margin-top:8px}
.composer-comment{border-top:1px solid var(--line);padding-top:8px;margin-top:8px}
.composer-comment summary{cursor:pointer;min-height:40px;align-content:center;font-weight:600}
.composer-comment summary .muted{font-weight:400}
.composer-options{border:0;margin:0;padding:8px 0;display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));grid-auto-flow:dense;gap:12px}
.composer-options legend{display:flex;gap:8px;align-items:center;padding:0;margin-bottom:8px;font-weight:600}
.composer-options .wide{grid-column:1/-1}
.composer-options .field>label{font-weight:400}
.composer-cover{display:flex;flex-wrap:wrap;gap:4px 12px;margin-block:0;font-size:14px;overflow-wrap:anywhere}
.composer-card{display:grid;gap:2px;padding:12px 14px;border:1px solid var(--line);border-radius:12px;font-size:14px;overflow-wrap:anywhere}
.composer-comment .composer-choice{gap:8px 20px}
.composer-editor .composer-text.composer-short{height:auto;min-height:84px}
.composer-comment-look{display:flex;gap:8px;padding-top:4px}
.composer-comment-look>div{min-width:0;padding:6px 12px;border-radius:12px;background:var(--ground);font-size:14px;overflow-wrap:anywhere}
.composer-below{margin-top:8px;padding-inline-start:12px;border-inline-start:2px solid var(--line)}
.composer-account{display:flex;gap:8px;align-items:center;min-width:0;overflow-wrap:anywhere}
.composer-accounts{border:0;margin:0;padding:0;min-width:0;flex-basis:100%;border-top:1px solid var(--line);padding-top:8px}
.composer-accounts .ant-btn-link{padding:0}
.composer-accounts ul{list-style:none;margin:0;padding:0;max-height:264px;overflow:auto}
.composer-accounts li .ant-checkbox-wrapper{min-height:40px;width:100%;align-items:center}
.composer-accounts li .ant-checkbox{align-self:center;margin:0;top:0}
.composer-lost{display:inline-flex;gap:4px;align-items:center;margin-inline-start:auto;color:var(--amber)}
.composer-obstacle{display:inline-flex;gap:8px;align-items:center;color:var(--amber);flex-basis:100%;justify-content:flex-end;flex-wrap:wrap}
.composer-when{display:grid;grid-template-columns:minmax(0,1fr);gap:16px 24px;align-items:start}
.composer-when.timed{grid-template-columns:minmax(0,300px) minmax(0,1fr)}
.composer-when:not(.timed) .composer-cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(270px,100%),1fr));align-items:start}
.composer-cards>p{grid-column:1/-1}
@media(max-width:1020px){.composer-when.timed{grid-template-columns:1fr}}
.composer-when>*{min-width:0}
.composer-section{border-top:1px solid var(--line);margin-top:16px;padding-top:12px;display:flex;flex-direction:column;gap:8px}
.composer-section h2,.composer-section p{margin:0}.composer-section h2{font-size:16px}
.composer-section .date-time{grid-template:none;min-width:0}
.composer-section .date-time-clock{grid-area:auto}
.composer-skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.composer-skip{align-self:start;min-height:32px}
.composer-queue{margin:0;padding:12px;border:1px solid var(--line);border-radius:8px;display:flex;flex-direction:column;gap:4px;align-items:flex-start}
.composer-queue a{text-decoration:underline}
.composer-repeat{display:flex;flex-direction:column;gap:12px;padding:12px;border:1px solid var(--line);border-radius:8px}
.composer-repeat p{margin:0}
.composer-repeat select.ant-input{width:auto;min-width:0}
.composer-repeat input[type=number]{width:72px}
.composer-repeat input[type=date]{width:160px}
.composer-zone .composer-change-zone{padding:0;height:auto;min-height:24px}
.composer-zone.hint{display:flex;gap:8px;align-items:flex-start;padding-block:0;padding-inline:12px 0;border:1px solid var(--line);border-radius:8px;background:var(--ground)}
.composer-zone.hint p{flex:1;padding-block:8px}
.composer-zone.hint>button{width:40px;padding:0;flex:none}
@media(max-width:760px){
.composer-editor .composer-text{height:30dvh;max-height:none}
.composer-editor{grid-template-columns:1fr}
.composer-preview{position:static}
.composer-chips button,.composer-others summary,.composer-more{min-height:44px}
.composer-toolbar .ant-btn{min-width:44px}
.composer-zone.hint>button{width:44px;height:44px}
.composer-field .composer-platform .ant-checkbox-wrapper{align-items:center;padding-block:0}
.composer-field .composer-platform .ant-checkbox-wrapper .ant-checkbox{align-self:center;margin-top:0}
}
`;

export const PostStyles = (): ReactNode => (
  <style href="composer-post" precedence="default">
    {POST_STYLES}
  </style>
);
