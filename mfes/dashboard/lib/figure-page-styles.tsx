import type { ReactNode } from 'react';

/** Styles of the analytics pages: tables, filters, lists and the printed report. */
const STYLES = `
.dash-report-choice{display:flex;flex-wrap:wrap;gap:16px;align-items:end}
.dash-filters{display:flex;flex-wrap:wrap;gap:16px;align-items:end}
.dash-filters>*{display:flex;flex-direction:column;gap:4px}
.dash-filters label>span,.dash-search>label{font-weight:600}
.dash-filters .dash-search{flex:1 1 240px;max-width:420px}
.dash-filters .dash-phone{display:none}
.panel.dash-table{padding:0 16px;overflow-x:auto}
.dash-table[aria-busy=true]{opacity:.6}
.dash-table th,.dash-table td{padding:12px 8px;text-align:end;font-weight:400;white-space:nowrap}
.dash-table tbody tr{border-top:1px solid var(--line)}
.dash-table th:first-child{text-align:start;width:45%;min-width:240px;white-space:normal}
.dash-table thead th{padding-block:4px;color:var(--muted)}
.dash-table thead th[aria-sort$=ing]{color:var(--text);font-weight:600}
.dash-table thead button{min-height:40px;padding:0;border:0;background:none;color:inherit;cursor:pointer}
.dash-table thead button:hover{color:var(--primary)}
.dash-table .dash-post-text{font-weight:600}
.dash-row-target{display:flex;gap:8px;align-items:center;margin-top:4px;font-size:12px}
.dash-top,.dash-best{list-style:none;margin:0;padding:0}
.dash-top li+li{border-top:1px solid var(--line)}
.dash-top .dash-post-text{-webkit-line-clamp:1;font-weight:400}
.dash-top li{display:grid;grid-template-columns:20px minmax(0,1fr) auto;gap:8px;align-items:center;padding:8px 0}
.dash-top .dash-post-text{-webkit-line-clamp:2}
.dash-top-figures{font-size:12px;text-align:end}
.dash-top-figures strong{font-size:14px}
.dash-best{display:flex;flex-direction:column;gap:4px}
.dash-best li::before{content:"";display:inline-block;width:8px;height:8px;margin-inline-end:8px;border-radius:50%;background:var(--primary)}
.dash-heat{display:flex;flex-direction:column;gap:2px;margin-top:8px;font-size:12px;color:var(--muted)}
.dash-heat-day{display:grid;grid-template-columns:36px repeat(24,minmax(0,1fr));gap:2px;align-items:center}
.dash-heat-day>i{height:18px;border-radius:3px;background:var(--primary)}
.dash-heat-hours{grid-template-columns:36px repeat(4,minmax(0,6fr))}
@media(max-width:760px){
.dash-top li{grid-template-columns:20px minmax(0,1fr);gap:4px 8px}
.dash-top-figures{grid-column:2;text-align:start}
.dash-filters .dash-phone{display:flex}
.dash-filters>label{flex:1 1 140px}
.dash-filters .dash-search{flex:1 1 100%;max-width:none}
.dash-filters .ant-input{min-height:44px;font-size:16px}
.dash-table thead{display:none}
.dash-table table,.dash-table tbody{display:block}
.dash-table tr{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px;padding:16px 0}
.dash-table tbody tr:first-child{border-top:0}
.dash-table th:first-child,.dash-table td:nth-child(2){grid-column:1/-1;width:auto;padding:0;text-align:start}
.dash-table td{padding:0;text-align:start}
.dash-table td::before{content:attr(data-label);display:block;font-size:12px;color:var(--muted)}
.dash-heat-day{grid-template-columns:32px repeat(24,minmax(0,1fr));gap:1px}
.dash-heat-hours{grid-template-columns:32px repeat(4,minmax(0,6fr))}
}
@media print{
.dash-report .dash-screen,.dash-list-panel>header>a{display:none}
.dash-report{gap:12px}
.dash-report .dash-cards{grid-template-columns:repeat(4,minmax(0,1fr))}
.dash-report .dash-cards>.panel:nth-child(3){border-inline-start-width:0;border-radius:0}
.dash-report .dash-cards>.panel:nth-child(n+3){border-top-width:1px}
.dash-report .dash-cards>.panel:first-child{border-radius:0;border-start-start-radius:12px;border-end-start-radius:12px}
.dash-report .dash-cards>.panel:nth-child(2){border-radius:0}
.dash-report .dash-cards>.panel:last-child{border-radius:0;border-start-end-radius:12px;border-end-end-radius:12px}
.dash-report .dash-wide-beside{grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:8px}
.dash-report .dash-halves{grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}
.dash-report .dash-totals{grid-template:repeat(3,1fr)/none}
.dash-report .dash-totals>.panel{border-inline-start-width:1px;border-top-width:0;border-radius:0}
.dash-report .dash-totals>.panel:first-child{border-top-width:1px;border-radius:12px 12px 0 0}
.dash-report .dash-totals>.panel:last-child{border-radius:0 0 12px 12px}
.dash-report .dash-figures{gap:8px}
.dash-report .panel{break-inside:avoid;padding:12px;min-height:0}
.dash-report .dash-chart-place{height:auto!important}
.dash-report .dash-chart>svg{width:100%;height:auto}
.dash-report a{color:var(--text);text-decoration:none}
.dash-heat i{print-color-adjust:exact}
}
`;

export const FigurePageStyles = (): ReactNode => (
  <style href="dashboard-figure-pages" precedence="default">
    {STYLES}
  </style>
);
