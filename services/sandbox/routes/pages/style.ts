/**
 * The sandbox's own plain look: Carillon's grounds and texts, with green for what can be pressed, so that nobody takes
 * it for a network or for Carillon itself.
 */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --surface: #fff; --line: #e3e6eb; --text: #161b26; --muted: #556070;
  --accent: #146c3a; --on-accent: #fff; --note: #fdf4e4; --on-note: #8f5200;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1218; --surface: #171b23; --line: #2a303b; --text: #e7eaf0; --muted: #9aa5b5;
    --accent: #5cc98a; --on-accent: #0f1218; --note: #2a2115; --on-note: #e0a458;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  background: var(--ground); color: var(--text); font: 16px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif;
}
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 8px; background: var(--surface); padding: 8px 12px; z-index: 1; }
header { background: var(--surface); border-bottom: 1px solid var(--line); }
.bar, main, footer { width: 100%; max-width: 672px; margin: 0 auto; padding: 0 16px; }
.bar { min-height: 56px; display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; padding-top: 8px; padding-bottom: 8px; }
.home { font-weight: 600; color: inherit; text-decoration: none; padding: 8px 0; }
.tag { font-size: 14px; background: var(--note); color: var(--on-note); padding: 2px 10px; border-radius: 999px; }
main { flex: 1; padding-top: 24px; padding-bottom: 32px; }
footer { padding-top: 16px; padding-bottom: 24px; color: var(--muted); font-size: 14px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px; }
.narrow { max-width: 448px; margin: 0 auto; padding: 24px; }
.narrow h1 { font-size: 20px; margin-top: 8px; }
.empty { color: var(--muted); padding: 48px 0; text-align: center; }
.byline { display: flex; align-items: center; gap: 12px; }
.byline > div { flex: 1; min-width: 0; }
.avatar { border-radius: 50%; flex: none; }
.author { font-size: 16px; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
.when { margin: 0; font-size: 12px; color: var(--muted); font-variant-numeric: tabular-nums; }
.when a { color: inherit; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0; }
.media { margin-top: 12px; display: grid; gap: 4px; border-radius: 8px; overflow: hidden; }
.media img, .media video { display: block; width: 100%; background: var(--ground); }
.media.one img, .media.one video { height: auto; max-height: 720px; object-fit: contain; }
.media.many { grid-template-columns: repeat(2, 1fr); }
.media.many img { aspect-ratio: 1; height: 100%; object-fit: cover; }
.media.many img:first-child:nth-last-child(odd) { grid-column: 1 / -1; aspect-ratio: 2; }
.badge { display: inline-flex; align-items: center; gap: 6px; font-size: 14px; color: var(--muted); flex: none; }
.glyph {
  display: inline-grid; place-items: center; width: 24px; height: 24px; border-radius: 6px;
  color: #fff; font-weight: 600; font-size: 12px; line-height: 1;
}
.facebook .glyph { background: #0866ff; } .instagram .glyph { background: #c13584; } .linkedin .glyph { background: #0a66c2; } .bluesky .glyph { background: #0a6fdb; } .mastodon .glyph { background: #563acc; }
input[type=checkbox] { accent-color: var(--accent); width: 18px; height: 18px; }
form > label { display: block; font-weight: 600; margin: 16px 0 4px; }
input:not([type=checkbox]) {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--ground); border: 1px solid var(--muted); border-radius: 8px;
}
.help { margin: 4px 0 16px; font-size: 14px; color: var(--muted); }
summary { cursor: pointer; padding: 8px 0; }
.scopes { list-style: none; margin: 0; padding: 0; }
.scopes label { display: flex; align-items: center; gap: 8px; min-height: 40px; }
.scopes code { overflow-wrap: anywhere; font-size: 14px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
button {
  flex: 1; min-height: 44px; padding: 8px 20px; font: inherit; font-weight: 600; cursor: pointer;
  color: inherit; background: transparent; border: 1px solid var(--muted); border-radius: 8px;
}
button:hover { border-color: var(--accent); }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.count { margin: 12px 0 0; font-size: 14px; }
.comments h2 { font-size: 16px; margin: 0 0 8px; }
.comments ol { list-style: none; margin: 0; padding: 0; }
.comments ol ol { margin-left: 24px; border-left: 2px solid var(--line); padding-left: 12px; }
.comments li > div { padding: 8px 0; }
.comments p { margin: 0; overflow-wrap: anywhere; }
.comments .help { margin: 0; }
.more { text-align: center; padding: 8px 0; }
@media (max-width: 480px) { .narrow { padding: 16px; } .post { padding: 12px; } }
`;
