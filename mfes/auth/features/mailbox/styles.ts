/** On a phone it is either the list or the mail. */
export const STYLES = `
  .mailbox { display: grid; grid-template-columns: 320px minmax(0, 1fr); gap: 16px; align-items: start; }
  .mailbox-side { display: grid; gap: 16px; padding: 16px; }
  .mailbox-list { list-style: none; margin: 0 -8px; padding: 0; max-height: 70vh; overflow-y: auto; }
  .mailbox-list a { display: grid; gap: 2px; padding: 10px 8px; border-radius: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  .mailbox-list a:hover, .mailbox-list a[aria-current] { background: var(--ground); }
  .mailbox-list span, .mailbox-list time { font-size: 12px; }
  .mailbox-main { min-width: 0; }
  .mailbox-hint { padding: 24px; }
  .mailbox-mail { padding: 16px; }
  .mailbox-mail h2 { font-size: 20px; margin: 0; overflow-wrap: anywhere; }
  .mailbox-mail > p { margin: 4px 0 16px; overflow-wrap: anywhere; }
  .mailbox-mail iframe { display: block; width: 100%; border: 1px solid var(--line); border-radius: 8px; }
  .mailbox-back { display: none; min-height: 44px; align-content: center; }
  @media (max-width: 991px) {
    .mailbox { grid-template-columns: minmax(0, 1fr); }
    .mailbox-open .mailbox-side, .mailbox-hint { display: none; }
    .mailbox-back { display: inline-grid; }
  }`;
