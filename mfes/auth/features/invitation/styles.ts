/** The invitation's own rules. */
export const INVITATION_STYLES = `
.invitation-facts{margin:0 0 24px;display:grid;gap:2px}
.invitation-facts dt{font-weight:600}
.invitation-facts dd{margin:0 0 8px;overflow-wrap:anywhere}
.invitation-facts dd .muted{display:block}
.invitation-actions{display:flex;gap:12px;flex-wrap:wrap}
.invitation-actions .ant-btn{flex:1 1 140px}
`;
