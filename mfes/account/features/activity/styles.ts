/** The activity page's own rules. */
export const ACTIVITY_STYLES = `
.activity-filters{display:flex;flex-wrap:wrap;gap:16px;align-items:end}
.activity-filters>label{display:flex;flex-direction:column;gap:4px;flex:0 1 220px;min-width:0}
.activity-filters label>span{font-weight:600}
.panel.activity-list{list-style:none;margin:0;padding:8px 24px;max-width:960px}
.activity-list[aria-busy=true]{opacity:.6}
.activity-list li{display:flex;gap:4px 24px;justify-content:space-between;align-items:baseline;padding:12px 0;border-top:1px solid var(--line)}
.activity-list li:first-child{border-top:0}
.activity-list p{margin:0;min-width:0;overflow-wrap:anywhere}
.activity-list time{flex:none}
.activity-list li:focus-visible{outline-offset:4px}
.activity-back{display:inline-flex;align-items:center;gap:4px;min-height:40px;align-self:flex-start}
@media (max-width:600px){
.panel.activity-list{padding:4px 16px}
.activity-list li{flex-direction:column}
.activity-filters>label{flex:1 1 140px}
.activity-filters .ant-input{min-height:44px;font-size:16px}
.activity-back{min-height:44px}
}
`;
