/** The account pages' own rules; colors come from the theme's variables. */
export const STYLES = `
.account-current{display:flex;gap:16px;align-items:flex-start;justify-content:space-between;flex-wrap:wrap}
.account-nav{display:flex;flex-wrap:wrap;gap:0 20px;border-bottom:1px solid var(--line)}
.account-nav a{display:flex;align-items:center;min-height:44px;color:var(--muted);text-decoration:none;white-space:nowrap;border-bottom:2px solid transparent}
.account-nav a:hover{color:var(--text)}
.account-nav a:focus-visible{outline-offset:-2px}
.account-nav a[aria-current]{color:var(--text);font-weight:600;border-color:var(--primary)}
@media (max-width:480px){.account-nav{display:grid;grid-template-columns:repeat(3,max-content);justify-content:space-between}}
.account-card{max-width:800px;display:flex;flex-direction:column;gap:16px}
.account-card dl{margin:0;display:grid;gap:4px}
.account-card dt{font-weight:600}
.account-card dd{margin:0;overflow-wrap:anywhere}
.account-sessions{list-style:none;margin:0;padding:0}
.account-sessions li{display:flex;gap:8px 16px;align-items:center;justify-content:space-between;flex-wrap:wrap;padding:12px 0;border-top:1px solid var(--line)}
.account-sessions li:first-child{border-top:0;padding-top:0}
.account-sessions li>div{flex:1 1 240px;min-width:0;overflow-wrap:anywhere}
.account-sessions h3{font-size:14px}
.account-here{color:var(--green);font-weight:600}
.account-save{display:flex;gap:8px 16px;align-items:center;flex-wrap:wrap}
@media (max-width:600px){.account-save .ant-btn{width:100%}}
.page h2{font-size:18px;margin:0 0 8px}
.account-usage,.account-plans,.account-plans ul,.account-history{list-style:none;margin:0;padding:0}
.account-usage{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:24px 32px;margin-bottom:16px}
.account-usage li{display:grid;grid-template-columns:1fr auto;gap:4px 16px;align-content:start}
.account-usage li>.muted,.account-bar{grid-column:1/-1}
.account-bar{height:6px;border-radius:3px;background:var(--line);overflow:hidden}
.account-bar>span{display:block;height:100%;background:var(--primary)}
.account-usage .full .tabular{color:var(--amber);font-weight:600}
.account-usage .full .account-bar>span{background:var(--amber)}
.account-periods{display:flex;flex-wrap:wrap;gap:4px 20px;border:0;margin:0 0 8px;padding:0}
.account-periods label{display:flex;gap:8px;align-items:center;min-height:44px;cursor:pointer}
.account-plans{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px;margin-top:16px}
.account-plans>li{display:flex;flex-direction:column;gap:12px}
.account-plans h3{font-size:16px;margin:0}
.account-plans ul{flex:1;display:flex;flex-direction:column;gap:6px}
.account-price strong{font-size:24px}
.account-own{font-weight:600;min-height:40px;display:flex;align-items:center;justify-content:center}
.account-history li{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px 0;border-top:1px solid var(--line)}
.account-history time{grid-column:1/-1}
.account-actions{display:flex;gap:8px;flex-wrap:wrap;margin-top:12px}
.account-checkout{max-width:560px;display:flex;flex-direction:column;gap:12px}
.account-order{display:flex;justify-content:space-between;gap:16px}
.account-order .tabular{white-space:nowrap}
.account-total{border-top:1px solid var(--line);padding-top:12px;font-weight:600}
.account-tokens{list-style:none;margin:0;padding:0;display:grid;gap:16px}
.account-tokens>li{display:flex;gap:16px;align-items:flex-start;justify-content:space-between;flex-wrap:wrap}
.account-tokens>li>div{min-width:0;overflow-wrap:anywhere}
.account-tokens p{margin:4px 0 0}
.account-ended{color:var(--amber);font-weight:600}
.account-form{display:flex;flex-direction:column;gap:16px}
.account-form h3{font-size:16px;margin:0}
.account-form p{margin:0}
.account-goes{margin:0;padding-inline-start:20px;display:grid;gap:4px}
.account-choice{border:0;margin:0;padding:0;display:flex;flex-direction:column;gap:8px;min-width:0}
.account-choice legend{font-weight:600;padding:0;margin-bottom:4px}
.account-choice .account-periods{margin:0}
.account-choice .ant-checkbox-wrapper{align-items:flex-start}
.account-choice .ant-checkbox{align-self:flex-start;margin-top:2px}
.account-means{display:block}
.account-secret{margin:0;padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--ground);white-space:pre-wrap;overflow-wrap:anywhere;user-select:all;font-size:14px}
.account-code{margin:0;padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--ground);white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}
.account-webhook-help{display:flex;flex-direction:column;gap:12px;align-items:flex-start;margin-top:24px}
.account-webhook-help>p,.account-webhook-help>h2{margin:0}
.account-webhook-help>.account-code{align-self:stretch}
.account-webhook{display:flex;flex-direction:column;gap:8px;margin-bottom:16px;overflow-wrap:anywhere}
.account-webhook p{margin:0}
.account-log-head{display:flex;justify-content:space-between;align-items:center;gap:16px;flex-wrap:wrap}
.account-log{list-style:none;margin:0;padding:0}
.account-log li{display:flex;gap:8px 16px;align-items:center;flex-wrap:wrap;padding:12px 0;border-top:1px solid var(--line)}
.account-log li:first-child{border-top:0}
.account-log li>div{flex:1 1 240px;min-width:0;overflow-wrap:anywhere}
.account-log p{margin:4px 0 0}
.account-log pre{margin-top:8px}
.account-sessions h4{margin:0;font-size:14px;font-weight:400}
.account-scan{display:flex;gap:16px 24px;flex-wrap:wrap;align-items:flex-start}
.account-scan>.account-form{flex:1 1 200px;min-width:0}
.account-codes{list-style:none;margin:0;padding:12px;display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:4px 16px;border:1px solid var(--line);border-radius:8px;background:var(--ground);font-family:ui-monospace,monospace;user-select:all}
`;
