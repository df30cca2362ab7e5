import type { ReactNode } from 'react';

/** The dashboard's own rules; colors come from the theme's variables. */
const STYLES = `
.dash-section{gap:16px}
.dash-section>h2{font-size:20px;scroll-margin-top:80px}
.dash-section h2:focus,.dash-post-header h1:focus,.dash-target-card h2:focus{outline-offset:4px}
.dash-name{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:12px 24px}
.dash-name label{font-weight:600}
.dash-name>div{flex:1 1 200px;max-width:320px}
.dash-name>p{flex-basis:100%;margin:0}
.dash-group{display:flex;flex-direction:column;gap:8px;align-items:stretch}
.dash-group>h2,.dash-group>h3{font-size:14px}
.dash-group+.dash-group{margin-top:16px}
.dash-group>h2 .muted,.dash-group>h3 .muted{font-weight:400;margin-inline-start:4px}
.dash-group>button{align-self:flex-start}
.dash-posts,.dash-targets,.dash-media,.dash-history ol{list-style:none;margin:0;padding:0}
.panel.dash-posts{padding:0 24px}
.dash-post{display:flex;gap:16px;padding:16px 0;align-items:flex-start}
.dash-post p{margin:0}
.dash-post+.dash-post{border-top:1px solid var(--line)}
.dash-section-head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:baseline;justify-content:space-between}
.dash-section-head>h2{font-size:20px;scroll-margin-top:80px}
.dash-now-panels{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(280px,100%),1fr));gap:16px}
.panel.dash-now-panel{padding:16px;display:flex;flex-direction:column;gap:4px;min-width:0}
.dash-now-panel>header{display:flex;gap:8px;align-items:center;justify-content:space-between}
.dash-now-panel>header>a{display:inline-flex;align-items:center;min-height:24px}
.dash-now-panel h3{font-size:14px}
.dash-now-panel h3 .muted{font-weight:400;margin-inline-start:4px}
.dash-now{list-style:none;margin:0;padding:0}
.dash-now>li{padding:6px 0;display:flex;flex-direction:column;gap:2px;min-width:0}
.dash-now>li+li{border-top:1px solid var(--line)}
.dash-now .dash-post-text{-webkit-line-clamp:1;font-weight:400;align-self:stretch}
.dash-now-facts{display:flex;gap:6px;align-items:center;min-width:0;font-size:12px}
.dash-now-facts>*{flex:none}
.dash-now-facts>.dash-now-why{flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--muted)}
.dash-planned{color:var(--bronze)}
.dash-now .dash-row-actions button{min-height:32px}
.dash-first{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(260px,100%),1fr));gap:8px 24px}
.dash-first li{display:flex;gap:8px;align-items:center}
.dash-first li>svg{flex:none;color:var(--green)}
.dash-first-number{flex:none;display:inline-grid;place-items:center;width:24px;height:24px;border:1px solid var(--line);border-radius:50%;font-size:12px}
.panel.dash-first-steps{padding:16px;display:flex;flex-direction:column;gap:8px}
.dash-first-steps h2{font-size:14px}
.posts-filters{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:end}
.posts-filters label,.posts-search{display:flex;flex-direction:column;gap:4px;min-width:0}
.posts-filters label>span,.posts-search>label{font-weight:600}
.posts-filters .posts-search{flex:1 1 220px;max-width:360px}
.posts-filters select{max-width:220px}
.posts-more{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:end}
.ant-btn.posts-phone{display:none}
.posts-head{padding:0 24px}
.posts-select{flex:none;display:flex;min-width:24px;min-height:24px}
.posts-bulk{position:sticky;z-index:20;bottom:12px;margin:0;border:1px solid var(--line);border-radius:12px;background:var(--surface);box-shadow:0 8px 24px rgb(0 0 0/.24);padding:12px 16px;display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.posts-bulk>strong{margin-inline-end:8px}
.posts-names li{unicode-bidi:plaintext}
.posts-names{margin:0;padding-inline-start:20px;overflow-wrap:anywhere}
.posts-outcomes{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:8px;max-height:50vh;overflow:auto}
.posts-outcomes li{display:flex;flex-direction:column;overflow-wrap:anywhere}
.posts-outcomes strong{font-weight:600}
.posts-refused{color:var(--red)}
.posts-move{border:0;margin:0;padding:0;min-width:0;display:flex;flex-direction:column;gap:8px}
.posts-move .posts-days{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.posts-move .posts-days .ant-input{width:96px}
.dash-thumb{width:64px;height:64px;object-fit:cover;border-radius:8px;border:1px solid var(--line);flex:none;background:var(--ground)}
.dash-post-body{flex:1;min-width:0;display:flex;flex-direction:column;gap:8px}
.dash-post-text{unicode-bidi:plaintext;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;color:var(--text);font-weight:600;text-decoration:none}
.dash-post-text:hover{color:var(--primary);text-decoration:underline}
.dash-targets{display:flex;flex-direction:column;gap:6px}
.dash-target{display:grid;grid-template-columns:20px minmax(0,1fr) clamp(110px,calc(40vw - 240px),340px) 184px 96px;gap:2px 12px;align-items:center}
.dash-target-name{unicode-bidi:plaintext;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.dash-target-name strong{font-weight:600}
.dash-target-status{display:flex;gap:4px 12px;align-items:center;flex-wrap:wrap}
.dash-out{display:inline-flex;gap:4px;align-items:center;white-space:nowrap}
.dash-reason{grid-column:2/-1;color:var(--muted);overflow-wrap:anywhere}
.dash-reason.failed{color:var(--red)}
.dash-doubt{grid-column:2/-1;color:var(--amber);overflow-wrap:anywhere}
.dash-back{display:inline-flex;gap:4px;align-items:center;align-self:flex-start;text-decoration:none;min-height:24px}
.dash-back:hover{text-decoration:underline}
.dash-post-header{display:flex;gap:16px;justify-content:space-between;align-items:flex-start;flex-wrap:wrap}
.dash-post-header h1,.page>h1{font-size:24px}
.dash-post-header>div{min-width:0;overflow-wrap:anywhere}
.dash-post-header p{margin-top:4px}
.dash-actions{border:0;margin:0;padding:0;min-width:0;display:flex;gap:8px;flex-wrap:wrap}
.dash-post-page{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:24px;align-items:start}
.dash-target-cards,.dash-target-card,.dash-words,.dash-form{display:flex;flex-direction:column;gap:16px}
.dash-words h2,.dash-target-card h2{font-size:16px}
.dash-target-card header{display:flex;gap:12px;align-items:flex-start}
.dash-target-card header>div{flex:1;min-width:0;overflow-wrap:anywhere}
.dash-target-card header>.dash-target-status{justify-content:flex-end}
.dash-content{unicode-bidi:plaintext;white-space:pre-wrap;overflow-wrap:anywhere;font-size:16px}
.dash-small{font-size:12px;overflow-wrap:anywhere}
.dash-media{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:8px}
.dash-media li:only-child{grid-column:1/-1}
.dash-media img,.dash-media video{display:block;width:100%;max-height:360px;aspect-ratio:1;object-fit:cover;border-radius:8px;border:1px solid var(--line);background:var(--ground)}
.dash-media li:only-child img,.dash-media li:only-child video{aspect-ratio:auto;object-fit:contain}
.dash-facts{display:flex;flex-direction:column;gap:4px;margin:0}
.dash-facts:empty{display:none}
.dash-facts>div{display:grid;grid-template-columns:96px minmax(0,1fr);gap:12px}
.dash-facts dt{color:var(--muted)}
.dash-facts dd{margin:0;overflow-wrap:anywhere}
.dash-history{border-top:1px solid var(--line);padding-top:16px;display:flex;flex-direction:column;gap:8px;align-items:flex-start}
.dash-history h3{font-size:14px}
.dash-history ol{align-self:stretch}
.dash-step{position:relative;padding-block:0 16px;padding-inline:24px 0;display:flex;flex-direction:column;gap:2px;overflow-wrap:anywhere}
.dash-step:last-child{padding-bottom:0}
.dash-step strong{font-weight:600}
.dash-step::before{content:"";position:absolute;inset-inline-start:3px;top:6px;width:10px;height:10px;border-radius:50%;background:var(--muted);box-sizing:border-box}
.dash-step:not(:last-child)::after{content:"";position:absolute;inset-inline-start:7.5px;top:20px;bottom:-2px;width:1px;background:var(--line)}
.dash-step.good::before{background:var(--green)}
.dash-step.bad::before{background:var(--red)}
.dash-step.open::before{background:var(--amber)}
.dash-step.ahead::before{background:transparent;border:2px solid var(--bronze)}
.dash-said{unicode-bidi:plaintext;quotes:"“" "”";color:var(--text);border-inline-start:2px solid var(--line);padding-inline-start:8px;margin-top:4px}
.dash-error,.dash-warning{display:flex;gap:8px;align-items:flex-start;overflow-wrap:anywhere}
.dash-error{color:var(--red)}
.dash-warning{color:var(--amber)}
.dash-error svg,.dash-warning svg{flex:none;margin-top:2px}
p.dash-warning:has(>a){display:block;color:var(--text)}
.dash-form{gap:12px}
.dash-form label{font-weight:600}
.dash-field{display:block;width:100%;padding:9px 12px;min-height:40px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-weight:400;resize:vertical}
textarea.dash-field{font-size:16px}
.dash-field[aria-invalid=true]{border-color:var(--red)}
.dash-note{display:flex;flex-direction:column;gap:4px}
.dash-other{display:flex;flex-direction:column;gap:12px;align-items:flex-start}
.dash-other>*{width:100%}
.dash-other h3{font-size:14px;margin:0}
.dash-other blockquote{margin:4px 0 8px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;max-height:160px;overflow-y:auto;white-space:pre-wrap}
.dash-page .page-header{align-items:center}
.dash-create>a{display:inline-flex}
.panel.dash-connections{list-style:none;margin:0;padding:8px 16px;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(300px,100%),1fr));gap:4px 32px}
.dash-connection{display:flex;gap:12px;align-items:center;min-width:0;min-height:48px}
.dash-connection-body{flex:1;min-width:0;display:flex;flex-direction:column;align-items:flex-start}
.dash-connection-body strong{font-weight:600}
.dash-connection-detail{font-size:12px;max-width:100%;overflow:hidden;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.dash-connection-detail.whole{display:block}
.dash-connection-detail.lost{color:var(--amber);display:inline-flex;gap:4px;align-items:center}
.ant-btn.dash-connection-state:disabled{height:auto;padding:0;gap:6px;color:var(--text);font-weight:600;cursor:default;opacity:1}
.ant-btn.dash-connection-state:disabled:hover{color:var(--text);background:none}
.ant-btn.dash-connection-state:disabled svg{color:var(--green)}
.ant-btn.dash-connection-manage{color:var(--muted);margin-inline-end:-8px;padding-inline:8px}
.dash-connections-more{display:none}
.panel.dash-accounts{list-style:none;margin:0;padding:8px 16px;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:4px 32px}
.dash-account{display:flex;gap:12px;align-items:center;min-width:0;min-height:48px}
.dash-connection-detail.lost svg{flex:none}
.dash-lost .ant-btn,.dash-row-actions .ant-btn{max-width:100%;white-space:normal;height:auto;overflow-wrap:anywhere}
.dash-lost .ant-btn{min-height:40px}
.dash-account-name{display:inline-flex;gap:6px;align-items:center;max-width:100%;overflow-wrap:anywhere}
.dash-account-add{display:flex;align-items:center;min-height:48px}
.dash-add-account{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:8px}
.dash-row-actions{border:0;margin:0;padding:0;min-width:0;display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center}
.dash-row-actions .ant-btn-text{padding-inline:12px;color:var(--muted);margin-inline-start:-12px}
.dash-row-actions .ant-btn-text+.ant-btn-text{margin-inline-start:0}
.dash-row-actions .ant-btn-text.main{color:var(--primary)}
.dash-row-actions .ant-btn-text:hover:enabled{color:var(--primary)}
.dash-row-actions p{flex-basis:100%}
.ant-btn.dash-delete{color:var(--red)}
.state h2{font-size:16px}
.dash-lost{display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:space-between}
@media(max-width:900px){.dash-post-page{grid-template-columns:minmax(0,1fr)}}
@media(max-width:760px){
.dash-page .page-header{flex-wrap:nowrap}
.dash-create>a{min-height:44px;white-space:nowrap}
.panel.dash-connections{display:flex;flex-wrap:wrap;padding:4px 12px;gap:0 12px}
.dash-connection{flex:1 1 100%;gap:6px}
.dash-connections:not(.open) .dash-connection-state:disabled{font-size:13px}
.dash-connections:not(.open) .dash-connection-state .ant-btn-icon{display:none}
.dash-connection>button{min-height:44px}
.dash-connections:not(.open) .dash-connection.connected{flex:0 0 auto;min-height:44px}
.dash-connections:not(.open) .dash-connection.connected .dash-connection-detail,.dash-connections:not(.open) .dash-connection.connected .dash-connection-manage{display:none}
.dash-connection:not(.connected){padding-block:4px}
.dash-connection:not(.connected)>button{min-width:168px;padding-inline:12px}
.dash-connections-more{display:block;margin-inline-start:auto}
.dash-accounts:not(.open){display:none}
.dash-account>button,.dash-account-add>button{min-height:44px}
.dash-connections-more button{min-height:44px;padding-inline:8px;margin-inline-end:-8px}
.dash-row-actions{grid-column:1/-1}
.dash-row-actions button{min-height:44px}
.dash-actions .dash-delete{flex:0 0 auto}
.dash-back{min-height:44px}
.dash-now .dash-row-actions button,.dash-now-panel>header>a{min-height:44px}
.posts-filters .posts-search{flex:1 1 100%;max-width:none}
.posts-filters label{flex:1 1 140px}
.posts-filters .posts-search>label{flex:none}
.posts-filters select{max-width:none;width:100%}
.posts-filters .ant-input{min-height:44px;font-size:16px}
.ant-btn.posts-phone{display:inline-flex;min-height:44px}
.posts-filters:not(.open) .posts-more{display:none}
.posts-more{flex:1 1 100%}
.posts-head{padding:0 16px}
.posts-select{min-width:44px;min-height:44px;align-items:center}
.dash-post:has(>.posts-select){grid-template-columns:44px minmax(0,1fr)}
.dash-post:has(>.posts-select):has(>.dash-thumb){grid-template-columns:44px 48px minmax(0,1fr)}
.posts-bulk{bottom:calc(8px + env(safe-area-inset-bottom));padding:8px 12px}
.posts-bulk button{min-height:44px;padding-inline:12px}
.panel.dash-posts{padding:0 16px}
.dash-target{grid-template-columns:20px minmax(0,1fr) auto}
.dash-target-name{white-space:normal;overflow-wrap:anywhere}
.dash-target>.status-tag{grid-column:3;grid-row:1}
.dash-target>.dash-target-time{grid-column:2/-1;grid-row:2}
.dash-target:has(>.dash-out)>.dash-target-time{grid-column:2}
.dash-target>.dash-out{grid-column:3;grid-row:2;justify-self:end}
.dash-targets{gap:10px}
.dash-thumb{width:48px;height:48px}
.dash-post{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.dash-post:has(>.dash-thumb){grid-template-columns:48px minmax(0,1fr)}
.dash-post-body{display:contents}
.dash-post-body>p,.dash-post-body>.status-tag{grid-column:1/-1;justify-self:start}
.dash-post-text{align-self:center}
.dash-targets{grid-column:1/-1}
.dash-actions button{min-height:44px;flex:1 1 auto;padding-inline:12px}
.dash-post-header .dash-actions{flex-basis:100%}
.dash-target-card header{flex-wrap:wrap}
.dash-target-card header>.dash-target-status{flex-basis:100%;justify-content:flex-start}
.dash-field{min-height:44px;font-size:16px}
.dash-facts>div{grid-template-columns:84px minmax(0,1fr)}
.dash-out,.dash-post-text{padding-block:4px}
}
`;

export const Styles = (): ReactNode => (
  <style href="dashboard" precedence="default">
    {STYLES}
  </style>
);
