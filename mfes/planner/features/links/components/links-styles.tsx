import type { ReactNode } from 'react';

/** The rules of link tracking; colors come from the theme's variables. */
const STYLES = `
.links-form{display:flex;flex-direction:column;gap:16px}
.links-rule,.links-network{display:flex;flex-direction:column;gap:12px;min-width:0}
.links-rule h2{font-size:16px}
.links-rule .field{max-width:560px}
.links-help{font-size:12px;overflow-wrap:anywhere}
.links-rule code{padding:1px 4px;border:1px solid var(--line);border-radius:4px;background:var(--ground)}
.links-day{white-space:nowrap}
.links-sites{border:0;margin:0;padding:0;min-width:0;display:flex;flex-direction:column;gap:4px}
.links-sites legend{padding:0;margin-bottom:4px;font-weight:600}
.links-sites>label{display:flex;gap:8px;align-items:center;min-height:40px;cursor:pointer}
.links-sites input[type=radio]{width:16px;height:16px;margin:0}
.links-sites textarea{resize:vertical;min-height:80px}
.links-networks{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(280px,100%),1fr));align-items:start}
.links-network h3{font-size:16px;display:flex;gap:8px;align-items:center}
.links-form input,.links-form textarea{scroll-margin-bottom:96px}
.links-example{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
.links-save{display:flex;gap:8px;align-items:center;justify-content:flex-end;flex-wrap:wrap;position:sticky;bottom:0;padding:12px 0;background:var(--ground);border-top:1px solid var(--line)}
.links-save span.muted{margin-inline-end:auto}
@media(max-width:760px){
.links-sites>label{min-height:44px}
.links-save span.muted{flex:1 1 100%}
.links-save .ant-btn{flex:1 1 0;justify-content:center;min-height:44px}
}
`;

export const LinksStyles = (): ReactNode => (
  <style href="planner-links" precedence="default">
    {STYLES}
  </style>
);
