/** The team page's own rules. */
export const TEAM_STYLES = `
.team-list{list-style:none;margin:0;padding:0}
.team-list li{display:flex;gap:8px 16px;align-items:center;justify-content:space-between;flex-wrap:wrap;padding:12px 0;border-top:1px solid var(--line)}
.team-list li:first-child{border-top:0;padding-top:0}
.team-list li:last-child{padding-bottom:0}
.team-list li>div:first-child{flex:1 1 240px;min-width:0;overflow-wrap:anywhere}
.team-list h3{font-size:14px;margin:0}
.team-list p{margin:0}
.team-actions{display:flex;gap:8px;flex-wrap:wrap}
.team-head{display:flex;gap:8px 16px;align-items:center;justify-content:space-between;flex-wrap:wrap}
.page .team-head h2{margin:0;overflow-wrap:anywhere}
.team-card p{margin:0}
.team-card .ant-checkbox-wrapper{align-items:flex-start}
.team-card .ant-checkbox{align-self:flex-start;margin-top:2px}
.team-card .state{padding:8px 0}
.team-roles{margin:0;display:grid;grid-template-columns:max-content 1fr;gap:8px 16px}
.account-card .team-roles{gap:8px 16px}
@media (max-width:600px){.account-card .team-roles{grid-template-columns:1fr;gap:2px}.team-roles dd{margin-bottom:8px}}
.team-findings{list-style:none;margin:0 0 4px;padding:0;display:grid;gap:4px}
.team-choice{display:flex;gap:8px 12px;align-items:flex-start;cursor:pointer;padding:4px 0}
.team-choice input{margin:4px 0 0;flex:none}
`;
