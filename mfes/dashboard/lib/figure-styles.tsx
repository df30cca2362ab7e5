import type { ReactNode } from 'react';

/** Styles of figures and charts; colors come from the theme's variables. */
const STYLES = `
.dash-analytics-header,.dash-list-panel>header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center}
.dash-analytics-header>h2{font-size:20px;margin-inline-end:auto;scroll-margin-top:16px}
.dash-list-panel>header>h3{margin-inline-end:auto}
.dash-range{display:flex;width:fit-content;margin:0;padding:0;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.dash-range label{position:relative;display:flex;min-height:40px;cursor:pointer}
.dash-range label>span{display:flex;align-items:center;padding:0 12px;border-radius:7px;color:var(--muted)}
.dash-range label:hover>span{color:var(--text)}
.dash-range input:checked+span{background:var(--primary-ground);color:var(--primary);font-weight:600}
.dash-range input:focus-visible+span{outline:2px solid var(--primary);outline-offset:2px}
.dash-figures{display:flex;flex-direction:column;gap:16px}
.dash-figures.busy .dash-card{opacity:.6}
.dash-cards{display:grid;grid-template-columns:repeat(4,minmax(0,1fr))}
.dash-networks{display:flex;flex-wrap:wrap;gap:1px;overflow:hidden;border:1px solid var(--line);border-radius:12px;background:var(--line)}
.dash-networks>.panel{flex:1 1 150px;border:0;border-radius:0}
.dash-cards>.panel{border-inline-start-width:0;border-radius:0}
.dash-cards>.panel:first-child{border-inline-start-width:1px;border-radius:0;border-start-start-radius:12px;border-end-start-radius:12px}
.dash-cards>.panel:last-child{border-radius:0;border-start-end-radius:12px;border-end-end-radius:12px}
.dash-wide-beside{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:16px;align-items:stretch}
.dash-side{display:flex;flex-direction:column;gap:16px;min-width:0}
.dash-analytics .panel.dash-card{min-height:104px;padding-block:12px}
.dash-side .dash-totals{grid-template:none/repeat(3,minmax(0,1fr))}
.dash-side .dash-totals>.panel{border-inline-start-width:0;border-top-width:1px;padding:12px}
.dash-side .dash-totals>.panel:first-child{border-inline-start-width:1px;border-radius:0;border-start-start-radius:12px;border-end-start-radius:12px}
.dash-side .dash-totals>.panel:last-child{border-radius:0;border-start-end-radius:12px;border-end-end-radius:12px}
.dash-side>.dash-chart-panel{flex:1}
.dash-halves{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;align-items:start}
.dash-totals{display:grid;grid-template-rows:repeat(3,1fr)}
.dash-totals>.panel{border-top-width:0;border-radius:0;justify-content:center}
.dash-totals>.panel:first-child{border-top-width:1px;border-radius:12px 12px 0 0}
.dash-totals>.panel:last-child{border-radius:0 0 12px 12px}
.panel.dash-card{position:relative;padding:16px;display:flex;flex-direction:column;gap:4px;min-height:116px}
.dash-totals .panel.dash-card{min-height:0}
.dash-card h3,.dash-chart-panel h3,.dash-list-panel h3{font-size:14px}
.dash-card>h3{padding-inline-end:32px}
.dash-card-network{display:flex;gap:8px;align-items:center}
.dash-value{font-size:24px;line-height:36px;min-height:36px;font-weight:600}
.dash-value small{font-size:14px;font-weight:400;white-space:nowrap}
.dash-list-panel .panel,.dash-list-panel .state{border:0;padding:0}
.dash-waiting{width:50%;border-radius:8px;background:var(--fill-strong)}
.dash-change{font-size:12px;min-height:18px}
.dash-change.up strong{color:var(--green)}
.dash-change.down strong{color:var(--red)}
.dash-change strong{font-weight:600}
.dash-fault{font-size:12px;color:var(--amber);overflow-wrap:anywhere}
.dash-definition{position:absolute;top:4px;inset-inline-end:4px}
.dash-definition>button{width:40px;height:40px;border:0;border-radius:8px;background:none;color:var(--muted);cursor:help}
.dash-definition>button>span{display:inline-grid;place-items:center;width:18px;height:18px;border:1px solid var(--muted);border-radius:50%;font-size:12px;line-height:1}
.dash-definition>[role=tooltip]{position:absolute;z-index:10;top:36px;inset-inline-end:4px;width:220px;padding:8px 12px;border-radius:8px;background:var(--text);color:var(--ground);font-size:12px;visibility:hidden;opacity:0;transition:opacity .16s}
.dash-definition:hover>[role=tooltip],.dash-definition>button:focus+[role=tooltip]{visibility:visible;opacity:1}
.panel.dash-chart-panel,.panel.dash-list-panel{padding:16px;display:flex;flex-direction:column;gap:8px;min-width:0}
.dash-chart-place{position:relative;min-width:0}
.dash-chart-state{height:100%;display:flex;flex-direction:column;gap:12px;align-items:center;justify-content:center;text-align:center;color:var(--muted)}
.dash-chart{position:relative;touch-action:pan-y}
.dash-chart>svg{display:block;overflow:visible}
.dash-axes line{stroke:var(--line)}
.dash-axes text{fill:var(--muted);font-size:12px;font-variant-numeric:tabular-nums}
.dash-line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.dash-line.likes{stroke:var(--primary)}
.dash-line.comments{stroke:var(--bronze)}
.dash-line.shares{stroke:var(--green)}
.dash-area{opacity:.12}
.dash-area.likes,.dash-dot.likes,.dash-series.likes{fill:var(--primary)}
.dash-area.comments,.dash-dot.comments,.dash-series.comments{fill:var(--bronze)}
.dash-area.shares,.dash-dot.shares,.dash-series.shares{fill:var(--green)}
.dash-series{font-size:12px;font-weight:600}
.dash-rule{stroke:var(--muted);stroke-dasharray:2 4}
.dash-dot{stroke:var(--surface);stroke-width:2}
.dash-point{position:absolute;top:16px;pointer-events:none;display:flex;flex-direction:column;gap:2px;min-width:128px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);font-size:12px;box-shadow:0 8px 24px rgb(0 0 0/.16)}
.dash-point strong{font-weight:600}
.dash-point-row{display:flex;justify-content:space-between;gap:12px}
.dash-point-row.likes{color:var(--primary)}
.dash-point-row.comments{color:var(--bronze)}
.dash-point-row.shares{color:var(--green)}
.dash-chart-table summary{display:inline-block;padding:4px 0;color:var(--primary);font-size:12px;cursor:pointer}
.dash-chart-table>:not(summary){max-height:320px;overflow:auto}
.dash-chart-table table,.dash-table table{border-collapse:collapse;width:100%}
.dash-chart-table th,.dash-chart-table td{padding:4px 8px;text-align:end;font-weight:400;border-top:1px solid var(--line)}
.dash-chart-table thead th{border-top:0;color:var(--muted)}
.dash-chart-table th:first-child{text-align:start}
.dash-post-figures{border-top:1px solid var(--line);padding-top:16px;display:flex;flex-direction:column;gap:8px}
.dash-post-figures>h3{font-size:14px}
.dash-post-figures dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(72px,1fr));gap:8px;margin:0}
.dash-post-figures dt{font-size:12px;color:var(--muted)}
.dash-post-figures dd{margin:0;font-size:16px;font-weight:600}
.dash-chart .animated{animation:dash-appear .2s ease-out}
@keyframes dash-appear{from{opacity:0}}
@media(prefers-reduced-motion:reduce){.dash-chart .animated{animation:none}.dash-definition>[role=tooltip]{transition:none}}
@media(max-width:1100px){
.dash-cards{grid-template-columns:repeat(2,minmax(0,1fr))}
.dash-cards>.panel:nth-child(3){border-inline-start-width:1px;border-end-start-radius:12px}
.dash-cards>.panel:nth-child(n+3){border-top-width:0}
.dash-cards>.panel:first-child{border-radius:0;border-start-start-radius:12px}
.dash-cards>.panel:nth-child(2){border-radius:0;border-start-end-radius:12px}
.dash-cards>.panel:last-child{border-radius:0;border-end-end-radius:12px}
}
@media(max-width:900px){.dash-wide-beside,.dash-halves{grid-template-columns:minmax(0,1fr)}.dash-totals{grid-template:none/repeat(3,minmax(0,1fr))}.dash-totals>.panel{border-inline-start-width:0;border-top-width:1px}.dash-totals>.panel:first-child{border-inline-start-width:1px;border-radius:0;border-start-start-radius:12px;border-end-start-radius:12px}.dash-totals>.panel:last-child{border-radius:0;border-start-end-radius:12px;border-end-end-radius:12px}}
@media(max-width:760px){
.dash-range{width:100%}
.dash-range label{flex:1;min-height:44px}
.dash-range label>span{flex:1;justify-content:center;padding:0 4px}
.dash-value small{font-size:12px}
.panel.dash-card{padding:12px}
.dash-definition>button{width:44px;height:44px}
.dash-cards>:nth-child(odd) [role=tooltip]{inset-inline-end:auto;inset-inline-start:-88px}
}
@media print{.dash-chart-table,.dash-definition{display:none}}
`;

export const FigureStyles = (): ReactNode => (
  <style href="dashboard-figures" precedence="default">
    {STYLES}
  </style>
);
